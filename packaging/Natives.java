import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/// Copies jars into the image without the native libraries of other systems, which are most of
/// some: `java Natives.java TARGET-FOLDER JAR...`.
void main(String... arguments) throws IOException {
  Path target = Files.createDirectories(Path.of(arguments[0]));
  for (String jar : List.of(arguments).subList(1, arguments.length)) {
    copy(Path.of(jar), target.resolve(Path.of(jar).getFileName()));
  }
}

private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib|a)");

void copy(Path from, Path to) throws IOException {
  try (ZipFile jar = new ZipFile(from.toFile())) {
    if (jar.stream().noneMatch(entry -> foreign(entry.getName()))) {
      Files.copy(from, to);
      return;
    }
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(to))) {
      for (ZipEntry entry : jar.stream().filter(e -> !foreign(e.getName())).toList()) {
        ZipEntry copied = new ZipEntry(entry.getName());
        copied.setTime(entry.getTime());
        out.putNextEntry(copied);
        try (InputStream in = jar.getInputStream(entry)) {
          in.transferTo(out);
        }
        out.closeEntry();
      }
    }
  }
}

/// A native library below a folder that names another system or processor; one whose folder says
/// nothing of either is kept.
boolean foreign(String entry) {
  if (!NATIVE.matcher(entry).matches()) {
    return false;
  }
  String folder = entry.toLowerCase(Locale.ROOT).replace('_', '-');
  boolean named = Pattern.compile("(linux|mac|darwin|win|aix|sunos|bsd)").matcher(folder).find();
  return named && !folder.matches(".*linux[/-]" + processor() + "/.*");
}

String processor() {
  String arch = System.getProperty("os.arch");
  return arch.equals("amd64") ? "x86-64" : arch;
}
