package app.assay.cgd.edit;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Claim;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.Limits;
import app.assay.cgd.Table;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What the HITL record shows of each claim, for those who compare it with the front matter.
public final class RecordReading {

  private static final Set<String> OPEN_WORDS =
      Set.of(
          "pending", "awaiting", "open", "unconfirmed", "unverified", "todo", "waiting", "attesa");

  private RecordReading() {}

  /// What a line of the record says of its claim.
  public enum State {
    CONFIRMED,
    PENDING
  }

  /// A claim with what its line says.
  ///
  /// @param place the status cell, or the line where it has none
  public record Shown(Claim claim, State state, Span place) {}

  /// The claims whose line is found and says something, in the order of the claims; none of a
  /// document with more claims than it may have, because finding the lines of n claims takes n²
  /// steps.
  public static List<Shown> of(CgdDocument document) {
    List<Shown> shown = new ArrayList<>();
    if (document.claims().size() > Limits.STANDARD.claims()) {
      return shown;
    }
    document
        .body()
        .record()
        .ifPresent(
            record -> {
              RecordMatch match = new RecordMatch(document, record);
              for (Claim claim : document.claims()) {
                match
                    .entryOf(claim)
                    .flatMap(entry -> read(document, claim, entry))
                    .ifPresent(shown::add);
              }
            });
    return shown;
  }

  private static Optional<Shown> read(CgdDocument document, Claim claim, RecordEntry entry) {
    return switch (entry) {
      case RecordEntry.BulletEntry(HitlRecord.Bullet bullet) ->
          state(bullet.content().in(document.text()), false)
              .map(state -> new Shown(claim, state, bullet.content()));
      case RecordEntry.RowEntry(Table table, Table.Row row) -> {
        int column = RecordColumn.STATUS.in(table);
        yield state(row.text(column), true).map(s -> new Shown(claim, s, row.place(column)));
      }
    };
  }

  /// A bullet is the claim's own words, so that only marks and the bare last word count there.
  private static Optional<State> state(String text, boolean cell) {
    String normal = RecordWords.normal(text);
    String[] words = normal.replaceAll("[^\\p{L}]+", " ").strip().split(" ");
    boolean open =
        cell
            ? Arrays.stream(words).anyMatch(w -> OPEN_WORDS.contains(w) || w.equals("not"))
            : OPEN_WORDS.contains(words[words.length - 1]);
    if (open || text.contains("⏳")) {
      return Optional.of(State.PENDING);
    }
    boolean confirmed = RecordWords.hasCheck(text) || (cell && RecordWords.meansConfirmed(text));
    return confirmed ? Optional.of(State.CONFIRMED) : Optional.empty();
  }
}
