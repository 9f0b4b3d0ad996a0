package app.assay.workspace;

import app.assay.cgd.CgdParser;
import app.assay.finding.Finding;
import app.assay.finding.Fix;
import app.assay.finding.Rule;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.Watch;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.text.TextEdit;
import app.assay.text.WhiteSpace;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Function;

/// Fixes that bring up nothing: each is tried on the text, together with all that are made with it,
/// before it is made. What would raise a point at a place where it was not raised is not made; the
/// finding's next fix is tried in its stead.
///
/// An instance belongs to one document and one thread at a time.
public final class SoundFixes {

  /// A text is read at most so often that this many characters are read in all, for the sake of a
  /// large one in which very many fixes bring something up.
  private static final int MOST_CHARACTERS = 100_000_000;

  private final Function<SourceText, List<Finding>> findings;

  /// @param findings what all points find in a text; the rules that a run is limited to are no
  ///   limit here, for a fix must not bring up what was not asked either
  public SoundFixes(Function<SourceText, List<Finding>> findings) {
    this.findings = findings;
  }

  /// With what a gate finds.
  ///
  /// @param gate of all nine points, as readily as the user asks them
  /// @param asOf the date that counts as today
  /// @param watch called again and again; ends the search by throwing
  public static SoundFixes of(PointsGate gate, LocalDate asOf, Watch watch) {
    PointsCheck engine = gate.engine();
    return new SoundFixes(
        source ->
            gate.evaluate(engine, CgdParser.standard().parse(source), asOf, watch).findings());
  }

  /// What would be brought up.
  ///
  /// @param words where, in the text as it would be; on one line, cut where they are many
  public record Brought(Rule rule, String words) {

    private static final int LONGEST = 80;

    static Brought of(Finding finding, String text) {
      Span span = finding.span();
      int end = Math.min(span.end(), span.start() + LONGEST);
      String words = WhiteSpace.strip(new Span(span.start(), end).in(text)).replaceAll("\\s+", " ");
      return new Brought(finding.rule(), end < span.end() ? words + "\u2026" : words);
    }
  }

  /// A finding that is left, for each of its fixes would bring something up.
  ///
  /// @param brought by its first fix; never empty
  public record Held(Finding finding, List<Brought> brought) {

    public Held {
      brought = List.copyOf(brought);
    }
  }

  /// What came of a search.
  ///
  /// @param edits of the fixes that bring up nothing when they are made together, ordered
  /// @param held findings that are left because of what their fixes would bring up
  /// @param untried findings that are left because the text would have to be read too often
  public record Found(List<TextEdit> edits, List<Held> held, List<Finding> untried) {

    public Found {
      edits = List.copyOf(edits);
      held = List.copyOf(held);
      untried = List.copyOf(untried);
    }
  }

  /// The first fix of each finding, or the next one that brings up nothing. Of fixes whose edits
  /// overlap, and of those that bring something up only together, the first is taken; the other is
  /// left for the next run.
  ///
  /// @param chosen findings of the text, in order
  public Found first(SourceText source, List<Finding> chosen) {
    return found(
        source,
        chosen.stream()
            .filter(f -> !f.fixes().isEmpty())
            .map(f -> new FixTry(f, f.fixes()))
            .toList());
  }

  /// One fix of a finding, where it brings up nothing.
  public Found only(SourceText source, Finding finding, Fix fix) {
    return found(source, List.of(new FixTry(finding, List.of(fix))));
  }

  private Found found(SourceText source, List<FixTry> wanted) {
    if (wanted.isEmpty()) {
      return new Found(List.of(), List.of(), List.of());
    }
    int most = Math.max(1, MOST_CHARACTERS / Math.max(1, source.text().length()));
    return new SoundSearch(source, findings, most).among(wanted);
  }
}
