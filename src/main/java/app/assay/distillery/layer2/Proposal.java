package app.assay.distillery.layer2;

import app.assay.distillery.candidate.Candidate;
import app.assay.text.WhiteSpace;
import app.assay.vault.EntryType;
import java.util.List;
import java.util.stream.Collectors;

/// What layer 2 reads of a candidate; what it lacks or has in another shape is empty here, since
/// layer 1 speaks of that.
///
/// @param conflictCheck id of the entry its author saw a conflict with; empty for none
/// @param feedback what readers of the vault said of its entries (`_vault_feedback`)
public record Proposal(
    String id,
    String type,
    String title,
    String claim,
    String body,
    String alternative,
    String considerations,
    List<String> domains,
    List<Ref> evidence,
    String conflictCheck,
    List<Signal> feedback) {

  /// The most characters of a body that are shown.
  private static final int LONGEST_BODY = 16_000;

  public Proposal {
    domains = List.copyOf(domains);
    evidence = List.copyOf(evidence);
    feedback = List.copyOf(feedback);
  }

  /// What layer 2 reads of it.
  public static Proposal of(Candidate candidate) {
    return new Proposal(
        candidate.id(),
        candidate.type().map(EntryType::label).orElse(""),
        candidate.title(),
        candidate.claim(),
        candidate.body(),
        candidate.alternative().orElse(""),
        candidate.considerations(),
        candidate.domains(),
        candidate.evidence().stream().map(e -> new Ref(e.type(), e.ref())).toList(),
        candidate.conflictCheck().orElse(""),
        candidate.feedback().stream()
            .map(f -> new Signal(f.entryId(), f.signal(), f.note()))
            .toList());
  }

  /// Where its author says that the evidence is.
  ///
  /// @param type such as `pr`
  /// @param ref such as `#1234`
  public record Ref(String type, String ref) {

    /// For people, such as `pr #1234`.
    public String label() {
      return WhiteSpace.collapse(type + " " + ref);
    }
  }

  /// What a reader said of an entry.
  ///
  /// @param signal `outdated`, `conflicted`, `insufficient`, or what else was written there
  public record Signal(String entryId, String signal, String note) {

    /// True for those that make a contradiction more likely (seed, R6).
    public boolean strengthensConflict() {
      return signal.equals("outdated") || signal.equals("conflicted");
    }

    /// For people, such as `outdated: the flag is gone`.
    public String label() {
      return WhiteSpace.collapse(note).isEmpty()
          ? signal
          : signal + ": " + WhiteSpace.collapse(note);
    }
  }

  /// The candidate as it is judged: its claim on the first line, then what its author wrote around
  /// it. It names its evidence and proves nothing.
  public String text() {
    StringBuilder text = new StringBuilder(Facts.of(claim, title, type, domains));
    Facts.add(text, "Alternative", alternative);
    Facts.add(text, "Considerations", considerations);
    Facts.add(
        text,
        "Evidence named by its author",
        evidence.stream().map(Ref::label).collect(Collectors.joining(", ")));
    return Facts.withBody(text, body, LONGEST_BODY);
  }
}
