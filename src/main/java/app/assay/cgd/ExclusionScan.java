package app.assay.cgd;

import app.assay.text.FenceState;
import app.assay.text.Span;
import app.assay.text.Spans;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Collects exclusion markers and blocks. Quote marks are stripped before fences and markers are
/// looked for (FS §8.5.1), unlike in the hash (rulebook C15).
final class ExclusionScan {

  private static final String PREFIX = "<!-- CG-EXCLUSION:";
  private static final String SUFFIX = " -->";

  private final String text;
  private final FenceState fence = new FenceState();
  private final List<ExclusionMarker> markers = new ArrayList<>();
  private final List<ExclusionBlock> blocks = new ArrayList<>();
  private final List<ExclusionFault> faults = new ArrayList<>();
  private final LinkedHashMap<String, Span> open = new LinkedHashMap<>();
  private final Set<String> ids = new HashSet<>();

  ExclusionScan(String text) {
    this.text = text;
  }

  /// @param line the line's content
  /// @param end the offset after its line break
  void line(Span line, int end) {
    Span content = withoutQuoteMarks(line);
    if (fence.accept(text, content.start(), content.end()) || fence.isOpen()) {
      return;
    }
    marker(line, content).ifPresent(marker -> accept(marker, end));
  }

  Exclusions finish(int bodyEnd) {
    open.forEach(
        (id, line) -> {
          faults.add(new ExclusionFault(ExclusionFault.Kind.UNCLOSED, id, "", line));
          blocks.add(new ExclusionBlock(id, new Span(line.start(), bodyEnd)));
        });
    open.clear();
    blocks.sort(Comparator.comparing(ExclusionBlock::span));
    faults.sort(Comparator.comparing(ExclusionFault::line));
    List<Span> covered = Spans.merge(blocks.stream().map(ExclusionBlock::span).toList());
    return new Exclusions(markers, blocks, covered, faults);
  }

  private void accept(ExclusionMarker marker, int end) {
    markers.add(marker);
    switch (marker.kind()) {
      case BEGIN -> begin(marker);
      case END -> end(marker, end);
      case MALFORMED -> {}
    }
  }

  private void begin(ExclusionMarker marker) {
    if (!open.isEmpty()) {
      fault(ExclusionFault.Kind.NESTED, marker, open.lastEntry().getKey());
    }
    if (!ids.add(marker.id())) {
      fault(ExclusionFault.Kind.DUPLICATE, marker, marker.id());
    }
    open.putIfAbsent(marker.id(), marker.line());
  }

  private void end(ExclusionMarker marker, int end) {
    if (open.isEmpty()) {
      fault(ExclusionFault.Kind.STRAY, marker, "");
      return;
    }
    String innermost = open.lastEntry().getKey();
    String closing = open.containsKey(marker.id()) ? marker.id() : innermost;
    if (!marker.id().equals(innermost)) {
      boolean outer = closing.equals(marker.id());
      fault(
          outer ? ExclusionFault.Kind.INTERLEAVED : ExclusionFault.Kind.MISMATCH,
          marker,
          innermost);
    }
    Span line = open.remove(closing);
    if (line != null) {
      blocks.add(new ExclusionBlock(closing, new Span(line.start(), end)));
    }
  }

  private void fault(ExclusionFault.Kind kind, ExclusionMarker marker, String other) {
    faults.add(new ExclusionFault(kind, marker.id(), other, marker.line()));
  }

  private Optional<ExclusionMarker> marker(Span line, Span content) {
    String raw = content.in(text);
    int comment = raw.indexOf("<!--");
    if (comment < 0 || !raw.toLowerCase(Locale.ROOT).contains("cg-exclusion")) {
      return Optional.empty();
    }
    Optional<ExclusionMarker> exact = exact(WhiteSpace.strip(raw), line);
    if (exact.isPresent()) {
      return exact;
    }
    String rest = WhiteSpace.strip(raw.substring(comment + 4)).toLowerCase(Locale.ROOT);
    boolean quoted = raw.lastIndexOf('`', comment) >= 0;
    boolean attempted = rest.startsWith("cg-exclusion") && !quoted;
    return attempted
        ? Optional.of(new ExclusionMarker(ExclusionMarker.Kind.MALFORMED, "", line))
        : Optional.empty();
  }

  private static Optional<ExclusionMarker> exact(String marker, Span line) {
    if (!marker.startsWith(PREFIX) || !marker.endsWith(SUFFIX)) {
      return Optional.empty();
    }
    String inner = marker.substring(PREFIX.length(), marker.length() - SUFFIX.length());
    ExclusionMarker.Kind kind;
    String id;
    if (inner.startsWith("BEGIN id=")) {
      kind = ExclusionMarker.Kind.BEGIN;
      id = inner.substring("BEGIN id=".length());
    } else if (inner.startsWith("END id=")) {
      kind = ExclusionMarker.Kind.END;
      id = inner.substring("END id=".length());
    } else {
      return Optional.empty();
    }
    return ExclusionId.isValid(id)
        ? Optional.of(new ExclusionMarker(kind, id, line))
        : Optional.empty();
  }

  private Span withoutQuoteMarks(Span line) {
    int i = line.start();
    int mark = i;
    while (true) {
      int blanks = mark;
      while (blanks < line.end() && blanks - mark < 3 && text.charAt(blanks) == ' ') {
        blanks++;
      }
      if (blanks >= line.end() || text.charAt(blanks) != '>') {
        return new Span(i, line.end());
      }
      mark = blanks + 1;
      i = mark < line.end() && text.charAt(mark) == ' ' ? mark + 1 : mark;
      mark = i;
    }
  }
}
