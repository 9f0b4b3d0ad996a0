package app.assay.cli;

import app.assay.distillery.curation.Cascade;
import app.assay.distillery.curation.Choice;
import app.assay.distillery.curation.Conflict;
import app.assay.distillery.curation.Curation;
import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.distillery.curation.Resolution;
import app.assay.distillery.curation.Rewrite;
import app.assay.distillery.curation.Side;
import app.assay.report.Printable;
import app.assay.vault.Change;
import app.assay.vault.Entry;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands on conflicts.
final class VaultQueueCommands {

  private VaultQueueCommands() {}

  static List<Object> all(Terminal terminal) {
    return List.of(new Queue(terminal), new Curate(terminal), new Undo(terminal));
  }

  @Command(
      name = "queue",
      description = "Lists the conflicts that nobody has decided, oldest first, with both texts.",
      footer = {"", "Exit: 0 none is open, 2 usage or no vault, 3 some are open."})
  static final class Queue extends OnVault {

    @Option(names = "--all", description = "Also those that are resolved.")
    private boolean all;

    @Mixin private final TextOrJson format = new TextOrJson();

    Queue(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      List<Conflict> pending = store.read(Conflict::pending);
      if (format.isJson()) {
        JsonTree.print(store.read(vault -> json(vault, pending)), terminal());
      } else {
        text(pending);
      }
      return pending.isEmpty() ? Exit.CLEAN : Exit.UNDECIDED;
    }

    private ArrayNode json(VaultReader vault, List<Conflict> pending) throws VaultException {
      ArrayNode rows = JsonTree.array();
      if (all) {
        vault.queue().forEach(row -> rows.add(VaultJson.row(row)));
        return rows;
      }
      for (Conflict conflict : pending) {
        ObjectNode row = VaultJson.row(conflict.row());
        row.set("entry", VaultJson.entry(conflict.entry()));
        conflict.related().ifPresent(other -> row.set("related", VaultJson.entry(other)));
        ArrayNode others = row.putArray("other_rows");
        conflict.others().forEach(other -> others.add(other.id()));
        rows.add(row);
      }
      return rows;
    }

    private void text(List<Conflict> pending) throws IOException {
      Output.ToTerminal out = new Output.ToTerminal(terminal(), false);
      if (pending.isEmpty()) {
        out.writer().write("No pending curation items.\n");
      } else {
        out.writer().write("=== Curation Queue: %d pending items ===\n".formatted(pending.size()));
      }
      for (Conflict conflict : pending) {
        Writer writer = out.writer();
        writer.write("\n--- " + Printable.of(conflict.row().id()) + " ---\n");
        writer.write("Reason: " + Printable.of(conflict.row().reason()) + "\n");
        side(writer, "NEW     ", conflict.entry());
        if (conflict.related().isPresent()) {
          side(writer, "EXISTING", conflict.related().get());
        }
        if (conflict.moot().isPresent()) {
          writer.write("  Settled already: " + Printable.of(conflict.moot().get()) + "\n");
        }
        if (!conflict.others().isEmpty()) {
          writer.write(
              "  Other open conflicts name them too: %s\n"
                  .formatted(
                      Printable.of(
                          String.join(
                              ", ", conflict.others().stream().map(row -> row.id()).toList()))));
        }
      }
      out.finish();
    }

    private static void side(Writer writer, String label, Entry entry) throws IOException {
      writer.write(
          "  [%s] %s\n".formatted(label, Printable.of(entry.id() + ": " + entry.text().title())));
      writer.write("             " + Printable.of(entry.text().claim()) + "\n");
    }
  }

  @Command(
      name = "curate",
      description = {
        "Decides conflicts, each as a change of its own that can be undone.",
        "keep-both, keep-existing, keep-new, archive-both: as upstream, with the reason behind it.",
        "merge: --side is rewritten by --text, the other is archived. refine: --side is rewritten,",
        "both stay. edit: --side is rewritten, the conflict stays open. skip: nothing."
      },
      footer = {"", "Exit: 0 all done, 1 some refused or not passed, 2 usage or no vault."})
  static final class Curate extends DecidingOnVault {

    @Option(
        names = "--resolve",
        paramLabel = "ROW=CHOICE",
        description = "Such as cq-lamp-1750000000-0=keep-new; may be given several times.")
    private Map<String, String> resolve = new LinkedHashMap<>();

    @Option(
        names = "--close-settled",
        description = "Close all rows that name an archived entry, or no other one.")
    private boolean closeSettled;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why; needed by all but skip.")
    private String reason = "";

    @Option(
        names = "--others",
        paramLabel = "ANSWER",
        description = "resolve or keep: what becomes of other rows that name an archived entry.")
    private @Nullable String others;

    @Option(
        names = "--side",
        paramLabel = "SIDE",
        description = "new or existing: which entry is rewritten by merge, refine and edit.")
    private @Nullable String side;

    @Option(
        names = "--text",
        paramLabel = "FILE",
        description =
            "A JSON object with the fields that change, as in 'vault update'; - reads it.")
    private @Nullable String file;

    Curate(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, IOException, Refused {
      if (resolve.isEmpty() && !closeSettled) {
        throw new Refused("Say what to decide with --resolve ROW=CHOICE; see 'assay vault queue'.");
      }
      Map<String, Choice> choices = choices();
      Curation curation = new Curation(store, ledger(store), new LayerOneGate());
      CurationReport report = new CurationReport(terminal());
      Exit exit = Exit.CLEAN;
      for (var one : choices.entrySet()) {
        Conflict conflict = store.read(vault -> Conflict.of(vault, one.getKey()));
        Resolution resolution = resolution(conflict, one.getValue());
        exit = exit.and(report.say(one.getKey(), curation.resolve(resolution, by)));
      }
      if (closeSettled) {
        List<Conflict> settled =
            store.read(Conflict::pending).stream().filter(row -> row.moot().isPresent()).toList();
        Map<String, CurationResult> closed = curation.close(settled, reason, by);
        for (var one : closed.entrySet()) {
          exit = exit.and(report.say(one.getKey(), one.getValue()));
        }
        say(settled.isEmpty() ? "No row is settled already." : settled.size() + " looked at.");
      }
      return exit;
    }

    private Map<String, Choice> choices() throws Refused {
      Map<String, Choice> choices = new LinkedHashMap<>();
      for (var one : resolve.entrySet()) {
        Choice choice =
            Choice.ofLabel(one.getValue())
                .orElseThrow(
                    () ->
                        new Refused(
                            "'%s' is no choice; choose keep-both, keep-existing, keep-new, archive-both, merge, refine, edit or skip."
                                .formatted(one.getValue())));
        choices.put(one.getKey(), choice);
      }
      if (file != null && choices.size() > 1) {
        throw new Refused("A new text goes with one row; give one --resolve with --text.");
      }
      return choices;
    }

    private Resolution resolution(Conflict conflict, Choice choice) throws IOException, Refused {
      Resolution resolution = Resolution.of(conflict, choice, reason);
      if (choice.rewrites()) {
        resolution = resolution.with(rewrite(conflict));
      }
      if (others == null) {
        return resolution;
      }
      Cascade cascade =
          Cascade.ofLabel(others)
              .orElseThrow(() -> new Refused("'%s' is not resolve or keep.".formatted(others)));
      return resolution.allOthers(cascade);
    }

    private Rewrite rewrite(Conflict conflict) throws IOException, Refused {
      if (side == null || file == null) {
        throw new Refused("A new text needs --side new or existing, and --text FILE.");
      }
      Side which =
          Side.ofLabel(side)
              .orElseThrow(() -> new Refused("'%s' is not new or existing.".formatted(side)));
      Entry entry =
          conflict
              .on(which)
              .orElseThrow(() -> new Refused("The row names no existing entry to rewrite."));
      EntryEdit edit = EntryEdit.read(terminal(), file, entry);
      return new Rewrite(which, edit.text(), edit.domains());
    }
  }

  @Command(
      name = "undo",
      description = "Takes a change back, as a change of its own; see 'vault history' for its id.",
      footer = {"", "Exit: 0 taken back, 1 changed again since, or undone, 2 usage or no vault."})
  static final class Undo extends DecidingOnVault {

    @Parameters(paramLabel = "CHANGE", description = "Its id, or how it begins.")
    private String change = "";

    @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
    private String reason = "";

    Undo(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, Refused {
      String id = whole(store.read(VaultReader::changes));
      Change undo = new Curation(store, ledger(store), new LayerOneGate()).undo(id, by, reason);
      say("Undone: %s (by %s)".formatted(id, undo.id()));
      return Exit.CLEAN;
    }

    private String whole(List<Change> changes) throws Refused {
      List<String> ids =
          changes.stream().map(Change::id).filter(id -> id.startsWith(change)).toList();
      return switch (ids.size()) {
        case 0 ->
            throw new Refused(
                "There is no change '%s'; see 'assay vault history'.".formatted(change));
        case 1 -> ids.getFirst();
        default -> throw new Refused("Several changes begin with '%s'.".formatted(change));
      };
    }
  }
}
