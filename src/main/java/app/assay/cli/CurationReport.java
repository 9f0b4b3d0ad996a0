package app.assay.cli;

import app.assay.distillery.curation.CurationResult;
import app.assay.report.Printable;
import app.assay.vault.QueueRow;

/// Says what came of a decision.
record CurationReport(Terminal terminal) {

  /// @param about what was decided, put before what is said; empty where it speaks for itself
  Exit say(String about, CurationResult result) {
    String lead = about.isEmpty() ? "" : about + ": ";
    return switch (result) {
      case CurationResult.Done done -> {
        print(lead + done.message());
        done.notes().forEach(note -> print("  " + note));
        if (!about.isEmpty()) {
          done.change().ifPresent(id -> print("  Undo: assay vault undo " + id));
        }
        yield Exit.CLEAN;
      }
      case CurationResult.Refused(String message) -> {
        terminal.complain(lead + message);
        yield Exit.FINDINGS;
      }
      case CurationResult.Rejected rejected -> {
        terminal.complain(lead + "The text does not pass layer 1; nothing was changed.");
        rejected.objections().forEach(one -> terminal.err().println("  " + Printable.of(one)));
        yield Exit.FINDINGS;
      }
      case CurationResult.OthersOpen open -> {
        terminal.complain(
            lead
                + "Other open conflicts name an entry that would be archived; give --others resolve"
                + " or --others keep. Nothing was changed.");
        for (QueueRow row : open.rows()) {
          terminal.err().println("  " + Printable.of(row.id() + ": " + row.reason()));
        }
        yield Exit.FINDINGS;
      }
      case CurationResult.Stale stale -> {
        terminal.complain(lead + "It changed meanwhile; nothing was changed.");
        stale.changes().forEach(one -> terminal.err().println("  " + Printable.of(one)));
        yield Exit.FINDINGS;
      }
    };
  }

  private void print(String line) {
    terminal.out().println(Printable.of(line));
  }
}
