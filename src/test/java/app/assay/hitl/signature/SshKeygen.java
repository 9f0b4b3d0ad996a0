package app.assay.hitl.signature;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// The real `ssh-keygen`, where the machine has one; a test that needs it is skipped visibly else.
public final class SshKeygen {

  private final Path folder;

  private SshKeygen(Path folder) {
    this.folder = folder;
  }

  /// @param folder where it runs
  public static SshKeygen in(Path folder) {
    boolean there =
        Stream.of(System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator))
            .anyMatch(dir -> Files.isExecutable(Path.of(dir, "ssh-keygen")));
    Assumptions.assumeTrue(there, "ssh-keygen is not on this machine");
    return new SshKeygen(folder);
  }

  /// What a run left.
  public record Result(int exit, String output) {}

  /// Makes a key.
  ///
  /// @param options such as `-t ecdsa -b 384`
  public Path key(String name, String passphrase, String... options) throws Exception {
    List<String> command =
        Stream.concat(
                Stream.of("-q", "-N", passphrase, "-C", "a reviewer", "-f", name),
                Stream.of(options))
            .toList();
    Result made = run("", command.toArray(String[]::new));
    if (made.exit() != 0) {
      throw new IllegalStateException(made.output());
    }
    return folder.resolve(name);
  }

  /// Type and key of a key's public half.
  public static String publicLine(Path key) throws IOException {
    String[] parts = Files.readString(key.resolveSibling(key.getFileName() + ".pub")).split(" ");
    return parts[0] + " " + parts[1];
  }

  /// @param input what it reads from standard input
  public Result run(String input, String... options) throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("stdin"), input);
    Path out = folder.resolve("output");
    Process process =
        new ProcessBuilder(Stream.concat(Stream.of("ssh-keygen"), Stream.of(options)).toList())
            .directory(folder.toFile())
            .redirectInput(in.toFile())
            .redirectErrorStream(true)
            .redirectOutput(out.toFile())
            .start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IllegalStateException("ssh-keygen does not end");
    }
    return new Result(process.exitValue(), Files.readString(out, StandardCharsets.UTF_8));
  }
}
