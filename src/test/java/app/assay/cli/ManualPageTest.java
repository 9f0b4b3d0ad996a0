package app.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManualPageTest {

  @TempDir private Path folder;

  @Test
  void manualTellsOfEveryCommandAndOption() {
    String page = CommandRun.in(folder).run("manual").out();
    assertThat(page).startsWith(".TH ASSAY 1 ");
    assertThat(page)
        .contains(
            ".SH NAME\nassay \\- decides what may enter a knowledge base\n",
            ".SS \"assay check\\-ingestable\"\n",
            ".SS \"assay vault domain\\-split\"\n",
            ".TP\n.B \\-\\-format=FORMAT\n",
            ".SH EXIT STATUS\n");
  }

  @Test
  void noLineOfTextIsReadAsARequest() {
    assertThat(CommandRun.in(folder).run("manual").out().lines())
        .allMatch(
            line -> !line.startsWith(".") || line.matches("\\.(TH|SH|SS|TP|B|I|BI|RI|br)( .*)?"))
        .noneMatch(line -> line.startsWith("'"))
        .noneMatch(line -> line.matches(".*(?<!\\\\)\\\\[^-e&(].*"));
  }

  @Test
  void commandsAreListedWithWholeSentences() {
    String help = CommandRun.in(folder).run("--help").out();
    String list = help.substring(help.indexOf("Commands:"), help.indexOf("Without a command"));
    assertThat(list.replaceAll("\n {4,}", " ").lines().skip(1).filter(line -> !line.isBlank()))
        .allMatch(line -> line.endsWith("."));
  }
}
