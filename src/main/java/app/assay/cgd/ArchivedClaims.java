package app.assay.cgd;

import app.assay.text.Span;
import app.assay.text.Spans;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A table of verified claims that a demotion put aside (FS §6.3, §7.3). It is known by the comment
/// above it, not by its heading.
///
/// @param comment the comment's line without its break
/// @param id such as `arch-1f2e3d4c`; the specification's own examples are not hexadecimal
/// @param date as it was written, empty where it is missing
/// @param heading the heading below the comment, with only empty lines between
public record ArchivedClaims(Span comment, String id, String date, Heading heading) {

  /// What stands before the fields of the comment.
  public static final String OPENING = "<!-- CLARITY_GATE_ARCHIVED:";

  private static final Pattern ID = Pattern.compile("\\bid=([A-Za-z0-9][A-Za-z0-9._-]{0,63})");
  private static final Pattern DATE = Pattern.compile("\\bdate=([0-9-]{1,10})");

  /// The archives of a document in order, without those in fences and exclusions.
  public static List<ArchivedClaims> in(CgdDocument document) {
    List<ArchivedClaims> archives = new ArrayList<>();
    Body body = document.body();
    String text = document.text();
    int at = text.indexOf(OPENING, body.span().start());
    while (at >= 0 && at < body.span().end()) {
      Span line = document.lines().content(document.lines().lineAt(at));
      boolean alone = WhiteSpace.strip(text, line).start() == at;
      if (alone && !Spans.touch(body.fences(), line) && !body.exclusions().touch(line)) {
        archive(document, line).ifPresent(archives::add);
      }
      at = text.indexOf(OPENING, at + OPENING.length());
    }
    return archives;
  }

  private static Optional<ArchivedClaims> archive(CgdDocument document, Span line) {
    String words = WhiteSpace.strip(line.in(document.text()));
    int reason = words.indexOf("reason=");
    String fields = reason < 0 ? words : words.substring(0, reason);
    Matcher id = ID.matcher(fields);
    if (!words.endsWith("-->") || !id.find()) {
      return Optional.empty();
    }
    Matcher date = DATE.matcher(fields);
    String written = date.find() ? date.group(1) : "";
    List<Heading> headings = document.body().headings();
    int next = document.body().headingAt(line.end()).map(Heading::ordinal).orElse(0);
    return headings.stream()
        .skip(next)
        .findFirst()
        .filter(heading -> onlyBlanks(document.text(), line.end(), heading.span().start()))
        .map(heading -> new ArchivedClaims(line, id.group(1), written, heading));
  }

  private static boolean onlyBlanks(String text, int from, int to) {
    return WhiteSpace.isBlank(text.subSequence(from, to));
  }
}
