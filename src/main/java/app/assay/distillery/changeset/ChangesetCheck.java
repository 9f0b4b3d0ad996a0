package app.assay.distillery.changeset;

import app.assay.distillery.candidate.Candidate;
import app.assay.distillery.json.JsonWords;
import app.assay.distillery.layer1.Flaw;
import app.assay.distillery.layer1.Layer1;
import app.assay.vault.EvidenceRef;
import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Says everything that keeps a changeset from being applied; rejected entries need only be
/// entries.
public final class ChangesetCheck {

  private ChangesetCheck() {}

  /// All problems, in the order of the file; none when it can be applied as far as it alone tells.
  public static List<ChangesetProblem> check(Changeset changeset) {
    List<ChangesetProblem> problems = new ArrayList<>();
    JsonNode version = changeset.version();
    boolean one =
        version.isNumber()
            ? version.decimalValue().compareTo(BigDecimal.ONE) == 0
            : version.asText().equals("1");
    if (!one) {
      problems.add(
          new ChangesetProblem(
              -1,
              "",
              "Its version must be 1; version is %s."
                  .formatted(version.isValueNode() ? version.asText() : JsonWords.of(version))));
    }
    Set<String> accepted = new HashSet<>();
    for (int i = 0; i < changeset.entries().size(); i++) {
      for (String message : entry(changeset.entries().get(i), accepted)) {
        problems.add(new ChangesetProblem(i, changeset.entries().get(i).id(), message));
      }
    }
    return problems;
  }

  /// How many entries are to enter the vault.
  public static int accepted(Changeset changeset) {
    return (int) changeset.entries().stream().filter(ChangesetEntry::isAccepted).count();
  }

  private static List<String> entry(ChangesetEntry entry, Set<String> accepted) {
    if (!entry.isAccepted() && !entry.status().equals(ChangesetEntry.REJECTED)) {
      return List.of(
          "Its status must be accepted or rejected; status is %s."
              .formatted(entry.status().isEmpty() ? "no such text" : entry.status()));
    }
    if (entry.candidate().isEmpty()) {
      return List.of("It has no data, so there is no candidate in it.");
    }
    return entry.isAccepted() ? candidate(entry.candidate().get(), accepted) : List.of();
  }

  private static List<String> candidate(Candidate candidate, Set<String> accepted) {
    List<String> messages = new ArrayList<>();
    Layer1.check(candidate).rejects().stream().map(Flaw::message).forEach(messages::add);
    candidate.evidence().stream()
        .map(EvidenceRef::type)
        .filter(type -> !type.isBlank() && !EvidenceRef.TYPES.contains(type))
        .distinct()
        .map("The vault takes no evidence of type \"%s\"."::formatted)
        .forEach(messages::add);
    if (!candidate.id().isBlank() && !accepted.add(candidate.id())) {
      messages.add("Another accepted entry has this id.");
    }
    return messages;
  }
}
