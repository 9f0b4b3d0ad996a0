package app.assay.distillery.curation;

import app.assay.vault.Entry;
import app.assay.vault.EntryText;
import app.assay.vault.QueueRow;
import app.assay.vault.QueueStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What changed in a conflict between two looks at it, a sentence each.
final class Differences {

  private static final int LONGEST = 240;

  private final List<String> found = new ArrayList<>();

  private Differences() {}

  static List<String> between(Conflict seen, Conflict now) {
    Differences differences = new Differences();
    differences.rows(seen.row(), now.row());
    differences.entries(seen.entry(), now.entry());
    if (seen.related().isPresent() && now.related().isPresent()) {
      differences.entries(seen.related().get(), now.related().get());
    } else if (seen.related().isPresent() != now.related().isPresent()) {
      differences.found.add("The entry it conflicts with came or went.");
    }
    return differences.found;
  }

  private void rows(QueueRow seen, QueueRow now) {
    if (seen.status() != now.status()) {
      found.add(
          now.status() == QueueStatus.RESOLVED
              ? "The row was resolved at %s.".formatted(now.resolvedAt().orElse("an unknown time"))
              : "The row was opened again.");
    } else if (!seen.stamp().equals(now.stamp())) {
      found.add("The row was changed.");
    }
  }

  private void entries(Entry seen, Entry now) {
    if (seen.stamp().equals(now.stamp())) {
      return;
    }
    int before = found.size();
    Optional<Entry.Archived> archived = now.archived();
    if (seen.archived().isEmpty() && archived.isPresent()) {
      found.add(
          "'%s' was archived at %s: %s"
              .formatted(now.id(), archived.get().at(), archived.get().reason()));
    } else if (seen.archived().isPresent() && archived.isEmpty()) {
      found.add("'%s' is active again.".formatted(now.id()));
    }
    texts(now.id(), seen.text(), now.text());
    field(now.id(), "domains", seen.domains().toString(), now.domains().toString());
    field(now.id(), "evidence", seen.evidence().toString(), now.evidence().toString());
    if (found.size() == before) {
      found.add("'%s' was written again at %s.".formatted(now.id(), now.updatedAt()));
    }
  }

  private void texts(String id, EntryText seen, EntryText now) {
    field(id, "title", seen.title(), now.title());
    field(id, "claim", seen.claim(), now.claim());
    field(id, "body", seen.body(), now.body());
    field(id, "alternative", seen.alternative().orElse(""), now.alternative().orElse(""));
    field(id, "considerations", seen.considerations(), now.considerations());
  }

  private void field(String id, String name, String seen, String now) {
    if (!seen.equals(now)) {
      found.add(
          now.length() > LONGEST
              ? "The %s of '%s' was changed.".formatted(name, id)
              : "The %s of '%s' is now: %s".formatted(name, id, now.isEmpty() ? "(none)" : now));
    }
  }
}
