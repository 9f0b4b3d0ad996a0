package app.assay.cli;

import app.assay.distillery.gate.Agreement;
import app.assay.distillery.gate.Agreement.Figures;
import app.assay.distillery.kept.KeptDecisions;
import app.assay.report.Printable;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/// `vault agreement`: how often people decided as the gate proposed.
@Command(
    name = "agreement",
    description = {
      "Says per code how often people confirmed the gate, overruled it, or named a code it missed.",
      "Only decisions of people count that were not taken back."
    })
final class VaultAgreementCommand extends OnVault {

  private static final String LINE = "%-26s %8s %9s %9s %6s  %s";

  @Mixin private final TextOrJson format = new TextOrJson();

  VaultAgreementCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  Exit run(VaultStore store) throws VaultException, IOException, Refused {
    Agreement agreement = Agreement.ofCases(store.read(KeptDecisions::all));
    if (format.isJson()) {
      JsonTree.print(KeptJson.agreement(agreement), terminal());
      return Exit.CLEAN;
    }
    if (agreement.byCode().isEmpty()) {
      say(
          "No code was proposed and decided yet. Gate a batch with 'assay gate BATCH --vault DB',"
              + " then reject or reopen and accept what it failed.");
    } else {
      say(LINE.formatted("code", "proposed", "confirmed", "overruled", "missed", "agreement"));
      agreement.byCode().forEach((code, figures) -> say(line(code, figures)));
    }
    say("%d candidates decided by people.".formatted(agreement.decided()));
    return Exit.CLEAN;
  }

  private static String line(String code, Figures figures) {
    String share =
        figures.decided() == 0
            ? "nobody decided yet"
            : String.format(
                Locale.ROOT,
                "%.0f %% (%d of %d)",
                100.0 * figures.confirmed() / figures.decided(),
                figures.confirmed(),
                figures.decided());
    return Printable.of(
        LINE.formatted(
            code,
            figures.proposed(),
            figures.confirmed(),
            figures.overruled(),
            figures.missed(),
            share));
  }
}
