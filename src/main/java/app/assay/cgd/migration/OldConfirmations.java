package app.assay.cgd.migration;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.ClaimLocator;
import app.assay.cgd.Heading;
import app.assay.cgd.IsoDate;
import app.assay.cgd.MachineNames;
import app.assay.cgd.Table;
import app.assay.cgd.edit.Change;
import app.assay.cgd.edit.Value;
import app.assay.cgd.hash.ClaimId;
import app.assay.cgd.hash.Slugs;
import app.assay.text.WhiteSpace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The table `HITL Confirmations` of format 1.0 (file format specification 1.0, §3.3.3) as claims.
final class OldConfirmations {

  static final String SOURCE = "Confirmed under format 1.0, which recorded no source";

  private static final String HEADING = "HITL Confirmations";

  private final CgdDocument document;
  private final ClaimLocator locator;
  private final MachineNames machines = MachineNames.load();
  private final Map<String, Integer> ordinals = new HashMap<>();
  private final List<Change> claims = new ArrayList<>();
  private int left;

  OldConfirmations(CgdDocument document) {
    this.document = document;
    this.locator = new ClaimLocator(document);
    document.body().tables().forEach(this::read);
  }

  /// The claims to add, in the order of the table.
  List<Change> claims() {
    return claims;
  }

  /// How many rows name no person, no day or no claim, and are not taken over.
  int left() {
    return left;
  }

  private void read(Table table) {
    boolean confirmations =
        document
            .body()
            .headingAt(table.span().start())
            .filter(heading -> WhiteSpace.strip(heading.text()).equalsIgnoreCase(HEADING))
            .isPresent();
    if (!confirmations || document.body().exclusions().touch(table.span())) {
      return;
    }
    int claim = table.column("Claim");
    int by = table.column("Confirmed By");
    int date = table.column("Date");
    for (Table.Row row : table.rows()) {
      add(row.text(claim).replace("\\|", "|"), row.text(by), row.text(date));
    }
  }

  private void add(String text, String by, String date) {
    boolean person = !WhiteSpace.isBlank(by) && machines.judge(by) == MachineNames.Verdict.PERSON;
    if (WhiteSpace.isBlank(text) || !person || IsoDate.parse(date).isEmpty()) {
      left++;
      return;
    }
    String slug =
        locator
            .locate(text)
            .flatMap(place -> document.body().headingAt(place.start()))
            .map(Heading::slug)
            .orElse(Slugs.ROOT);
    String location = slug + "/" + ordinals.merge(slug, 1, Integer::sum);
    claims.add(
        new Change.AddClaim(
            List.of(
                new Change.Field("id", Value.text(ClaimId.compute(text, location))),
                new Change.Field("text", Value.text(text)),
                new Change.Field("source", Value.text(SOURCE)),
                new Change.Field("location", Value.text(location)),
                new Change.Field("round", Value.word("B")),
                new Change.Field("confirmed-by", Value.text(by)),
                new Change.Field("confirmed-date", Value.word(date)))));
  }
}
