package app.assay.ledger;

import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// What keeps a decision from being recorded as it was handed in.
final class Objection {

  private Objection() {}

  /// The rest of the sentence "The decision was not recorded: …".
  static Optional<String> to(DecisionRecord record) {
    if (record.reviewer().isBlank()) {
      return Optional.of("it names no reviewer");
    }
    if (record.decision().isBlank()) {
      return Optional.of("it says nothing");
    }
    if (!isRelative(record.document())) {
      return Optional.of("its document is not named by a path inside the vault");
    }
    if (record.seconds() < 0 || record.seconds() > CanonicalJson.MAX_NUMBER) {
      return Optional.of("the time spent on it is negative or too long");
    }
    Stream<String> hashes =
        Stream.of(record.claimTextHash(), record.documentBefore(), record.documentAfter());
    if (!hashes.allMatch(hash -> hash.isEmpty() || Sha256.isHash(hash))) {
      return Optional.of("one of its hashes is not a SHA-256");
    }
    return texts(record).allMatch(CanonicalJson::isWritable)
        ? Optional.empty()
        : Optional.of("it contains half a character, which cannot be saved");
  }

  private static boolean isRelative(String path) {
    return !path.isBlank()
        && !path.startsWith("/")
        && path.indexOf('\\') < 0
        && Stream.of(path.split("/", -1)).noneMatch(part -> part.equals("..") || part.isEmpty());
  }

  private static Stream<String> texts(DecisionRecord record) {
    return Stream.concat(
        Stream.of(
            record.reviewer(),
            record.round(),
            record.document(),
            record.claim(),
            record.decision(),
            record.note(),
            record.program()),
        record.more().entrySet().stream().flatMap(Objection::both));
  }

  private static Stream<String> both(Map.Entry<String, String> field) {
    return Stream.of(field.getKey(), field.getValue());
  }
}
