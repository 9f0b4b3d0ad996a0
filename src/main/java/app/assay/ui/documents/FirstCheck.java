package app.assay.ui.documents;

import app.assay.cgd.check.CheckContext;
import app.assay.finding.Finding;
import app.assay.points.check.PointsCheck;
import app.assay.text.Span;
import app.assay.text.Unchanged;
import app.assay.ui.editor.model.Highlight;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.WindowChecks;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/// Reads the part of a text that was edited, for its first marks. One is made for each text; it
/// belongs to one thread at a time, which need not be that of the check of the whole text.
final class FirstCheck {

  private final WindowChecks checks;
  private final Supplier<CheckContext> context;
  private Optional<PointsCheck> engine = Optional.empty();

  FirstCheck(WindowChecks checks, Supplier<CheckContext> context) {
    this.checks = checks;
    this.context = context;
  }

  /// The marks of the part; none of format, claims or exclusions.
  FirstMarks check(EditedPart part) {
    DocumentCheck check = checks.ofDocument();
    engine = engine.or(check::engine);
    List<Highlight> marks = new ArrayList<>();
    check
        .pointsContext(context.get())
        .ifPresent(
            points ->
                engine.ifPresent(
                    asked -> {
                      Known known = new Known(part, asked);
                      asked.part(part.characters(), part.silent(), known.carried(), points).stream()
                          .flatMap(f -> known.mark(f).stream())
                          .forEach(marks::add);
                    }));
    return new FirstMarks(part.revision(), part.judged(), marks);
  }

  /// What the last check said of the part, at the places that it has now.
  private static final class Known {

    private record Key(String rule, Span place) {}

    private final EditedPart part;
    private final IdentityHashMap<Finding, String> carried = new IdentityHashMap<>();
    private final List<Finding> inOrder = new ArrayList<>();
    private final Map<Key, String> ofBlocks = new HashMap<>();
    private final List<Span> claimed;

    Known(EditedPart part, PointsCheck engine) {
      this.part = part;
      Unchanged since = part.since();
      List<PlacedFinding> findings = part.last().report().findings();
      for (int i = 0; i < findings.size(); i++) {
        Finding finding = findings.get(i).finding();
        Optional<Span> place =
            finding.rule().point() == 0 ? Optional.empty() : since.move(finding.span());
        if (place.filter(this::isJudged).isPresent()) {
          add(finding, place.get(), Checked.findingId(i), engine);
        }
      }
      claimed =
          part.last().claimPlaces().stream()
              .flatMap(Optional::stream)
              .flatMap(span -> since.move(span).stream())
              .toList();
    }

    private void add(Finding finding, Span place, String id, PointsCheck engine) {
      if (engine.needsWholeText(finding.rule())) {
        Finding moved = finding.movedTo(place.shift(-part.at()));
        carried.put(moved, id);
        inOrder.add(moved);
      } else {
        ofBlocks.put(new Key(finding.rule().id(), place), id);
      }
    }

    /// What only the whole text shows, as the part counts its places.
    List<Finding> carried() {
      return inOrder;
    }

    private boolean isJudged(Span place) {
      return part.judged().start() <= place.start() && place.start() <= part.judged().end();
    }

    /// The mark of a finding of the part; one that the last check had too stands for the same.
    Optional<Highlight> mark(Finding finding) {
      // What stands above the part is repeated there and may have no place of that distance.
      if (finding.span().start() < part.judged().start() - part.at()) {
        return Optional.empty();
      }
      Span place = finding.span().shift(part.at());
      int point = finding.rule().point();
      boolean answered = (point == 1 || point == 9) && claimed.stream().anyMatch(place::overlaps);
      if (point == 0 || !isJudged(place) || answered) {
        return Optional.empty();
      }
      String id = carried.get(finding);
      if (id == null) {
        id = ofBlocks.getOrDefault(new Key(finding.rule().id(), place), "");
      }
      return Optional.of(MarkedCheck.mark(finding, id).at(place));
    }
  }
}
