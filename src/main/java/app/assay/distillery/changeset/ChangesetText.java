package app.assay.distillery.changeset;

import app.assay.distillery.json.JsonLayout;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Set;

/// Writes changesets of version 1.
public final class ChangesetText {

  private ChangesetText() {}

  /// A changeset of candidates: each with all its fields, the unknown ones too, in their order, but
  /// `conflict_check`, which served its purpose, and with its conflicts as `curation`.
  ///
  /// @param date such as `2026-03-26-2`
  public static Changeset of(String date, List<DecidedCandidate> candidates) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("version", 1).put("batch_date", date);
    ArrayNode entries = json.putArray("entries");
    for (DecidedCandidate decided : candidates) {
      ObjectNode entry = entries.addObject();
      entry.put(
          "status",
          decided.rejectReason().isPresent() ? ChangesetEntry.REJECTED : ChangesetEntry.ACCEPTED);
      decided.rejectReason().ifPresent(reason -> entry.put("reject_reason", reason));
      ObjectNode data = decided.candidate().json();
      data.remove("conflict_check");
      if (!decided.conflicts().isEmpty()) {
        ArrayNode curation = data.putArray("curation");
        decided
            .conflicts()
            .forEach(
                conflict ->
                    curation
                        .addObject()
                        .put("related_id", conflict.relatedId())
                        .put("reason", conflict.reason()));
      }
      entry.set("data", data);
    }
    return ((ChangesetParsing.Parsed) Changeset.parse(JsonLayout.pretty(json) + "\n")).changeset();
  }

  /// The first name of a day that is not taken: `2026-03-26`, then `2026-03-26-2`.
  public static String nextDate(String day, Set<String> taken) {
    String date = day;
    for (int i = 2; taken.contains(date); i++) {
      date = day + "-" + i;
    }
    return date;
  }
}
