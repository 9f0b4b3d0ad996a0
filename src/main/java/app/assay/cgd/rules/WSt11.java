package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.Heading;
import app.assay.cgd.HitlRecord;
import app.assay.cgd.Round;
import app.assay.cgd.check.Check;
import app.assay.cgd.check.CheckContext;
import app.assay.cgd.check.FindingSink;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import java.util.Optional;

/// W-ST11: the HITL record lists another number of claims than the front matter (rulebook C13).
public final class WSt11 implements Check {

  private static final Rule RULE =
      Rule.ofFormat(
          "W-ST11",
          Severity.WARNING,
          "HITL record out of step with the claims",
          "FS §1.2.1, R1 §3.1");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public void check(CgdDocument document, CheckContext context, FindingSink out) {
    Optional<HitlRecord> record = document.body().record();
    if (record.isEmpty() || !ClaimList.isCountable(document)) {
      return;
    }
    RecordCount listed = RecordCount.of(document, record.get());
    int claimsA = claims(document, Round.A);
    int claimsB = claims(document, Round.B);
    int claims = document.claims().size();
    Heading heading = record.get().heading();
    boolean byRound = listed.byRound() && claimsA + claimsB == claims;
    if (!byRound) {
      if (listed.total() != claims) {
        report(out, heading, "The record lists", listed.total(), "hitl-claims has", claims, "");
      }
    } else if (listed.roundA() == claimsA && listed.roundB() == claimsB) {
      return;
    } else if (listed.total() == claims) {
      out.report(
          heading.span(),
          "The record lists %s under Round A and %s under Round B, but hitl-claims has %s of round A and %s of round B; the sum is right, the rounds are not."
              .formatted(
                  Counted.of(listed.roundA(), "claim"),
                  Counted.of(listed.roundB(), "claim"),
                  Counted.of(claimsA, "claim"),
                  Counted.of(claimsB, "claim")));
    } else {
      round(out, record.get().roundA(), heading, "A", listed.roundA(), claimsA);
      round(out, record.get().roundB(), heading, "B", listed.roundB(), claimsB);
    }
  }

  private static void round(
      FindingSink out,
      Optional<HitlRecord.RoundSection> section,
      Heading record,
      String name,
      int listed,
      int claims) {
    if (listed != claims) {
      Heading heading = section.map(HitlRecord.RoundSection::heading).orElse(record);
      String what = "Round " + name + " of the record lists";
      report(out, heading, what, listed, "hitl-claims has", claims, " of round " + name);
    }
  }

  private static void report(
      FindingSink out,
      Heading place,
      String what,
      int listed,
      String other,
      int claims,
      String which) {
    out.report(
        place.span(),
        "%s %s, but %s %s%s."
            .formatted(
                what, Counted.of(listed, "claim"), other, Counted.of(claims, "claim"), which));
  }

  private static int claims(CgdDocument document, Round round) {
    return (int)
        document.claims().stream().filter(c -> c.round().filter(round::equals).isPresent()).count();
  }
}
