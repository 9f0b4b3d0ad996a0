package app.assay.ui.batch.model;

import app.assay.distillery.intake.IntakePlan;
import app.assay.vault.NewEntry;
import java.util.ArrayList;
import java.util.List;

/// The rows of an intake, a line each, table by table in the order in which they are written.
final class PlanLines {

  private static final int TABLE = 16;

  private PlanLines() {}

  static List<String> of(IntakePlan plan) {
    List<String> lines = new ArrayList<>();
    plan.domains()
        .forEach(
            domain -> {
              lines.add(line("domain_registry", domain.name(), domain.description(), "active"));
              domain.patterns().forEach(p -> lines.add(line("domain_paths", domain.name(), p)));
            });
    for (NewEntry entry : plan.entries()) {
      lines.add(line("entries", entry.id(), entry.type().label(), "active", entry.text().claim()));
      entry.domains().forEach(name -> lines.add(line("entry_domains", entry.id(), name)));
      entry.evidence().forEach(e -> lines.add(line("evidence", entry.id(), e.type(), e.ref())));
    }
    plan.queue()
        .forEach(
            row ->
                lines.add(
                    line(
                        "curation_queue",
                        row.id(),
                        row.entryId() + " \u21C4 " + row.relatedId().orElse("\u2013"),
                        "pending",
                        row.reason())));
    return lines;
  }

  private static String line(String table, String... values) {
    return table + " ".repeat(TABLE - table.length()) + " " + String.join("  \u00B7  ", values);
  }
}
