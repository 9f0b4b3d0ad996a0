package app.assay.ui.editor.model;

import static org.assertj.core.api.Assertions.assertThat;

import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight.Kind;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HighlightTrackTest {

  private static final Span SPAN = new Span(10, 20);

  private static Highlight mark(int start, int end, Kind kind) {
    return new Highlight(new Span(start, end), kind, 1, kind + "@" + start);
  }

  private static Optional<Span> after(int offset, String removed, String inserted) {
    return HighlightTrack.shifted(SPAN, new Change(offset, removed, inserted));
  }

  @Test
  void insertionBeforeMovesTheMark() {
    assertThat(after(3, "", "abc")).contains(new Span(13, 23));
  }

  @Test
  void insertionAtTheStartMovesTheMark() {
    assertThat(after(10, "", "x")).contains(new Span(11, 21));
  }

  @Test
  void insertionInsideMakesTheMarkLonger() {
    assertThat(after(15, "", "xy")).contains(new Span(10, 22));
  }

  @Test
  void insertionAtTheEndLeavesTheMark() {
    assertThat(after(20, "", "x")).contains(SPAN);
  }

  @Test
  void removalOverTheStartCutsTheMark() {
    assertThat(after(8, "abcd", "Z")).contains(new Span(9, 17));
  }

  @Test
  void removalOverTheEndCutsTheMark() {
    assertThat(after(18, "abcd", "Z")).contains(new Span(10, 18));
  }

  @Test
  void removalOfAllItsCharactersRemovesTheMark() {
    assertThat(after(9, "abcdefghijklm", "new")).isEmpty();
  }

  @Test
  void emptyMarkMovesWithItsPlace() {
    assertThat(HighlightTrack.shifted(Span.at(10), new Change(2, "ab", ""))).contains(Span.at(8));
  }

  @Test
  void marksOfAPlaceAreFoundHeaviestFirst() {
    HighlightTrack track = new HighlightTrack();
    Highlight wide = mark(0, 100, Kind.EXCLUSION);
    Highlight inner = mark(40, 50, Kind.CRITICAL);
    track.set(List.of(inner, wide, mark(60, 70, Kind.WARNING)));
    assertThat(track.at(45)).containsExactly(inner, wide);
  }

  @Test
  void markThatGrewIsStillFound() {
    HighlightTrack track = new HighlightTrack();
    track.set(List.of(mark(0, 4, Kind.CRITICAL)));
    track.shift(new Change(2, "", "x".repeat(50)));
    assertThat(track.at(53)).hasSize(1);
  }

  @Test
  void touchingMarkIsNotInASpan() {
    HighlightTrack track = new HighlightTrack();
    track.set(List.of(mark(5, 10, Kind.CRITICAL)));
    assertThat(track.in(new Span(10, 12))).isEmpty();
    assertThat(track.in(new Span(9, 12))).hasSize(1);
  }

  @Test
  void emptyMarkAtTheEdgeOfASpanIsInIt() {
    HighlightTrack track = new HighlightTrack();
    track.set(List.of(mark(5, 5, Kind.ERROR)));
    assertThat(track.in(new Span(0, 5))).hasSize(1);
  }

  @Test
  void nextProblemGoesRoundAndSkipsClaims() {
    HighlightTrack track = new HighlightTrack();
    Highlight first = mark(5, 10, Kind.CRITICAL);
    Highlight last = mark(30, 40, Kind.INFO);
    track.set(List.of(first, mark(20, 25, Kind.CLAIM_PENDING), last));
    assertThat(track.next(5)).contains(last);
    assertThat(track.next(30)).contains(first);
    assertThat(track.previous(30)).contains(first);
    assertThat(track.previous(5)).contains(last);
  }

  @Test
  void hiddenMarksMoveAndComeBack() {
    HighlightTrack track = new HighlightTrack();
    track.set(List.of(mark(2, 4, Kind.CRITICAL), mark(10, 20, Kind.WARNING)));
    track.filter(m -> m.kind() == Kind.CRITICAL);
    assertThat(track.all()).extracting(Highlight::kind).containsExactly(Kind.CRITICAL);
    assertThat(track.at(15)).isEmpty();
    track.shift(new Change(0, "", "abc"));
    track.filter(m -> true);
    assertThat(track.at(15)).extracting(Highlight::span).containsExactly(new Span(13, 23));
  }

  @Test
  void marksOfOnePartAreReplacedAlone() {
    HighlightTrack track = new HighlightTrack();
    Highlight format = new Highlight(new Span(12, 14), Kind.ERROR, 0, "format");
    track.set(List.of(mark(1, 3, Kind.WARNING), mark(11, 13, Kind.WARNING), format));
    track.set(SPAN, List.of(mark(15, 16, Kind.CRITICAL)));
    assertThat(track.all())
        .extracting(Highlight::id)
        .containsExactly("WARNING@1", "format", "CRITICAL@15");
  }
}
