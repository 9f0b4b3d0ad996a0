package app.assay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The launcher, in a checkout of its own with a Maven and a Java that only say how they were
/// called.
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {

  private static final Instant LATER = Instant.parse("2040-01-01T00:00:00Z");

  private record Run(int exit, List<String> out, String err) {}

  @TempDir private Path folder;
  private Path checkout;
  private Path jdk;
  private Path tools;

  @BeforeEach
  void layOut() throws IOException {
    checkout = Files.createDirectories(folder.resolve("a check out"));
    write(checkout.resolve("src/main/java/A.java"), "class A {}");
    write(checkout.resolve("assets/a.txt"), "a");
    write(checkout.resolve("pom.xml"), "<project/>");
    Files.createDirectories(checkout.resolve("packaging"));
    for (String script : List.of("assay", "find-java")) {
      Files.copy(
          Path.of("packaging", script),
          checkout.resolve("packaging").resolve(script),
          StandardCopyOption.COPY_ATTRIBUTES);
    }
    jdk = folder.resolve("jdk 25");
    write(jdk.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_VERSION=\"25.0.1\"\n");
    script(jdk.resolve("bin/java"), "for a in \"$@\"; do echo \"[$a]\"; done; exit 7");
    tools = folder.resolve("tools");
    script(tools.resolve("mvn"), "mkdir -p target && echo built >> target/assay.jar");
  }

  @Test
  void firstStartBuilds() throws Exception {
    Run run = start(launcher(), "--version");
    assertThat(run.err()).isEqualTo("assay: sources have changed, building once.\n");
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void secondStartDoesNotBuildAndSaysNothing() throws Exception {
    start(launcher(), "--version");
    assertThat(start(launcher(), "--version").err()).isEmpty();
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void newerSourceAssetOrPomBuildsAgain() throws Exception {
    for (String file : List.of("src/main/java/A.java", "assets/a.txt", "pom.xml")) {
      Files.deleteIfExists(checkout.resolve("target/assay.jar"));
      start(launcher(), "--version");
      FileTime before = Files.getLastModifiedTime(checkout.resolve(file));
      Files.setLastModifiedTime(checkout.resolve(file), FileTime.from(LATER));
      start(launcher(), "--version");
      assertThat(builds()).as(file).isEqualTo(2);
      Files.setLastModifiedTime(checkout.resolve(file), before);
    }
  }

  @Test
  void argumentsAndExitCodePassThrough() throws Exception {
    Run run = start(launcher(), "verify", "a b", "", "*.md");
    assertThat(run.exit()).isEqualTo(7);
    assertThat(run.out()).endsWith("[verify]", "[a b]", "[]", "[*.md]");
    assertThat(run.out()).contains("[" + checkout.toRealPath() + "/target/assay.jar]");
  }

  @Test
  void noArgumentsOpenTheWorkbenchOnTheSamples() throws Exception {
    Path real = checkout.toRealPath();
    assertThat(start(launcher()).out())
        .containsExactly(
            "[-Dassay.samples=" + real + "/sample-vaults]",
            "[-jar]",
            "[" + real + "/target/assay.jar]");
  }

  @Test
  void linkFromAnotherFolderFindsTheCheckout() throws Exception {
    Path link = folder.resolve("bin/as say");
    Files.createDirectories(link.getParent());
    Files.createSymbolicLink(link, Path.of("../a check out/packaging/assay"));
    assertThat(start(link, "--version").out())
        .contains("[" + checkout.toRealPath() + "/target/assay.jar]");
  }

  @Test
  void startsWithoutACacheWhereNoneCanBeRecorded() throws Exception {
    Run run = start(launcher(), "--version");
    assertThat(run.out()).noneMatch(argument -> argument.startsWith("[-XX:AOTCache"));
    assertThat(checkout.resolve("target/assay.aot")).isEmptyFile();
  }

  @Test
  void cacheIsRecordedAlsoForAJarThatMavenBuilt() throws Exception {
    start(launcher(), "--version");
    Files.delete(checkout.resolve("target/assay.aot"));
    script(
        jdk.resolve("bin/java"),
        "case $* in *AOTCacheOutput=*) echo cache >target/assay.aot;; esac\n"
            + "for a; do echo \"[$a]\"; done");
    Run run = start(launcher(), "--version");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("[-XX:AOTCache=" + checkout.toRealPath() + "/target/assay.aot]");
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void failedBuildStartsNothing() throws Exception {
    script(tools.resolve("mvn"), "echo broken; exit 1");
    Run run = start(launcher(), "--version");
    assertThat(run.exit()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo(
            """
            assay: sources have changed, building once.
            broken
            assay: the build failed, so nothing was started; the reason stands above.
            """);
  }

  @Test
  void olderJdkIsPassedOver() throws Exception {
    write(jdk.resolve("release"), "JAVA_VERSION=\"17.0.15\"\n");
    assertThat(start(launcher(), "--version").out()).doesNotContain("[--version]");
  }

  private Path launcher() {
    return checkout.resolve("packaging/assay");
  }

  private long builds() throws IOException {
    return Files.readAllLines(checkout.resolve("target/assay.jar")).size();
  }

  private Run start(Path program, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(List.of(arguments));
    Path err = folder.resolve("err");
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectError(err.toFile());
    builder.environment().put("JAVA_HOME", jdk.toString());
    builder.environment().put("PATH", tools + ":" + System.getenv("PATH"));
    Process process = builder.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int exit = process.waitFor();
    return new Run(exit, out.lines().toList(), Files.readString(err));
  }

  private static void write(Path path, String text) throws IOException {
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }

  private static void script(Path path, String body) throws IOException {
    write(path, "#!/bin/sh\n" + body + "\n");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rwxr-xr-x"));
  }
}
