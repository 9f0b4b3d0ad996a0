package app.assay.cli;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdParser;
import app.assay.cgd.edit.NewerVersion;
import app.assay.cgd.plan.Plan;
import app.assay.finding.Finding;
import app.assay.finding.Rule;
import app.assay.points.check.Watch;
import app.assay.points.rules.PointRules;
import app.assay.report.Printable;
import app.assay.text.DocumentFile;
import app.assay.text.SaveResult;
import app.assay.text.SourceText;
import app.assay.workspace.DocumentCheck;
import app.assay.workspace.FileReport;
import app.assay.workspace.Input;
import app.assay.workspace.PlacedFinding;
import app.assay.workspace.PointExclusions;
import app.assay.workspace.PointFixes;
import app.assay.workspace.Reading;
import app.assay.workspace.SoundFixes;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `fix`: makes the first fix of each finding of the named rules that brings up nothing else.
@Command(
    name = "fix",
    description = {
      "Mends findings of 'lint' by their first fix, sends the statements to Round B, or excludes",
      "them.",
      "A fix that would bring up a finding, of whichever point, is not made; the next one is"
          + " tried.",
      "Every other byte stays. A text read from - is written to standard output."
    },
    footer = {
      "",
      "Exit: 0 nothing of these rules is left, 1 something is left, 2 usage, unreadable or not"
          + " saved."
    })
final class FixCommand implements Callable<Integer> {

  /// A fix may uncover what overlapped it; more rounds than these do not help.
  private static final int ROUNDS = 5;

  private final Terminal terminal;
  private final DocumentFile files = new DocumentFile();
  private final PointFixes fixes = new PointFixes();
  private final PointExclusions exclusions = new PointExclusions();
  private final Set<String> obstacles = new LinkedHashSet<>();
  private @Nullable DocumentCheck check;

  @Mixin private final FileArguments arguments = new FileArguments();
  @Mixin private final PointsArguments points = new PointsArguments();

  @Option(
      names = "--rule",
      required = true,
      split = ",",
      paramLabel = "ID",
      description = "Rules to mend, such as P2-WILL; several with commas.")
  private Set<String> rules = Set.of();

  @ArgGroup(exclusive = true, multiplicity = "0..1")
  private Instead instead = new Instead();

  /// What to do instead of rewording.
  private static final class Instead {

    @Option(
        names = "--round-b",
        description = "Add the statements as pending claims of Round B instead of rewording them.")
    private boolean roundB;

    @Option(
        names = "--exclude",
        description = {
          "Wrap the paragraphs, items and tables as exclusions instead of rewording them.",
          "Only a CLEAR document without other pending claims can have exclusions."
        })
    private boolean exclude;
  }

  @Option(names = "--dry-run", description = "Show what would change and write nothing.")
  private boolean dryRun;

  FixCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Refused {
    for (String rule : rules) {
      refuseUnasked(rule);
    }
    Exit exit = Exit.CLEAN;
    for (Input input : arguments.expandMarkdown(terminal).inputs()) {
      exit =
          exit.and(
              switch (Reading.of(input, files)) {
                case Reading.None(String trouble) -> refuse(input, trouble);
                case Reading.Text text -> fix(input, text);
              });
    }
    return exit.code();
  }

  /// A rule that nobody asks finds nothing, which must not look like nothing to mend.
  private void refuseUnasked(String id) throws Refused {
    Rule rule =
        PointRules.catalogue().stream()
            .filter(known -> known.id().equalsIgnoreCase(id))
            .findFirst()
            .orElseThrow(
                () ->
                    new Refused(
                        "'%s' is no rule of 'assay lint', such as P2-WILL; 'assay rules' lists them."
                            .formatted(id)));
    if (rule.point() > 0 && !points.ask(rule.point())) {
      throw new Refused(
          "%s belongs to point %d, which --points leaves out.".formatted(rule.id(), rule.point()));
    }
  }

  private Exit fix(Input input, Reading.Text text) {
    SourceText source = text.source();
    Optional<String> newer = NewerVersion.refusal(CgdParser.standard().header(source));
    if (newer.isPresent()) {
      return refuse(input, newer.get());
    }
    obstacles.clear();
    Mending mending =
        new Mending(
            terminal,
            SoundFixes.of(points.ofAllPoints(), arguments.context(terminal).today(), Watch.NONE));
    for (int round = 0; round < ROUNDS; round++) {
      Optional<SourceText> next = next(input, source, mending);
      if (next.isEmpty()) {
        break;
      }
      source = next.get();
    }
    List<Finding> left = findings(input, source);
    boolean changed = !source.text().equals(text.source().text());
    Exit written = changed && !dryRun ? write(input, text, source) : Exit.CLEAN;
    if (input instanceof Input.Standard && !changed) {
      written = write(input, text, source);
    }
    if (input instanceof Input.OnDisk && written == Exit.CLEAN) {
      if (dryRun && (instead.roundB || instead.exclude)) {
        new DiffText(terminal).lines(text.source().text(), source.text());
      }
      say(input, changed ? (dryRun ? "would be mended" : "mended") : "nothing to mend");
      if (instead.roundB) {
        toRoundB(source, left);
      }
      String not = instead.roundB ? "not sent to Round B: " : "not excluded: ";
      obstacles.stream().filter(o -> !left.isEmpty()).forEach(o -> say(input, not + o));
      mending.toFillIn(text.source(), source).ifPresent(l -> say(input, "to fill in: " + l));
      mending.notMended().forEach(l -> say(input, "not mended: " + l));
      left.forEach(f -> say(input, "left: " + f.rule().id() + " " + f.message()));
    }
    return written.and(left.isEmpty() ? Exit.CLEAN : Exit.FINDINGS);
  }

  private void toRoundB(SourceText source, List<Finding> left) {
    CgdDocument document = CgdParser.standard().parse(source);
    left.forEach(f -> fixes.notToRoundB(document, f).ifPresent(obstacles::add));
  }

  private Optional<SourceText> next(Input input, SourceText source, Mending mending) {
    if (instead.roundB) {
      return oneByOne(input, source, fixes::sentToRoundB);
    }
    return instead.exclude
        ? oneByOne(input, source, this::excluded)
        : mending.next(source, findings(input, source), dryRun);
  }

  /// One after another, for each changes the front matter that the next one needs.
  private Optional<SourceText> oneByOne(
      Input input,
      SourceText source,
      BiFunction<SourceText, Finding, Optional<SourceText>> change) {
    SourceText current = source;
    boolean any = false;
    for (int guard = findings(input, source).size(); guard > 0; guard--) {
      SourceText before = current;
      Optional<SourceText> next =
          findings(input, before).stream()
              .map(f -> change.apply(before, f))
              .flatMap(Optional::stream)
              .findFirst();
      if (next.isEmpty()) {
        break;
      }
      current = next.get();
      any = true;
    }
    return any ? Optional.of(current) : Optional.empty();
  }

  private Optional<SourceText> excluded(SourceText source, Finding finding) {
    CgdDocument document = CgdParser.standard().parse(source);
    return switch (exclusions.plan(document, finding, arguments.context(terminal))) {
      case Plan.Ready ready -> Optional.of(ready.edited().document().source());
      case Plan.Refused refused -> {
        obstacles.add(refused.message());
        yield Optional.empty();
      }
    };
  }

  private List<Finding> findings(Input input, SourceText source) {
    FileReport report =
        check().check(input.shown(), source.bytes().length, source, arguments.context(terminal));
    return report.findings().stream().map(PlacedFinding::finding).filter(this::isChosen).toList();
  }

  private DocumentCheck check() {
    if (check == null) {
      check = DocumentCheck.ofPoints(points.gate());
    }
    return check;
  }

  private boolean isChosen(Finding finding) {
    return rules.stream().anyMatch(r -> r.equalsIgnoreCase(finding.rule().id()));
  }

  private Exit write(Input input, Reading.Text text, SourceText source) {
    if (!(input instanceof Input.OnDisk(var file, String _))) {
      byte[] bytes = source.bytes();
      terminal.out().write(bytes, 0, bytes.length);
      return Exit.CLEAN;
    }
    return switch (files.save(file, source, text.sha256())) {
      case SaveResult.Saved _ -> Exit.CLEAN;
      case SaveResult.ChangedUnderneath _ ->
          refuse(input, "The file changed while it was mended and was left alone; try again.");
      case SaveResult.Failed(String message) -> refuse(input, message);
    };
  }

  private void say(Input input, String what) {
    terminal.out().println(Printable.of(input.shown()) + ": " + Printable.of(what));
  }

  private Exit refuse(Input input, String sentence) {
    terminal.complain(input.shown() + ": " + sentence);
    return Exit.USAGE;
  }
}
