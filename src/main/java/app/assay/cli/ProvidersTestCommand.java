package app.assay.cli;

import app.assay.judge.provider.ConnectionReport;
import app.assay.judge.provider.ProviderProfile;
import app.assay.report.Printable;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `providers test`: one small call.
@Command(
    name = "test",
    description = "Sends one small request, without any document, and says whether it can judge.",
    footer = {"", "Exit: 0 it can, 1 it cannot, 2 there is no such profile."})
final class ProvidersTestCommand implements Callable<Integer> {

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "NAME", description = "The profile.")
  private String name = "";

  ProvidersTestCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    try (JudgeSetup setup = new JudgeSetup(terminal)) {
      ProviderProfile profile = ProvidersCommand.named(setup.profiles(), name);
      ConnectionReport report = setup.providers().test(profile);
      report
          .steps()
          .forEach(
              (step, state) ->
                  terminal
                      .out()
                      .println(
                          "%s: %s"
                              .formatted(
                                  step.name().toLowerCase(Locale.ROOT),
                                  state.name().toLowerCase(Locale.ROOT))));
      terminal.out().println(Printable.of(report.sentence()));
      return (report.works() ? Exit.CLEAN : Exit.FINDINGS).code();
    }
  }
}
