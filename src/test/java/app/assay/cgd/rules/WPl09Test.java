package app.assay.cgd.rules;

import app.assay.cgd.CgdDocument;
import app.assay.cgd.CgdText;
import app.assay.cgd.hash.ClaimId;
import java.util.List;

class WPl09Test extends RuleFixtures implements BuiltFixtures {

  @Override
  public CgdDocument firing() {
    return withClaims(501);
  }

  @Override
  public CgdDocument silent() {
    return withClaims(500);
  }

  @Override
  public List<String> others() {
    return List.of("X-CLAIM-TEXT", "X-RECORD-STATE");
  }

  private static CgdDocument withClaims(int count) {
    CgdText text = CgdText.valid();
    StringBuilder body = new StringBuilder("# Rooms\n\n");
    StringBuilder record =
        new StringBuilder(
            "## HITL Verification Record\n\n### Round A: Derived Data Confirmation\n");
    for (int i = 1; i <= count; i++) {
      String claim = "Room " + i + " is dry.";
      String location = "rooms/" + i;
      body.append(claim).append("\n\n");
      record.append("- ").append(claim).append(" (harbour log) ✓\n");
      text.claim(
          """
          id: %s
          text: %s
          source: Harbour log, page 12
          location: %s
          round: A
          confirmed-by: Ida Berg
          confirmed-date: 2026-06-02\
          """
              .formatted(ClaimId.compute(claim, location), claim, location));
    }
    return text.body(body.append(record).toString()).parse();
  }
}
