package app.assay.cgd.tier;

import static app.assay.cgd.tier.TierCase.changed;
import static app.assay.cgd.tier.TierCase.confirmed;
import static app.assay.cgd.tier.TierCase.demote;
import static app.assay.cgd.tier.TierCase.notes;
import static app.assay.cgd.tier.TierCase.promote;
import static app.assay.cgd.tier.TierCase.refusal;
import static app.assay.cgd.tier.TierCase.table;
import static org.assertj.core.api.Assertions.assertThat;

import app.assay.cgd.ArchivedClaims;
import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.rules.FormatRules;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class DemotionTest {

  private static final Pattern ID = Pattern.compile("arch-[0-9a-f]{8}");

  @Test
  void onlyTierHeadingDateAndHashChange() {
    CgdDocument cgd = confirmed().parse();
    CgdDocument sot = changed(promote(cgd));
    CgdDocument after = changed(demote(sot, "Superseded by v2"));
    String id = ArchivedClaims.in(after).getFirst().id();
    String expected =
        sot.text()
            .replaceFirst("(?s)tier:\n.*?\n---\n", "---\n")
            .replace(
                "## Verified Claims",
                "<!-- CLARITY_GATE_ARCHIVED: id="
                    + id
                    + ", date=2026-06-15, reason=\"Superseded by v2\" -->\n"
                    + "## Claims (Archived from SOT)")
            .replace(sot.header().storedHash().orElse(""), after.header().storedHash().orElse(""));
    assertThat(after.text()).isEqualTo(expected);
    assertThat(id).matches(ID);
  }

  @Test
  void resultHasNoFinding() {
    CgdDocument after = changed(demote(changed(promote(confirmed().parse())), "Old"));
    assertThat(FormatRules.validator().evaluate(after, TierCase.CONTEXT).findings())
        .noneMatch(f -> f.severity().isError() || f.rule().id().equals("W-HS01"));
  }

  @Test
  void promotionRestoresWhatDemotionArchived() {
    CgdDocument first = changed(promote(confirmed().parse()));
    CgdDocument archived = changed(demote(first, "Old"));
    TierResult again = promote(archived);
    assertThat(changed(again).text()).isEqualTo(first.text());
    assertThat(notes(again))
        .containsExactly(
            "The table was restored from the archive "
                + ArchivedClaims.in(archived).getFirst().id()
                + ".");
  }

  @Test
  void latestOfSeveralArchivesIsRestored() {
    String archives =
        """
        <!-- CLARITY_GATE_ARCHIVED: id=arch-00000001, date=2026-02-01, reason="a" -->
        ## Claims (Archived from SOT)

        | Claim | Value | Source | Verified |
        |---|---|---|---|
        | Newer | 2 | Log | 2026-01-02 |

        <!-- CLARITY_GATE_ARCHIVED: id=arch-00000002, date=2026-01-01, reason="b" -->
        ## Renamed by hand

        | Claim | Value | Source | Verified |
        |---|---|---|---|
        | Older | 1 | Log | 2026-01-01 |
        """;
    CgdDocument document = CgdText.valid().body(archives).parse();
    CgdDocument after = changed(promote(document));
    assertThat(table(after)).contains("| Newer |").doesNotContain("| Older |");
    assertThat(ArchivedClaims.in(after)).singleElement().matches(a -> a.id().endsWith("2"));
  }

  @Test
  void reasonCannotEndTheComment() {
    CgdDocument after =
        changed(demote(changed(promote(confirmed().parse())), "He said \"no\" -->\n<!-- x >"));
    assertThat(after.text())
        .contains("reason=\"He said &quot;no&quot; --&gt; &lt;!-- x &gt;\" -->\n## Claims");
    assertThat(ArchivedClaims.in(after)).hasSize(1);
  }

  @Test
  void documentWithoutTierIsLeftAlone() {
    assertThat(demote(confirmed().parse(), "Old"))
        .isInstanceOfSatisfying(
            TierResult.Unchanged.class,
            unchanged -> assertThat(unchanged.finding().rule().id()).isEqualTo("W-DM01"));
  }

  @Test
  void reasonIsNeeded() {
    CgdDocument sot = changed(promote(confirmed().parse()));
    assertThat(refusal(sot, demote(sot, " ")))
        .containsExactly("A demotion needs a reason; give one.");
  }

  @Test
  void tierWithoutTableGoesAlone() {
    CgdDocument sot = CgdText.valid().set("tier", "\n  level: SOT").parse();
    TierResult result = demote(sot, "Old");
    assertThat(changed(result).isSot()).isFalse();
    assertThat(notes(result)).containsExactly("There was no section Verified Claims to archive.");
  }

  @Test
  void tierThatDoesNotStandLastIsRemovedWhole() {
    CgdDocument sot = changed(promote(confirmed().parse()));
    CgdDocument moved =
        TierCase.parse(
            sot.text()
                .replaceFirst("(?s)tier:\n.*?\n---\n", "---\n")
                .replace(
                    "clarity-status:",
                    "tier:\n  level: SOT\n\n  owner: x\n# kept\nclarity-status:"));
    assertThat(changed(demote(moved, "Old")).text())
        .contains("processed-by: Harbour tools\n# kept\nclarity-status:");
  }
}
