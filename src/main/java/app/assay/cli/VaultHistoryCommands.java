package app.assay.cli;

import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.curation.VaultAudit;
import app.assay.report.Printable;
import app.assay.vault.Change;
import app.assay.vault.Change.RowChange;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands that look at what was done to a vault, and at its state.
final class VaultHistoryCommands {

  private VaultHistoryCommands() {}

  static List<Object> all(Terminal terminal) {
    return List.of(new History(terminal), new Check(terminal), new Audit(terminal));
  }

  @Command(
      name = "history",
      description = "Lists what was done to the vault or to one entry through Assay, newest first.")
  static final class History extends OnVault {

    @Parameters(arity = "0..1", paramLabel = "ID", description = "An entry.")
    private @Nullable String entry;

    @Mixin private final TextOrJson format = new TextOrJson();

    History(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      List<Change> changes = changes(store);
      if (format.isJson()) {
        ArrayNode json = JsonTree.array();
        changes.forEach(change -> json.add(VaultJson.change(change)));
        JsonTree.print(json, terminal());
        return Exit.CLEAN;
      }
      for (Change change : changes) {
        say(Printable.of(line(change)));
        for (RowChange row : change.rows()) {
          say(Printable.of("  %s %s %s".formatted(row.kind(), row.key(), what(row))));
        }
      }
      return Exit.CLEAN;
    }

    private List<Change> changes(VaultStore store) throws VaultException {
      @Nullable String id = entry;
      return id == null
          ? store.read(VaultReader::changes)
          : store.read(vault -> vault.changesOf(id));
    }

    private static String line(Change change) {
      String reason = change.intent().reason().isEmpty() ? "" : ": " + change.intent().reason();
      return "%s %s %s %s by %s%s%s"
          .formatted(
              change.id(),
              change.at(),
              change.intent().kind(),
              change.intent().about(),
              change.intent().by(),
              reason,
              change.undone() ? " (undone)" : "");
    }

    private static String what(RowChange row) {
      if (row.before().isEmpty()) {
        return "added";
      }
      return row.after().isEmpty() ? "taken away" : "changed";
    }
  }

  @Command(
      name = "check",
      description = {
        "Looks for damage in all of the vault.",
        "The file's integrity, references, the index of the search, the chain of changes."
      },
      footer = {"", "Exit: 0 nothing is wrong, 1 something is, 2 usage or no vault."})
  static final class Check extends OnVault {

    Check(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException {
      List<String> faults = store.check();
      faults.forEach(fault -> say(Printable.of(fault)));
      say(faults.isEmpty() ? "Nothing is wrong." : faults.size() + " found.");
      return faults.isEmpty() ? Exit.CLEAN : Exit.FINDINGS;
    }
  }

  @Command(
      name = "audit",
      description = "Holds the entries of the vault against layer 1, as if they came today.",
      footer = {"", "Exit: 0 all pass, 1 some break a rule, 2 usage or no vault."})
  static final class Audit extends OnVault {

    @Option(names = "--archived", description = "Archived entries too.")
    private boolean archived;

    @Mixin private final TextOrJson format = new TextOrJson();

    Audit(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      VaultAudit audit = store.read(vault -> VaultAudit.of(vault, new LayerOneGate(), archived));
      if (format.isJson()) {
        ArrayNode json = JsonTree.array();
        for (VaultAudit.Broken one : audit.broken()) {
          ArrayNode objections =
              json.addObject()
                  .put("id", one.id())
                  .put("status", one.status().label())
                  .putArray("objections");
          one.objections().forEach(objections::add);
        }
        JsonTree.print(json, terminal());
      } else {
        for (VaultAudit.Broken one : audit.broken()) {
          one.objections().forEach(why -> say(Printable.of(one.id() + ": " + why)));
        }
        say("%d of %d entries break layer 1.".formatted(audit.broken().size(), audit.entries()));
      }
      return audit.broken().isEmpty() ? Exit.CLEAN : Exit.FINDINGS;
    }
  }
}
