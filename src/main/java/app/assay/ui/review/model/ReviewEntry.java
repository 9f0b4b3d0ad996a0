package app.assay.ui.review.model;

import app.assay.cgd.ClaimState;
import app.assay.cgd.Round;
import app.assay.hitl.ReviewItem;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;

/// One claim that is asked about.
public record ReviewEntry(ReviewDocument document, ReviewItem item) {

  public ClaimKey key() {
    return new ClaimKey(document.file(), item.claim().index());
  }

  public Round round() {
    return item.round();
  }

  public String text() {
    return item.claim().text();
  }

  /// The section the claim's location names, in words; empty where it names none.
  public String section() {
    String location = item.claim().location();
    int slash = location.lastIndexOf('/');
    return (slash < 0 ? location : location.substring(0, slash)).replace('-', ' ').strip();
  }

  /// True when a confirmation, whole or half, is there and an answer would take its place.
  public boolean replaces() {
    return item.claim().state() != ClaimState.PENDING;
  }

  /// The lines around the claim, none where its text does not stand in the document.
  ///
  /// @param around how many lines before and after
  public List<ContextLine> context(int around) {
    if (item.place().isEmpty()) {
      return List.of();
    }
    Span place = item.place().get();
    LineIndex lines = document.parsed().lines();
    Span body = document.parsed().body().span();
    int first = Math.max(lines.lineAt(place.start()) - around, lines.lineAt(body.start()));
    int last =
        Math.min(
            lines.lineAt(Math.max(place.start(), place.end() - 1)) + around,
            lines.lineAt(Math.max(body.start(), body.end() - 1)));
    List<ContextLine> context = new ArrayList<>();
    for (int line = first; line <= last; line++) {
      Span content = lines.content(line);
      int from = Math.clamp(place.start(), content.start(), content.end());
      int to = Math.clamp(place.end(), content.start(), content.end());
      context.add(
          new ContextLine(
              line + 1, lines.line(line), new Span(from - content.start(), to - content.start())));
    }
    return context;
  }
}
