package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.cgd.hash.ClaimId;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.text.Span;
import app.assay.text.Spans;
import app.assay.text.WhiteSpace;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// X-RECORD-UNKNOWN: the HITL record names a claim id that no claim has.
public final class XRecordUnknown implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "X-RECORD-UNKNOWN",
          Severity.WARNING,
          "The record cites a claim that does not exist",
          "FS §1.2.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<Span> record = document.body().record().map(HitlRecord::section);
    if (record.isEmpty()) {
      return;
    }
    Set<String> seen = new HashSet<>();
    document.claims().forEach(claim -> seen.add(claim.id()));
    String text = document.text();
    int end = record.get().end();
    int at = text.indexOf(ClaimId.PREFIX, record.get().start());
    while (at >= 0 && at < end) {
      Span id = id(text, at, end);
      boolean code = Spans.cover(document.body().fences(), at);
      if (!code && isCited(text, id) && seen.add(id.in(text))) {
        out.report(id, "The record cites %s, but no claim has this id.".formatted(id.in(text)));
      }
      at = text.indexOf(ClaimId.PREFIX, id.end());
    }
  }

  private static Span id(String text, int start, int limit) {
    int end = start + ClaimId.PREFIX.length();
    while (end < limit && (isPart(text.charAt(end)) || text.charAt(end) == '.')) {
      end++;
    }
    while (!isPart(text.charAt(end - 1)) || text.charAt(end - 1) == '-') {
      end--;
    }
    return new Span(start, Math.max(end, start + ClaimId.PREFIX.length() - 1));
  }

  /// A word such as claim-level is no id: an id has a digit, or stands in code, alone in a cell or
  /// after the word "claim".
  private static boolean isCited(String text, Span id) {
    String written = id.in(text);
    if (written.length() <= ClaimId.PREFIX.length()) {
      return false;
    }
    char before = id.start() == 0 ? ' ' : text.charAt(id.start() - 1);
    if (isPart(before) || before == '/' || before == '.') {
      return false;
    }
    boolean digit = written.chars().anyMatch(c -> c >= '0' && c <= '9');
    boolean code = before == '`' && text.startsWith("`", id.end());
    String line = text.substring(Math.max(0, id.start() - 8), id.start());
    boolean named = line.toLowerCase(Locale.ROOT).endsWith("claim ");
    boolean cell =
        WhiteSpace.stripTrailing(line).endsWith("|")
            && WhiteSpace.strip(text.substring(id.end(), Math.min(text.length(), id.end() + 8)))
                .startsWith("|");
    return digit || code || named || cell;
  }

  private static boolean isPart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  }
}
