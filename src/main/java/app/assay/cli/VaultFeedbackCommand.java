package app.assay.cli;

import app.assay.distillery.candidate.BatchReader;
import app.assay.distillery.curation.CandidateSignals;
import app.assay.distillery.curation.FeedbackInbox;
import app.assay.distillery.curation.NoteSignals;
import app.assay.distillery.curation.Signal;
import app.assay.report.Printable;
import app.assay.vault.Entry;
import app.assay.vault.Feedback;
import app.assay.vault.VaultException;
import app.assay.vault.VaultReader;
import app.assay.vault.VaultStore;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `vault feedback`: what readers of the vault said of its entries.
@Command(
    name = "feedback",
    description = "Lists, takes in and deals with what readers of the vault said of its entries.")
final class VaultFeedbackCommand implements Callable<Integer> {

  @Spec private CommandSpec spec = CommandSpec.create();

  static CommandLine with(Terminal terminal) {
    return new CommandLine(new VaultFeedbackCommand())
        .addSubcommand(new ListAll(terminal))
        .addSubcommand(new Import(terminal))
        .addSubcommand(new Enqueue(terminal))
        .addSubcommand(new Dismiss(terminal));
  }

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(), "Say what to do: list, import, enqueue or dismiss.");
  }

  @Command(
      name = "list",
      description = "Lists the signals that nobody has dealt with, newest first.",
      footer = {"", "Exit: 0 none waits, 2 usage or no vault, 3 some wait."})
  static final class ListAll extends OnVault {

    @Option(names = "--all", description = "Also those that are dealt with.")
    private boolean all;

    @Mixin private final TextOrJson format = new TextOrJson();

    ListAll(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store) throws VaultException, IOException, Refused {
      List<Feedback> found = store.read(VaultReader::feedback);
      List<Feedback> shown = found.stream().filter(one -> all || !one.done()).toList();
      if (format.isJson()) {
        ArrayNode json = JsonTree.array();
        shown.forEach(one -> json.add(VaultJson.feedback(one)));
        JsonTree.print(json, terminal());
      } else {
        for (Feedback one : shown) {
          say(
              Printable.of(
                  "%s %s [%s] %s (%s, %s)%s"
                      .formatted(
                          one.id(),
                          one.entryId(),
                          one.signal().isEmpty() ? "no signal" : one.signal(),
                          one.note(),
                          one.source(),
                          one.at(),
                          one.done() ? " done" : "")));
        }
        say(found.stream().filter(one -> !one.done()).count() + " wait.");
      }
      return found.stream().allMatch(Feedback::done) ? Exit.CLEAN : Exit.UNDECIDED;
    }
  }

  @Command(
      name = "import",
      description = {
        "Takes signals out of a batch of candidates, or out of a text such as 'git notes show'.",
        "In a batch they stand in _vault_feedback; in a text in lines - `entry-id` [outdated]:"
            + " note.",
        "Without [signal] a line counts if it names an entry."
      })
  static final class Import extends DecidingOnVault {

    @Parameters(paramLabel = "FILE", description = "The batch or text; - reads standard input.")
    private String file = "-";

    @Option(
        names = "--source",
        paramLabel = "TEXT",
        description = "Where it was said, such as a commit (default: the file's name).")
    private @Nullable String source;

    Import(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, IOException, Refused {
      String from = source == null ? file.equals("-") ? "standard input" : file : source;
      String text = EntryEdit.text(terminal(), file);
      Set<String> ids =
          store.read(vault -> vault.entries().stream().map(Entry::id).collect(Collectors.toSet()));
      List<Signal> signals =
          isBatch(text)
              ? CandidateSignals.in(from, BatchReader.read(from, text).candidates())
              : NoteSignals.in(text, ids, from);
      int taken =
          new FeedbackInbox(store, ledger(store), terminal().clock()).take(signals, by, from);
      say("%d found, %d new.".formatted(signals.size(), taken));
      return Exit.CLEAN;
    }

    private static boolean isBatch(String text) {
      String begin = text.stripLeading();
      return begin.startsWith("[") || begin.startsWith("{");
    }
  }

  @Command(
      name = "enqueue",
      description = "Turns a signal into a conflict that somebody has to decide. Prints its row.")
  static final class Enqueue extends DecidingOnVault {

    @Parameters(paramLabel = "SIGNAL", description = "Its id.")
    private String id = "";

    @Option(names = "--related", paramLabel = "ID", description = "The entry it conflicts with.")
    private @Nullable String related;

    @Option(names = "--reason", paramLabel = "TEXT", description = "What to add to the signal.")
    private String reason = "";

    Enqueue(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, Refused {
      say(
          new FeedbackInbox(store, ledger(store), terminal().clock())
              .enqueue(id, Optional.ofNullable(related), reason, by));
      return Exit.CLEAN;
    }
  }

  @Command(name = "dismiss", description = "Marks a signal as dealt with.")
  static final class Dismiss extends DecidingOnVault {

    @Parameters(paramLabel = "SIGNAL", description = "Its id.")
    private String id = "";

    @Option(names = "--reason", required = true, paramLabel = "TEXT", description = "Why.")
    private String reason = "";

    Dismiss(Terminal terminal) {
      super(terminal);
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, Refused {
      new FeedbackInbox(store, ledger(store), terminal().clock()).dismiss(id, reason, by);
      say("Dismissed: " + id);
      return Exit.CLEAN;
    }
  }
}
