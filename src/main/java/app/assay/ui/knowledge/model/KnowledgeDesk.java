package app.assay.ui.knowledge.model;

import app.assay.distillery.curation.CurationResult;
import app.assay.distillery.curation.DomainHealth;
import app.assay.ui.entry.model.EntryDraft;
import app.assay.ui.entry.model.EntrySide;
import app.assay.vault.Domain;
import app.assay.vault.Entry;
import app.assay.vault.Feedback;
import java.io.IOException;
import java.util.List;

/// One knowledge store and what is done to single entries of it. Works in the background; a failure
/// has a sentence for people, and then nothing was changed.
public interface KnowledgeDesk {

  /// All of a store as it is now.
  ///
  /// @param vault its name, for people
  /// @param notice what a user should know of it; may be empty
  /// @param entries by title, archived ones too
  /// @param inbox what readers said and nobody dealt with, newest first
  record Shelf(
      String vault,
      String notice,
      boolean readOnly,
      List<Entry> entries,
      List<Domain> domains,
      DomainHealth health,
      List<Feedback> inbox) {

    public Shelf {
      entries = List.copyOf(entries);
      domains = List.copyOf(domains);
      inbox = List.copyOf(inbox);
    }
  }

  Shelf read() throws IOException;

  /// An entry with its history and what readers said of it.
  EntrySide look(Entry entry) throws IOException;

  CurationResult archive(Entry seen, String reason, String by) throws IOException;

  CurationResult unarchive(Entry seen, String reason, String by) throws IOException;

  CurationResult update(Entry seen, EntryDraft text, String reason, String by) throws IOException;

  /// Takes a signal out of the inbox.
  void dismiss(Feedback signal, String reason, String by) throws IOException;

  /// Makes a conflict of a signal, which somebody has to decide.
  void enqueue(Feedback signal, String reason, String by) throws IOException;

  void undo(String change, String by) throws IOException;
}
