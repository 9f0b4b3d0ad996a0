package app.assay.distillery.layer1;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.verdict.GateRule;
import app.assay.distillery.verdict.LayerTwo;
import app.assay.finding.Rule;
import java.util.List;
import java.util.stream.Stream;

/// The rules of the first layer, all asked of every candidate.
public final class Layer1 {

  private static final List<CandidateRule> REJECTS =
      List.of(new SchemaInvalid(), new R3NoAlternative(), new R5Unconsidered());
  private static final List<CandidateRule> WARNINGS =
      List.of(
          new KdWId(),
          new KdWSentence(),
          new KdWImperative(),
          new KdWProhibition(),
          new KdWHeader(),
          new KdWEmptySection(),
          new KdWRejectedAlternatives(),
          new KdWDomainTwice(),
          new KdWDomainUnknown(),
          new KdWEvidenceTwice(),
          new KdWEvidenceType());

  private Layer1() {}

  /// Everything the rules have against a candidate.
  public static LayerOneResult check(Candidate candidate, Registry registry) {
    return new LayerOneResult(
        flaws(REJECTS, candidate, registry), flaws(WARNINGS, candidate, registry));
  }

  /// The same without a vault.
  public static LayerOneResult check(Candidate candidate) {
    return check(candidate, Registry.UNKNOWN);
  }

  /// The rules that reject, in the order in which their codes are reported.
  public static List<CandidateRule> rejects() {
    return REJECTS;
  }

  /// The rules that only warn.
  public static List<CandidateRule> warnings() {
    return WARNINGS;
  }

  /// Every rule of the gate, those of the second layer too, in the order of a verdict's codes.
  public static List<Rule> catalogue() {
    return Stream.of(REJECTS, LayerTwo.rules(), WARNINGS)
        .<GateRule>flatMap(List::stream)
        .map(GateRule::rule)
        .toList();
  }

  private static List<Flaw> flaws(
      List<CandidateRule> rules, Candidate candidate, Registry registry) {
    return rules.stream().flatMap(rule -> rule.check(candidate, registry).stream()).toList();
  }
}
