package app.assay.cgd;

import app.assay.cgd.yaml.YamlMapping;
import app.assay.cgd.yaml.YamlNode;
import app.assay.cgd.yaml.YamlSequence;
import app.assay.text.LineIndex;
import app.assay.text.SourceText;
import app.assay.text.Span;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/// Takes a document apart in linear passes, without recursion on its content and without throwing.
public final class CgdParser {

  private final Limits limits;
  private final LongSupplier nanoClock;

  /// @param limits what a document may cost
  /// @param nanoClock a running count of nanoseconds, by which the parse is timed
  public CgdParser(Limits limits, LongSupplier nanoClock) {
    this.limits = limits;
    this.nanoClock = nanoClock;
  }

  /// A parser with the standard limits.
  public static CgdParser standard() {
    return new CgdParser(Limits.STANDARD, System::nanoTime);
  }

  public Limits limits() {
    return limits;
  }

  /// Parses bytes as they lie in a file.
  public CgdDocument parse(byte[] bytes) {
    if (bytes.length > limits.bytes()) {
      return tooLarge(bytes.length);
    }
    return switch (SourceText.decode(bytes)) {
      case SourceText.Decoded.Ok ok -> parse(ok.source());
      case SourceText.Decoded.NotUtf8 bad ->
          refused(new CgdDocument.Refusal.NotUtf8(bad.byteOffset()));
    };
  }

  /// Parses characters, as an editor holds them. The clock runs on while other programs have the
  /// processor, so that only a document that takes too long twice is one that takes too long.
  public CgdDocument parse(SourceText source) {
    CgdDocument first = parseOnce(source);
    return first.parseTime().compareTo(limits.parse()) > 0 ? parseOnce(source) : first;
  }

  private CgdDocument parseOnce(SourceText source) {
    if (source.text().length() > limits.bytes()) {
      return tooLarge(source.text().length());
    }
    long begin = nanoClock.getAsLong();
    String text = source.text();
    LineIndex lines = new LineIndex(text);
    ModelCost cost = new ModelCost(limits.memory());
    cost.add(text.length(), ModelCost.CHARACTER);
    cost.add(lines.count(), ModelCost.LINE);
    FrontMatter frontMatter = new FrontMatterParser(limits, cost).parse(text, lines);
    Ending ending = new EndingParser(text, lines).parse();
    Span bodySpan = bodySpan(text, lines, frontMatter, ending);
    Body body = new BodyParser(text, lines, limits, cost).parse(bodySpan);
    if (cost.isOver()) {
      return refused(new CgdDocument.Refusal.TooCostly(limits.memory()));
    }
    List<Claim> claims =
        frontMatter instanceof FrontMatter.Present present ? claims(present.root()) : List.of();
    ComputedFields computed = ComputedFields.of(text, Header.of(frontMatter), claims, body);
    Duration took = Duration.ofNanos(nanoClock.getAsLong() - begin);
    return new CgdDocument(
        source, lines, frontMatter, claims, body, ending, computed, Optional.empty(), took);
  }

  /// The keys of a document's front matter alone; none where it is missing or cannot be read.
  public Header header(SourceText source) {
    String text = source.text();
    ModelCost cost = new ModelCost(limits.memory());
    return Header.of(new FrontMatterParser(limits, cost).parse(text, new LineIndex(text)));
  }

  /// What stands for a file that was too large to read.
  public CgdDocument tooLarge(long bytes) {
    return refused(new CgdDocument.Refusal.TooLarge(bytes, limits.bytes()));
  }

  /// What stands for a file that could not be read as text.
  public static CgdDocument refused(CgdDocument.Refusal refusal) {
    Span nowhere = Span.at(0);
    return new CgdDocument(
        SourceText.of(""),
        new LineIndex(""),
        new FrontMatter.Missing(nowhere),
        List.of(),
        Body.empty(nowhere),
        new Ending(List.of(), Optional.empty(), Optional.empty(), Optional.empty(), nowhere),
        ComputedFields.NONE,
        Optional.of(refusal),
        Duration.ZERO);
  }

  private static Span bodySpan(
      String text, LineIndex lines, FrontMatter frontMatter, Ending ending) {
    int start =
        switch (frontMatter) {
          case FrontMatter.Present present -> lines.end(lines.lineAt(present.closing().start()));
          case FrontMatter.Unreadable bad -> lines.end(lines.lineAt(bad.closing().start()));
          case FrontMatter.Unclosed unclosed -> lines.end(lines.lineAt(unclosed.opening().start()));
          case FrontMatter.Missing missing -> missing.firstLine().start();
        };
    int end = ending.marker().map(Span::start).orElse(text.length());
    return new Span(Math.min(start, end), end);
  }

  private static List<Claim> claims(YamlMapping root) {
    if (root.entry("hitl-claims").map(e -> e.value()).orElse(null)
        instanceof YamlSequence sequence) {
      List<Claim> claims = new ArrayList<>();
      for (YamlNode item : sequence.items()) {
        YamlMapping fields =
            item instanceof YamlMapping mapping ? mapping : YamlMapping.empty(item.span());
        claims.add(new Claim(claims.size(), fields, item.span()));
      }
      return claims;
    }
    return List.of();
  }
}
