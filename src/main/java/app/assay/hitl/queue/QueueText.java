package app.assay.hitl.queue;

import app.assay.cgd.Claim;
import app.assay.cgd.Round;
import app.assay.cgd.rules.WQu02;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;

/// Writes queues of schema 1.0: two blanks a level, LF, keys in the order of FS §12.1.
final class QueueText {

  private QueueText() {}

  /// The characters of a queue file.
  ///
  /// @param now when it is written; the fraction of the second is dropped
  /// @param entries in the order in which they shall stand
  static String of(Instant now, List<QueueEntry> entries) {
    Instant generated = now.truncatedTo(ChronoUnit.SECONDS);
    StringBuilder out = new StringBuilder();
    line(out, "schema-version: " + HitlQueue.SCHEMA_VERSION);
    line(out, "generated: " + generated);
    line(out, "expires: " + generated.plus(WQu02.LIFE));
    line(out, "source-files-hash: " + sealed(entries));
    line(out, "documents:" + (entries.isEmpty() ? " []" : ""));
    for (QueueEntry entry : entries) {
      line(out, "  - file: " + YamlText.quoted(entry.file()));
      line(out, "    file-hash: " + entry.sha256());
      line(out, "    claims:");
      entry.claims().forEach(claim -> claim(out, claim));
    }
    return out.toString();
  }

  /// The round as a queue has it: a claim without a valid one is asked in Round B, for doubt is B.
  static String round(Claim claim) {
    return claim.round().orElse(Round.B).name();
  }

  private static void claim(StringBuilder out, Claim claim) {
    line(out, "      - id: " + YamlText.quoted(claim.id()));
    line(out, "        text: " + YamlText.quoted(claim.text()));
    line(out, "        location: " + YamlText.quoted(claim.location()));
    line(out, "        round: " + round(claim));
    line(out, "        response: null");
    line(out, "        notes: \"\"");
  }

  private static String sealed(List<QueueEntry> entries) {
    return HitlQueue.sourceFilesHash(
        entries.stream().map(e -> HitlQueue.sourceLine(e.sha256(), e.file())));
  }

  private static void line(StringBuilder out, String line) {
    out.append(line).append('\n');
  }
}
