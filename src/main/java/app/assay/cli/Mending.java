package app.assay.cli;

import app.assay.finding.Finding;
import app.assay.report.Printable;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import app.assay.workspace.SoundFixes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Mends one text in rounds by fixes that bring up nothing, and knows what has to be said of it.
final class Mending {

  /// What stands in a fix for words that only the author knows: `[assuming …]`.
  private static final String GAP = "\u2026";

  private final Terminal terminal;
  private final SoundFixes fixes;
  private final Set<String> gaps = new LinkedHashSet<>();
  private final List<String> notMended = new ArrayList<>();
  private final MadeEdits made = new MadeEdits();

  Mending(Terminal terminal, SoundFixes fixes) {
    this.terminal = terminal;
    this.fixes = fixes;
  }

  /// The text with fixes of these findings made; empty where none can be made.
  ///
  /// @param show whether each change is printed
  Optional<SourceText> next(SourceText source, List<Finding> chosen, boolean show) {
    List<Finding> open = chosen.stream().filter(f -> !isUnanswered(f)).toList();
    SoundFixes.Found found = fixes.first(source, open);
    LineIndex lines = new LineIndex(source.text());
    notMended.clear();
    chosen.stream().filter(this::isUnanswered).forEach(f -> notMended.add(unanswered(f, lines)));
    found.held().forEach(held -> notMended.add(held(held, lines)));
    found.untried().forEach(finding -> notMended.add(untried(finding, lines)));
    for (TextEdit edit : found.edits()) {
      String words = WhiteSpace.strip(edit.replacement());
      if (words.contains(GAP)) {
        gaps.add(words);
      }
      if (show) {
        show(source, lines, edit);
      }
    }
    made.add(found.edits());
    return found.edits().isEmpty()
        ? Optional.empty()
        : Optional.of(source.withText(TextEdit.apply(source.text(), found.edits())));
  }

  /// What the last round left, and why, each in one line.
  List<String> notMended() {
    return List.copyOf(notMended);
  }

  /// The lines where the fixes left something that only the author knows: `[source: …]`.
  Optional<String> toFillIn(SourceText before, SourceText after) {
    Set<String> old = before.text().lines().collect(Collectors.toSet());
    List<String> places = new ArrayList<>();
    int number = 0;
    for (String line : (Iterable<String>) after.text().lines()::iterator) {
      number++;
      if (!old.contains(line)) {
        for (String gap : gaps) {
          if (line.contains(gap)) {
            places.add("line " + number + " " + gap);
          }
        }
      }
    }
    return places.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", places));
  }

  /// Its fix was made and it is still there: made again it would only be there twice.
  private boolean isUnanswered(Finding finding) {
    return finding.fixes().stream().anyMatch(made::hold);
  }

  private static String unanswered(Finding finding, LineIndex lines) {
    return "%s, for its fix was made and did not answer it; change the words yourself"
        .formatted(place(finding, lines));
  }

  private static String held(SoundFixes.Held held, LineIndex lines) {
    SoundFixes.Brought brought = held.brought().getFirst();
    return "%s, for %s would bring up %s ('%s'); change the words yourself, or allow it by a comment"
        .formatted(
            place(held.finding(), lines),
            held.finding().fixes().size() == 1 ? "its fix" : "each of its fixes",
            brought.rule().id(),
            brought.words());
  }

  private static String untried(Finding finding, LineIndex lines) {
    return "%s, for too many fixes bring something up; run it again"
        .formatted(place(finding, lines));
  }

  private static String place(Finding finding, LineIndex lines) {
    int line = lines.lineAt(finding.span().start()) + 1;
    return "line %d %s".formatted(line, finding.rule().id());
  }

  private void show(SourceText source, LineIndex lines, TextEdit edit) {
    int line = lines.lineAt(edit.span().start()) + 1;
    String old = edit.span().in(source.text());
    terminal
        .out()
        .println(
            "  line %d: '%s' -> '%s'"
                .formatted(line, Printable.of(old), Printable.of(edit.replacement())));
  }
}
