package app.assay.cli;

import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.EntryCuration;
import app.assay.distillery.curation.EntryId;
import app.assay.distillery.curation.LayerOneGate;
import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Commands that change single entries.
final class VaultEntryChanges {

  private VaultEntryChanges() {}

  static List<Object> all(Terminal terminal) {
    return List.of(
        new Add(terminal), new Update(terminal), new Archive(terminal), new Unarchive(terminal));
  }

  /// One change of one entry that is there.
  abstract static class OnEntry extends DecidingOnVault {

    @Parameters(index = "0", paramLabel = "ID", description = "The entry.")
    private String id = "";

    @Option(
        names = "--reason",
        required = true,
        paramLabel = "TEXT",
        description = "Why; kept with the entry's history.")
    private String reason = "";

    OnEntry(Terminal terminal) {
      super(terminal);
    }

    abstract CurationResult change(EntryCuration curation, Entry entry, String why, String by)
        throws VaultException, IOException, Refused;

    @Override
    void before() throws Refused {
      super.before();
      refuseOnBatchBranch("vault " + getClass().getAnnotation(Command.class).name());
    }

    @Override
    final Exit run(VaultStore store, String by) throws VaultException, IOException, Refused {
      Entry entry =
          store
              .read(vault -> vault.entry(id))
              .orElseThrow(
                  () ->
                      new VaultException(
                          VaultError.Kind.MISSING, "Entry '%s' not found.".formatted(id)));
      EntryCuration curation = new EntryCuration(store, ledger(store), new LayerOneGate());
      return new CurationReport(terminal()).say("", change(curation, entry, reason, by));
    }
  }

  @Command(
      name = "update",
      description = {
        "Rewrites an active entry; the new text passes layer 1 before it is written.",
        "It is a JSON object with the fields that change: title, claim, body, alternative,",
        "considerations, domains."
      },
      footer = {"", "Exit: 0 written, 1 refused or not passed, 2 usage or no vault."})
  static final class Update extends OnEntry {

    @Option(
        names = "--text",
        defaultValue = "-",
        paramLabel = "FILE",
        description = "The JSON object (default: standard input).")
    private String file = "-";

    Update(Terminal terminal) {
      super(terminal);
    }

    @Override
    CurationResult change(EntryCuration curation, Entry entry, String why, String by)
        throws VaultException, IOException, Refused {
      EntryEdit edit = EntryEdit.read(terminal(), file, entry);
      if (!edit.ignored().isEmpty()) {
        terminal().complain("Not changed this way: " + String.join(", ", edit.ignored()) + ".");
      }
      return curation.update(entry, edit.text(), edit.domains(), why, by);
    }
  }

  @Command(
      name = "archive",
      description = "Hides an active entry from readers; it stays in the vault.",
      footer = {"", "Exit: 0 archived, 1 not there or archived already, 2 usage or no vault."})
  static final class Archive extends OnEntry {

    Archive(Terminal terminal) {
      super(terminal);
    }

    @Override
    CurationResult change(EntryCuration curation, Entry entry, String why, String by)
        throws VaultException {
      return curation.archive(entry, why, by);
    }
  }

  @Command(name = "unarchive", description = "Shows an archived entry to readers again.")
  static final class Unarchive extends OnEntry {

    Unarchive(Terminal terminal) {
      super(terminal);
    }

    @Override
    CurationResult change(EntryCuration curation, Entry entry, String why, String by)
        throws VaultException {
      return curation.unarchive(entry, why, by);
    }
  }

  @Command(
      name = "add",
      description = {
        "Adds one entry; it passes layer 1 before it is written.",
        "Prints its id, which is made from the title."
      },
      footer = {"", "Exit: 0 added, 1 refused or not passed, 2 usage or no vault."})
  static final class Add extends DecidingOnVault {

    @Option(
        names = "--type",
        required = true,
        paramLabel = "TYPE",
        description = "fact or anti-pattern.")
    private String type = "";

    @Option(names = "--title", required = true, paramLabel = "TEXT", description = "One line.")
    private String title = "";

    @Option(
        names = "--claim",
        required = true,
        paramLabel = "TEXT",
        description = "The rule itself, at most 200 characters.")
    private String claim = "";

    @Option(
        names = "--body",
        required = true,
        paramLabel = "TEXT",
        description = "Markdown with ## Background and ## Details.")
    private String body = "";

    @Option(
        names = "--domain",
        required = true,
        split = ",",
        paramLabel = "DOMAIN",
        description = "Active domains.")
    private List<String> domains = new ArrayList<>();

    @Option(
        names = "--considerations",
        required = true,
        paramLabel = "TEXT",
        description = "What was weighed.")
    private String considerations = "";

    @Option(
        names = "--alternative",
        paramLabel = "TEXT",
        description = "What to do instead, for an anti-pattern.")
    private @Nullable String alternative;

    @Option(
        names = "--evidence",
        required = true,
        split = ",",
        paramLabel = "TYPE:REF",
        description = "Such as pr:#12; pr, linear, slack, greptile, memento or notion.")
    private List<String> evidence = new ArrayList<>();

    @Option(
        names = "--id",
        paramLabel = "ID",
        description = "For a title that has no Latin letters to make one from.")
    private @Nullable String id;

    @Option(names = "--reason", paramLabel = "TEXT", description = "Why; kept in the history.")
    private String reason = "";

    Add(Terminal terminal) {
      super(terminal);
    }

    @Override
    void before() throws Refused {
      super.before();
      refuseOnBatchBranch("vault add");
    }

    @Override
    Exit run(VaultStore store, String by) throws VaultException, Refused {
      EntryType kind =
          EntryType.ofLabel(type)
              .orElseThrow(() -> new Refused("'%s' is not fact or anti-pattern.".formatted(type)));
      String wanted =
          Optional.ofNullable(id)
              .or(() -> EntryId.of(title))
              .orElseThrow(
                  () -> new Refused("No id can be made from '%s'; give --id.".formatted(title)));
      String free = store.read(vault -> EntryId.free(vault, wanted));
      NewEntry entry =
          new NewEntry(
              free,
              kind,
              new EntryText(
                  title,
                  claim,
                  body,
                  Optional.ofNullable(alternative).filter(text -> !text.isBlank()),
                  considerations.strip()),
              domains.stream().map(String::strip).distinct().toList(),
              references());
      CurationResult result =
          new EntryCuration(store, ledger(store), new LayerOneGate()).add(entry, reason, by);
      if (result instanceof CurationResult.Done) {
        say(free);
        return Exit.CLEAN;
      }
      return new CurationReport(terminal()).say("", result);
    }

    private List<EvidenceRef> references() throws Refused {
      List<EvidenceRef> references = new ArrayList<>();
      for (String one : evidence.stream().flatMap(Stream::of).distinct().toList()) {
        int colon = one.indexOf(':');
        if (colon < 1 || colon == one.length() - 1) {
          throw new Refused("'%s' is no evidence such as pr:#12.".formatted(one));
        }
        references.add(
            new EvidenceRef(one.substring(0, colon).strip(), one.substring(colon + 1).strip()));
      }
      return references;
    }
  }
}
