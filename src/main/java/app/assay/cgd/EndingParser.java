package app.assay.cgd;

import app.assay.text.FenceState;
import app.assay.text.LineIndex;
import app.assay.text.Span;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds the end markers as generation C of the hash does: from the file's first line, outside
/// fences, before the fence state of the marker's own line changes (rulebook §2.1, C5).
final class EndingParser {

  private static final String STATUS = "Clarity Gate:";

  private final String text;
  private final LineIndex lines;

  EndingParser(String text, LineIndex lines) {
    this.text = text;
    this.lines = lines;
  }

  Ending parse() {
    int anywhere = text.indexOf(Ending.MARKER);
    Optional<Span> firstAnywhere = anywhere < 0 ? Optional.empty() : Optional.of(marker(anywhere));
    List<Span> markers = firstAnywhere.isEmpty() ? List.of() : markersOutsideFences();
    if (markers.isEmpty()) {
      return new Ending(
          markers, firstAnywhere, Optional.empty(), Optional.empty(), Span.at(text.length()));
    }
    Span first = markers.getFirst();
    int line = lines.lineAt(first.start());
    Optional<Span> beside = beside(lines.content(line), first);
    if (line + 1 >= lines.count()) {
      return new Ending(markers, firstAnywhere, beside, Optional.empty(), Span.at(text.length()));
    }
    Span next = lines.content(line + 1);
    if (next.isEmpty() && line + 2 >= lines.count()) {
      return new Ending(markers, firstAnywhere, beside, Optional.empty(), Span.at(text.length()));
    }
    Span after = new Span(lines.end(line + 1), text.length());
    return new Ending(markers, firstAnywhere, beside, Optional.of(statusLine(next)), after);
  }

  private List<Span> markersOutsideFences() {
    List<Span> markers = new ArrayList<>();
    FenceState fence = new FenceState();
    int next = text.indexOf(Ending.MARKER);
    for (int line = 0; line < lines.count() && next >= 0; line++) {
      Span content = lines.content(line);
      while (next >= 0 && next < content.end()) {
        if (!fence.isOpen()) {
          markers.add(marker(next));
        }
        next = text.indexOf(Ending.MARKER, next + Ending.MARKER.length());
      }
      fence.accept(text, content.start(), content.end());
    }
    return markers;
  }

  private Optional<Span> beside(Span line, Span marker) {
    Span before = WhiteSpace.strip(text, new Span(line.start(), marker.start()));
    Span behind = WhiteSpace.strip(text, new Span(marker.end(), line.end()));
    if (!behind.isEmpty()) {
      return Optional.of(behind);
    }
    return before.isEmpty() ? Optional.empty() : Optional.of(before);
  }

  private Ending.StatusLine statusLine(Span line) {
    if (text.startsWith(STATUS, line.start())) {
      int pipe = text.indexOf('|', line.start());
      if (pipe >= 0 && pipe < line.end()) {
        Span clarity = WhiteSpace.strip(text, new Span(line.start() + STATUS.length(), pipe));
        Span hitl = WhiteSpace.strip(text, new Span(pipe + 1, line.end()));
        return new Ending.StatusLine(line, Optional.of(clarity), Optional.of(hitl));
      }
    }
    return new Ending.StatusLine(line, Optional.empty(), Optional.empty());
  }

  private static Span marker(int at) {
    return new Span(at, at + Ending.MARKER.length());
  }
}
