package app.assay.judge;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// What a judge is asked.
///
/// @param gate who asks
/// @param about where it belongs, for people and to find it again: `docs/plan.cgd.md
///   claim-ab12cd34`
/// @param subject what is judged, verbatim: a claim, a candidate
/// @param criteria at least one, with distinct ids
/// @param evidence with distinct ids; may be empty, and then nothing can be quoted
/// @param instructions by which it is judged
public record Question(
    GateId gate,
    String about,
    String subject,
    List<Criterion> criteria,
    List<Evidence> evidence,
    Instructions instructions) {

  private static final int ID_BYTES = 8;

  public Question {
    criteria = List.copyOf(criteria);
    evidence = List.copyOf(evidence);
    Set<String> ids = new HashSet<>();
    if (criteria.isEmpty() || !criteria.stream().map(Criterion::id).allMatch(ids::add)) {
      throw new IllegalArgumentException("a question needs criteria with distinct ids");
    }
    ids.clear();
    if (!evidence.stream().map(Evidence::id).allMatch(ids::add)) {
      throw new IllegalArgumentException("evidence needs distinct ids");
    }
  }

  /// The id of this very question: other text, criteria, evidence or instructions give another one,
  /// so that an answer never outlives what it was given for (house rule 8).
  public String id() {
    return "q-" + hash().substring(0, 2 * ID_BYTES);
  }

  /// SHA-256 in hexadecimal digits over all of it but `about` and the gate: what a judge sees.
  public String contentHash() {
    return sha256(Stream.concat(Stream.of("question-1"), seen()));
  }

  private String hash() {
    return sha256(Stream.concat(Stream.of("question-id-1", gate.label(), about), seen()));
  }

  private Stream<String> seen() {
    return Stream.of(
            Stream.of(instructions.label(), subject, "criteria"),
            criteria.stream().flatMap(c -> Stream.of(c.id(), c.text())),
            Stream.of("evidence"),
            evidence.stream().flatMap(e -> Stream.of(e.id(), e.source(), e.text())))
        .flatMap(parts -> parts);
  }

  /// Each part with its length before it, so that no two lists of parts are one text.
  private static String sha256(Stream<String> parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      parts.forEach(
          part -> {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
          });
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
