package app.assay.ui.documents;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.Claim;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.ClaimState;
import app.assay.cgd.ExclusionBlock;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.yaml.YamlScalar;
import app.assay.finding.Finding;
import app.assay.points.check.PointsCheck;
import app.assay.points.check.Watch;
import app.assay.points.reading.Outline;
import app.assay.text.DocumentFile;
import app.assay.text.ReadResult;
import app.assay.text.SourceText;
import app.assay.text.Span;
import app.assay.ui.editor.model.Highlight;
import app.assay.ui.editor.model.Highlight.Kind;
import app.assay.ui.theme.Texts;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.Documents;
import app.assay.workspace.FileReport;
import app.assay.workspace.WindowChecks;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/// Asks the one check about an open text and turns its answer into marks. One is made for each
/// text, whose unchanged blocks it remembers; it belongs to one thread at a time.
public final class MarkedCheck {

  private static final int POINT_OF_CLAIMS = 9;

  private final Texts texts = new Texts("documents");
  private final CgdParser parser;
  private final WindowChecks checks;
  private final DocumentFile files;
  private final Supplier<CheckContext> context;
  private Optional<PointsCheck> engine = Optional.empty();

  /// @param context profile and time as they are at each check
  public MarkedCheck(
      CgdParser parser, WindowChecks checks, DocumentFile files, Supplier<CheckContext> context) {
    this.parser = parser;
    this.checks = checks;
    this.files = files;
    this.context = context;
  }

  /// The same check for another text.
  public MarkedCheck another() {
    return new MarkedCheck(parser, checks, files, context);
  }

  /// What reads an edited part of the same text while this check may be under way.
  FirstCheck first() {
    return new FirstCheck(checks, context);
  }

  /// Checks a text as it stands in the editor.
  ///
  /// @param shown how reports name the file
  /// @param revision carried through to the answer
  /// @param watch called again and again; ends the check by throwing
  public Checked check(Path path, String shown, SourceText source, long revision, Watch watch) {
    CgdDocument document = parser.parse(source);
    CheckContext here =
        context.get().withFile(Optional.of(String.valueOf(path.getFileName())), sibling(path));
    DocumentCheck check = checks.of(path, document);
    engine = engine.or(check::engine);
    watch.step();
    FileReport report = check.check(shown, source.bytes().length, document, here, engine, watch);
    List<Optional<Span>> places = places(document);
    return new Checked(
        revision,
        WindowChecks.isDocument(path, document),
        document.header().value("points-passed"),
        report,
        places,
        marks(report, others(document, places)),
        engine.map(PointsCheck::outline).orElse(Outline.NONE));
  }

  private Optional<byte[]> sibling(Path path) {
    return Documents.isDocument(path)
            && files.read(Documents.source(path)) instanceof ReadResult.Loaded origin
        ? Optional.of(origin.source().bytes())
        : Optional.empty();
  }

  private static List<Optional<Span>> places(CgdDocument document) {
    if (document.claims().isEmpty()) {
      return List.of();
    }
    ClaimLocator locator = new ClaimLocator(document);
    return document.claims().stream().map(claim -> locator.locate(claim.text())).toList();
  }

  private static List<Highlight> marks(FileReport report, List<Highlight> others) {
    List<Highlight> marks = new ArrayList<>(others);
    for (int i = 0; i < report.findings().size(); i++) {
      marks.add(mark(report.findings().get(i).finding(), Checked.findingId(i)));
    }
    return marks;
  }

  static Highlight mark(Finding finding, String id) {
    return new Highlight(finding.span(), Kind.of(finding.severity()), finding.rule().point(), id);
  }

  /// The marks of claims and exclusions.
  private List<Highlight> others(CgdDocument document, List<Optional<Span>> places) {
    List<Highlight> marks = new ArrayList<>();
    for (int i = 0; i < places.size(); i++) {
      String id = Checked.claimId(i);
      Claim claim = document.claims().get(i);
      places.get(i).ifPresent(span -> marks.add(mark(claim, span, id)));
    }
    for (ExclusionBlock block : document.body().exclusions().blocks()) {
      marks.add(
          new Highlight(
              withoutLastBreak(block.span(), document.text()),
              Kind.EXCLUSION,
              0,
              "x" + block.id()));
    }
    return marks;
  }

  /// The line below a block is not part of it.
  private static Span withoutLastBreak(Span span, String text) {
    int end = span.end();
    if (end > span.start() && text.charAt(end - 1) == '\n') {
      end--;
    }
    if (end > span.start() && text.charAt(end - 1) == '\r') {
      end--;
    }
    return new Span(span.start(), end);
  }

  private Highlight mark(Claim claim, Span span, String id) {
    String state = texts.get("claim.state." + claim.state().name());
    String label =
        texts.get("claim.chip", claim.field("round").map(YamlScalar::value).orElse("?"), state);
    Kind kind = claim.state() == ClaimState.VERIFIED ? Kind.CLAIM_CONFIRMED : Kind.CLAIM_PENDING;
    return new Highlight(span, kind, POINT_OF_CLAIMS, id, label);
  }
}
