package app.assay.cgd;

import app.assay.cgd.hash.DocumentHash;
import app.assay.cgd.hash.HashResult;
import app.assay.cgd.hash.Recipe;
import app.assay.text.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Builds the text of a document for tests: valid as it comes, changed step by step.
public final class CgdText {

  private final Map<String, String> keys = new LinkedHashMap<>();
  private final List<String> claims = new ArrayList<>();
  private String body = "# Lamp room\n\nThe lamp room has eight windows.\n";
  private String ending = Ending.MARKER + "\nClarity Gate: CLEAR | REVIEWED\n";

  /// A valid document: CLEAR | REVIEWED, no claims, hash stamped.
  public static CgdText valid() {
    CgdText text = new CgdText();
    text.keys.put("clarity-gate-version", "2.1");
    text.keys.put("processed-date", "2026-06-02");
    text.keys.put("processed-by", "Harbour tools");
    text.keys.put("clarity-status", "CLEAR");
    text.keys.put("hitl-status", "REVIEWED");
    text.keys.put("hitl-pending-count", "0");
    text.keys.put("points-passed", "1-9");
    text.keys.put("rag-ingestable", "true");
    text.keys.put("document-sha256", "STAMP");
    return text;
  }

  /// A valid document with one pending claim of this round.
  public static CgdText pending(String round) {
    return valid()
        .set("hitl-status", "PENDING")
        .set("hitl-pending-count", "1")
        .set("rag-ingestable", "false")
        .claim(
            "id: claim-75fb137a\n"
                + "text: \"Base price is $99/mo\"\n"
                + "source: \"https://example.org/prices\"\n"
                + "location: \"api-pricing/1\"\n"
                + "round: "
                + round)
        .body(
            "# API pricing\n\nBase price is $99/mo.\n\n## HITL Verification Record\n\n"
                + (round.equals("A")
                    ? "### Round A: Derived Data Confirmation\n"
                        + "- Base price is $99/mo (price page)\n"
                    : "### Round B: True HITL Verification\n"
                        + "| # | Claim | Status | Verified By | Date |\n"
                        + "|---|-------|--------|-------------|------|\n"
                        + "| 1 | Base price is $99/mo | Pending |  |  |\n"))
        .ending(Ending.MARKER + "\nClarity Gate: CLEAR | PENDING\n");
  }

  /// A document with two pending claims of Round B.
  public static CgdText pendingTwo() {
    return pending("B")
        .set("hitl-pending-count", "2")
        .claim(
            "id: claim-eb357742\n"
                + "text: \"The API supports GraphQL\"\n"
                + "source: \"https://example.org/features\"\n"
                + "location: \"features/1\"\n"
                + "round: B")
        .body(
            "# API pricing\n\nBase price is $99/mo.\n\n## Features\n\nThe API supports GraphQL.\n\n"
                + "## HITL Verification Record\n\n"
                + "### Round B: True HITL Verification\n"
                + "| # | Claim | Status | Verified By | Date |\n"
                + "|---|-------|--------|-------------|------|\n"
                + "| 1 | Base price is $99/mo | Pending |  |  |\n"
                + "| 2 | The API supports GraphQL | Pending |  |  |\n");
  }

  /// A valid document whose one claim a person confirmed.
  public static CgdText confirmed(String reviewer) {
    return confirmed(reviewer, "");
  }

  /// The same with further keys of the claim, such as a value.
  public static CgdText confirmed(String reviewer, String keys) {
    return valid()
        .claim(
            """
            id: claim-75fb137a
            text: "Base price is $99/mo"
            source: "Price list 2026"
            location: "api-pricing/1"
            round: B
            confirmed-by: "%s"
            confirmed-date: 2026-06-02
            %s\
            """
                .formatted(reviewer, keys))
        .body(
            """
            # API pricing

            Base price is $99/mo.

            ## HITL Verification Record

            ### Round B: True HITL Verification
            | # | Claim | Status | Verified By | Date |
            |---|-------|--------|-------------|------|
            | 1 | Base price is $99/mo | ✓ Confirmed | %s | 2026-06-02 |
            """
                .formatted(reviewer));
  }

  /// Sets or adds a key with a value as it shall be written.
  public CgdText set(String key, String value) {
    keys.put(key, value);
    return this;
  }

  public CgdText without(String key) {
    keys.remove(key);
    return this;
  }

  /// Adds a claim given as lines of `key: value`.
  public CgdText claim(String fields) {
    claims.add(fields);
    return this;
  }

  public CgdText body(String markdown) {
    body = markdown;
    return this;
  }

  /// Everything from the end marker on.
  public CgdText ending(String characters) {
    ending = characters;
    return this;
  }

  /// The text; a `document-sha256` of `STAMP` is replaced by the true hash.
  public String text() {
    StringBuilder out = new StringBuilder("---\n");
    keys.forEach((key, value) -> out.append(key).append(": ").append(value).append('\n'));
    if (!claims.isEmpty()) {
      out.append("hitl-claims:\n");
      for (String claim : claims) {
        out.append("  - ").append(claim.strip().replace("\n", "\n    ")).append('\n');
      }
    } else if (!keys.containsKey("hitl-claims")) {
      out.append("hitl-claims: []\n");
    }
    out.append("---\n\n").append(body).append('\n').append(ending);
    String text = out.toString();
    return DocumentHash.compute(SourceText.of(text), Recipe.C)
            instanceof HashResult.Computed(String hash)
        ? text.replace("document-sha256: STAMP", "document-sha256: " + hash)
        : text;
  }

  public CgdDocument parse() {
    return CgdParser.standard().parse(SourceText.of(text()));
  }
}
