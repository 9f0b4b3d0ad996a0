package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the shells themselves offer; a shell that this machine lacks is skipped, and said so.
class CompletionTest {

  @TempDir private Path folder;

  @Test
  void bashOffersCommandsOptionsAndValues() throws Exception {
    String ask =
        """
        source ./assay.script
        offers() {
          COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=(); COMP_LINE="$*"; COMP_POINT=${#COMP_LINE}
          _complete_assay; printf '%s\\n' "${COMPREPLY[@]}"
        }
        offers assay che; offers assay vault domain-sp; offers assay verify --form; offers assay verify --format ''
        """;
    assertThat(offered("bash", List.of("bash", "--norc", "-c", ask)))
        .contains("check-ingestable", "domain-split", "--format", "sarif");
  }

  @Test
  void fishOffersCommandsOptionsAndValuesWithWhatTheyAre() throws Exception {
    String ask =
        """
        source ./assay.script
        complete -C 'assay che'; complete -C 'assay vault domain-sp'
        complete -C 'assay verify x --form'; complete -C 'assay verify --format '
        complete -C 'assay vault domain-sp x verif'
        """;
    List<String> offers = offered("fish", List.of("fish", "--no-config", "-c", ask));
    assertThat(offers).contains("check-ingestable\tPrints true or false for each document.");
    assertThat(offers).anyMatch(line -> line.startsWith("domain-split\t"));
    assertThat(offers).anyMatch(line -> line.startsWith("--format\t"));
    assertThat(offers).anyMatch(line -> line.startsWith("sarif\t"));
    assertThat(offers).noneMatch(line -> line.startsWith("verify\t"));
  }

  @Test
  void zshOffersCommandsOptionsAndValues() throws Exception {
    String ask =
        """
        autoload -Uz compinit; compinit -u -d ./dump; source ./assay.script
        bindkey '^I' complete-word
        PS1='REA''DY'
        """;
    Files.writeString(folder.resolve("rc"), ask);
    String drive =
        """
        zmodload zsh/zpty
        for line in 'assay che' 'assay vault domain-sp' 'assay verify --form' 'assay verify --format=sa'; do
          zpty it 'zsh -f -i'
          zpty -w it 'source ./rc'
          zpty -r it seen '*READY*'
          zpty -w -n it "$line"$'\\t'
          zpty -w -n it $'\\C-a\\C-k'
          zpty -w it 'print DO''NE; exit'
          zpty -r it seen '*DONE*'
          print -r -- "$seen"
          zpty -d it
        done
        """;
    assertThat(String.join("", offered("zsh", List.of("zsh", "-f", "-c", drive))))
        .contains("check-ingestable", "domain-split", "--format", "--format=sarif");
  }

  private List<String> offered(String shell, List<String> command)
      throws IOException, InterruptedException {
    assumeTrue(isHere(shell), shell + " is not on this machine");
    Files.writeString(
        folder.resolve("assay.script"), CommandRun.in(folder).run("completion", shell).out());
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
            .redirectErrorStream(true)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return out.lines().map(line -> line.strip()).toList();
  }

  private static boolean isHere(String shell) {
    return Stream.of(System.getenv("PATH").split(":"))
        .anyMatch(bin -> Files.isExecutable(Path.of(bin, shell)));
  }
}
