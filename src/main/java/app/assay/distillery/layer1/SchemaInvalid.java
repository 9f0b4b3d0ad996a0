package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.json.JsonWords;
import app.assay.finding.Rule;
import app.assay.finding.Severity;
import app.assay.vault.EntryType;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/// A required field is missing, empty or of another kind than it must be; the claim is too long or
/// the body lacks a section.
record SchemaInvalid() implements CandidateRule {

  /// How many code points a claim may have, white space at its ends included.
  static final int LONGEST_CLAIM = 200;

  private static final Rule RULE =
      Rule.ofFormat(
          "SCHEMA_INVALID",
          Severity.ERROR,
          "The candidate does not fit the schema",
          "quality gate, layer 1");
  private static final List<String> HEADERS = List.of("## Background", "## Details");

  @Override
  public Rule rule() {
    return RULE;
  }

  @Override
  public List<Flaw> check(Candidate candidate, Registry registry) {
    List<Flaw> flaws = new ArrayList<>();
    said(candidate, "id", flaws);
    type(candidate, flaws);
    said(candidate, "title", flaws);
    claim(candidate, flaws);
    body(candidate, flaws);
    domains(candidate, flaws);
    evidence(candidate, flaws);
    JsonNode considerations = candidate.value("considerations");
    if (!considerations.isTextual() && !considerations.isNull()) {
      add(flaws, "considerations", "considerations " + wrong(considerations) + ".");
    }
    return flaws;
  }

  private static void said(Candidate candidate, String field, List<Flaw> flaws) {
    JsonNode node = candidate.value(field);
    if (!Words.isSaid(node)) {
      add(flaws, field, "%s %s.".formatted(field, wrong(node)));
    }
  }

  private static void type(Candidate candidate, List<Flaw> flaws) {
    JsonNode node = candidate.value("type");
    if (!Words.isSaid(node)) {
      add(flaws, "type", "type %s; it must be fact or anti-pattern.".formatted(wrong(node)));
    } else if (EntryType.ofLabel(node.textValue()).isEmpty()) {
      add(
          flaws,
          "type",
          "type is \"%s\"; it must be fact or anti-pattern.".formatted(node.textValue()));
    }
  }

  private static void claim(Candidate candidate, List<Flaw> flaws) {
    said(candidate, "claim", flaws);
    String claim = candidate.claim();
    int length = claim.codePointCount(0, claim.length());
    if (length > LONGEST_CLAIM) {
      add(
          flaws,
          "claim",
          "claim has %d characters; it may have %d.".formatted(length, LONGEST_CLAIM));
    }
  }

  private static void body(Candidate candidate, List<Flaw> flaws) {
    JsonNode node = candidate.value("body");
    if (!node.isTextual()) {
      add(flaws, "body", "body %s.".formatted(wrong(node)));
      return;
    }
    for (String header : HEADERS) {
      if (!node.textValue().contains(header)) {
        add(flaws, "body", "body has no \"%s\".".formatted(header));
      }
    }
  }

  private static void domains(Candidate candidate, List<Flaw> flaws) {
    JsonNode domains = candidate.value("applies_to", "domains");
    if (!domains.isArray() || domains.isEmpty()) {
      String hint =
          candidate.value("domains").isMissingNode() ? "" : " Domains at the top do not count.";
      add(
          flaws,
          "applies_to.domains",
          "applies_to.domains %s; at least one is needed.%s".formatted(wrong(domains), hint));
    }
    elements(domains, "applies_to.domains", flaws);
  }

  private static void elements(JsonNode array, String name, List<Flaw> flaws) {
    for (int i = 0; array.isArray() && i < array.size(); i++) {
      if (!Words.isSaid(array.get(i))) {
        String field = "%s[%d]".formatted(name, i);
        add(flaws, field, "%s %s.".formatted(field, wrong(array.get(i))));
      }
    }
  }

  private static void evidence(Candidate candidate, List<Flaw> flaws) {
    JsonNode evidence = candidate.value("evidence");
    if (!evidence.isArray() || evidence.isEmpty()) {
      add(flaws, "evidence", "evidence %s; at least one is needed.".formatted(wrong(evidence)));
    }
    for (int i = 0; evidence.isArray() && i < evidence.size(); i++) {
      String field = "evidence[%d]".formatted(i);
      JsonNode one = evidence.get(i);
      if (!one.isObject()) {
        add(flaws, field, "%s is %s; it must be an object.".formatted(field, JsonWords.of(one)));
        continue;
      }
      for (String key : List.of("type", "ref")) {
        if (!Words.isSaid(one.path(key))) {
          add(flaws, field + "." + key, "%s.%s %s.".formatted(field, key, wrong(one.path(key))));
        }
      }
    }
  }

  private static String wrong(JsonNode node) {
    boolean empty = node.isTextual() || (node.isArray() && node.isEmpty());
    return empty ? "is empty" : "is " + JsonWords.of(node);
  }

  private static void add(List<Flaw> flaws, String field, String message) {
    flaws.add(new Flaw(RULE, field, message));
  }
}
