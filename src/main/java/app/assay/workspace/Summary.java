package app.assay.workspace;

import app.assay.finding.Severity;
import java.util.EnumMap;
import java.util.Map;

/// What a run over files came to; nothing that was asked for is left out of its counts.
///
/// @param files files that were asked for
/// @param unreadable how many of them could not be read
/// @param findings findings by weight, every weight present
/// @param notEvaluated rules that could not look, over all files
/// @param deferred rules whose verdict waits, over all files
/// @param waived findings that documents allow
/// @param outweighed what rules found in sentences and tables that by all their words read harmless
/// @param otherMarkdown plain Markdown files in the folders named, which are no documents and were
///   not checked
/// @param passedOver folders that were not looked into
public record Summary(
    int files,
    int unreadable,
    Map<Severity, Integer> findings,
    int notEvaluated,
    int deferred,
    int waived,
    int outweighed,
    int otherMarkdown,
    PassedOver passedOver) {

  /// Before the first file.
  public static final Summary NOTHING = new Summary(0, 0, Map.of(), 0, 0, 0, 0, 0, PassedOver.NONE);

  public Summary {
    Map<Severity, Integer> all = new EnumMap<>(Severity.class);
    for (Severity severity : Severity.values()) {
      all.put(severity, findings.getOrDefault(severity, 0));
    }
    findings = Map.copyOf(all);
  }

  /// With one more file.
  public Summary plus(FileReport file) {
    Map<Severity, Integer> counts = new EnumMap<>(findings);
    file.tally().counts().forEach((severity, n) -> counts.merge(severity, n, Integer::sum));
    return new Summary(
        files + 1,
        unreadable + (file.trouble().isPresent() ? 1 : 0),
        counts,
        notEvaluated + file.notEvaluated().size(),
        deferred + file.deferred().size(),
        waived + file.waived().size(),
        outweighed + file.outweighed().size(),
        otherMarkdown,
        passedOver);
  }

  /// With what the places named hold beside the files that are checked.
  public Summary plus(Inputs.Expansion places) {
    return new Summary(
        files,
        unreadable,
        findings,
        notEvaluated,
        deferred,
        waived,
        outweighed,
        otherMarkdown + places.otherMarkdown(),
        passedOver.plus(places.passedOver()));
  }

  public int count(Severity severity) {
    return findings.getOrDefault(severity, 0);
  }

  /// The number of findings that fail a run.
  public int failures(Gravity gravity) {
    return findings.entrySet().stream()
        .filter(entry -> gravity.fails(entry.getKey()))
        .mapToInt(Map.Entry::getValue)
        .sum();
  }
}
