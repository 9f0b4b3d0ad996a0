import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/// Makes one jar of ours and the libraries, without the native libraries of other systems, which
/// are most of some, and the classes that speak to them: `java OneJar.java TARGET OURS LIBRARY...`.
/// What looks a service up opens every jar of the class path, which with sixty of them is a fifth of
/// the time to the first window.
///
/// The manifest is ours without its class path; files of services are joined; signatures fall away,
/// as they hold for a library by itself, and so do module descriptions. A name that two jars give
/// different bytes ends the build, except below META-INF, where the first counts: licences lie
/// there, and those are gathered by `Notices.java`.
void main(String... arguments) throws IOException {
  List<Path> jars = Arrays.stream(arguments).skip(1).map(Path::of).toList();
  Manifest manifest;
  try (JarFile ours = new JarFile(jars.getFirst().toFile())) {
    manifest = ours.getManifest();
  }
  manifest.getMainAttributes().remove(Attributes.Name.CLASS_PATH);
  manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
  try (JarOutputStream out =
      new JarOutputStream(Files.newOutputStream(Path.of(arguments[0])), manifest)) {
    for (Path jar : jars) {
      add(jar, out);
    }
    for (Map.Entry<String, ByteArrayOutputStream> service : services.entrySet()) {
      write(out, service.getKey(), service.getValue().toByteArray());
    }
  }
}

private static final Pattern NATIVE = Pattern.compile(".*\\.(so|dll|dylib|jnilib|a)");
private static final Pattern LEFT_OUT =
    Pattern.compile(
        "META-INF/MANIFEST\\.MF|META-INF/[^/]+\\.(SF|RSA|DSA|EC)|META-INF/(maven|native-image)/.*"
            + "|(.*/)?module-info\\.class");
private static final boolean LINUX = System.getProperty("os.name").equals("Linux");
/// A tenth of all entries; each costs the start, since the list of them is read before the window.
private static final Pattern OTHER_SYSTEMS =
    Pattern.compile("com/sun/jna/platform/(win32|wince|mac)/.*");
private static final String SERVICES = "META-INF/services/";
private static final String VERSIONS = "META-INF/versions/";

private final Map<String, ByteArrayOutputStream> services = new LinkedHashMap<>();
private final Map<String, byte[]> written = new HashMap<>();

void add(Path from, JarOutputStream out) throws IOException {
  try (ZipFile jar = new ZipFile(from.toFile());
      JarFile described = new JarFile(from.toFile())) {
    for (ZipEntry entry : new ArrayList<>(jar.stream().map(e -> (ZipEntry) e).toList())) {
      String name = entry.getName();
      if (entry.isDirectory()
          || LEFT_OUT.matcher(name).matches()
          || foreign(name)
          || (LINUX && OTHER_SYSTEMS.matcher(name).matches())
          || (name.startsWith(VERSIONS) && !described.isMultiRelease())) {
        continue;
      }
      byte[] bytes;
      try (InputStream in = jar.getInputStream(entry)) {
        bytes = in.readAllBytes();
      }
      if (name.startsWith(SERVICES)) {
        ByteArrayOutputStream joined =
            services.computeIfAbsent(name, n -> new ByteArrayOutputStream());
        joined.writeBytes(bytes);
        joined.write('\n');
      } else if (isNew(name, bytes, from)) {
        write(out, name, bytes);
      }
    }
  }
}

boolean isNew(String name, byte[] bytes, Path from) {
  byte[] before = written.putIfAbsent(name, bytes);
  if (before != null && !name.startsWith("META-INF/") && !Arrays.equals(before, bytes)) {
    throw new IllegalStateException(from + " has another " + name + " than a jar before it");
  }
  return before == null;
}

/// Without a time, so that the same jars make the same jar.
void write(JarOutputStream out, String name, byte[] bytes) throws IOException {
  ZipEntry entry = new ZipEntry(name);
  entry.setTimeLocal(java.time.LocalDateTime.of(1980, 1, 1, 0, 0));
  out.putNextEntry(entry);
  out.write(bytes);
  out.closeEntry();
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
