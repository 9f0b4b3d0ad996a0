package app.assay.hitl.signature;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Whose keys may sign reviews: an allowed signers file (ssh-keygen(1), ALLOWED SIGNERS).
public final class AllowedSigners {

  private static final int LONGEST = 1_000_000;

  private final List<AllowedSigner> signers = new ArrayList<>();
  private final List<String> objections = new ArrayList<>();

  private AllowedSigners() {}

  /// Reads the file's text. A line that cannot be taken allows nobody and is objected to.
  ///
  /// @param zone the zone of its times that do not end in `Z`
  public static AllowedSigners read(String text, ZoneId zone) {
    AllowedSigners read = new AllowedSigners();
    if (text.length() > LONGEST) {
      read.objections.add("The file is larger than 1 MB, so none of its lines was read.");
      return read;
    }
    String[] lines = text.split("\n", -1);
    for (int i = 0; i < lines.length; i++) {
      read.add(i + 1, lines[i].strip(), zone);
    }
    return read;
  }

  private void add(int number, String line, ZoneId zone) {
    if (line.isEmpty() || line.startsWith("#")) {
      return;
    }
    try {
      signers.add(new SignerLine(line, zone).read(number));
    } catch (Malformed e) {
      objections.add("Line %d allows nobody, because %s.".formatted(number, e.reason()));
    }
  }

  /// What lines could not be taken and why, each a full sentence.
  public List<String> objections() {
    return List.copyOf(objections);
  }

  /// What the file says about a key: who signs with it, or why nobody does.
  Standing of(SshPublicKey key, Optional<String> principal, Instant at) {
    List<String> reasons = new ArrayList<>();
    for (AllowedSigner signer : signers) {
      if (!signer.key().equals(key)) {
        continue;
      }
      Optional<String> objection = signer.objection(principal, at);
      if (objection.isEmpty()) {
        return new Standing.Allowed(principal.orElse(signer.principals()));
      }
      reasons.add("line %d: %s".formatted(signer.line(), objection.get()));
    }
    return new Standing.Refused(
        reasons.isEmpty() ? "no line of the file has it" : String.join("; ", reasons));
  }

  /// How a key stands.
  sealed interface Standing {

    /// It may sign.
    record Allowed(String principal) implements Standing {}

    /// It may not.
    ///
    /// @param reason a part of a sentence
    record Refused(String reason) implements Standing {}
  }
}
