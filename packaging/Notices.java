import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/// Writes what the package holds of others, with licences and their texts, to standard output:
/// `java -cp target/lib/* Notices.java SBOM.json LIB-FOLDER ASSETS RUNTIME`. Each component's
/// licence is what its own metadata says; one that says none is an error, not an omission.
void main(String... arguments) throws IOException {
  JsonNode sbom = new ObjectMapper().readTree(Path.of(arguments[0]).toFile());
  Path lib = Path.of(arguments[1]);
  Path assets = Path.of(arguments[2]);
  Path runtime = Path.of(arguments[3]);
  PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
  out.println("Assay contains the following works of others. Their texts stand below each.\n");
  TreeMap<String, JsonNode> components = new TreeMap<>();
  for (JsonNode component : sbom.path("components")) {
    components.put(component.path("group").asText() + ":" + component.path("name").asText(), component);
  }
  for (var entry : components.entrySet()) {
    JsonNode component = entry.getValue();
    String licences = licences(component);
    if (licences.isEmpty()) {
      throw new IOException(entry.getKey() + " names no licence");
    }
    out.println("=".repeat(78));
    out.println(entry.getKey() + " " + component.path("version").asText());
    out.println("Licence: " + licences + "\n");
    Path jar = lib.resolve(component.path("name").asText() + "-" + component.path("version").asText() + ".jar");
    if (Files.isRegularFile(jar)) {
      texts(jar, out);
    }
  }
  for (String font : List.of("Inter", "JetBrainsMono")) {
    out.println("=".repeat(78));
    out.println("Font " + font + "\nLicence: OFL-1.1\n");
    out.println(Files.readString(assets.resolve("fonts/" + font + "-OFL.txt")));
  }
  out.println("=".repeat(78));
  out.println("The Java runtime: " + release(runtime));
  out.println("Licence: GPL-2.0-only WITH Classpath-exception-2.0; texts in runtime/legal.");
  out.flush();
}

String licences(JsonNode component) {
  StringBuilder names = new StringBuilder();
  for (JsonNode licence : component.path("licenses")) {
    JsonNode one = licence.path("license");
    String name = licence.has("expression") ? licence.path("expression").asText() : one.has("id") ? one.path("id").asText() : one.path("name").asText();
    names.append(names.isEmpty() ? "" : ", ").append(name);
  }
  return names.toString();
}

private static final Pattern TEXT =
    Pattern.compile("(meta-inf/)?(licen[cs]e|notice|copying)[^/]*(\\.txt|\\.md)?");

void texts(Path jar, PrintStream out) throws IOException {
  try (ZipFile zip = new ZipFile(jar.toFile())) {
    for (ZipEntry entry : zip.stream().filter(e -> !e.isDirectory() && TEXT.matcher(e.getName().toLowerCase(Locale.ROOT)).matches()).toList()) {
      try (InputStream in = zip.getInputStream(entry)) {
        out.println("-- " + entry.getName());
        out.println(new String(in.readAllBytes(), StandardCharsets.UTF_8).strip());
        out.println();
      }
    }
  }
}

String release(Path runtime) throws IOException {
  return Files.readAllLines(runtime.resolve("release")).stream()
      .filter(line -> line.startsWith("IMPLEMENTOR=") || line.startsWith("JAVA_VERSION="))
      .map(line -> line.substring(line.indexOf('=') + 1).replace("\"", ""))
      .reduce((a, b) -> a + " " + b)
      .orElseThrow();
}
