package app.assay.vault.sql;

import app.assay.vault.EntryText;
import app.assay.vault.EntryType;
import app.assay.vault.EvidenceRef;
import app.assay.vault.NewEntry;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/// What the schema of the vault forbids, said before the database says it in its own words, and
/// said alike for both.
final class Refusals {

  private Refusals() {}

  static void check(NewEntry entry) throws VaultException {
    named(entry.id(), "An entry");
    check(entry.id(), entry.type(), entry.text());
    domains(entry.id(), entry.domains());
    evidence(entry.id(), entry.evidence());
  }

  static void evidence(String id, List<EvidenceRef> evidence) throws VaultException {
    if (evidence.isEmpty()) {
      throw constraint("Entry %s has no evidence.".formatted(id));
    }
    for (EvidenceRef one : evidence) {
      if (!EvidenceRef.TYPES.contains(one.type())) {
        throw constraint(
            "Entry %s names evidence of the type \"%s\"; the vault takes %s."
                .formatted(id, one.type(), String.join(", ", EvidenceRef.TYPES)));
      }
      clean(one.ref(), "The evidence of entry " + id);
      if (one.ref().isBlank()) {
        throw constraint("Entry %s names evidence without a reference.".formatted(id));
      }
    }
    if (new HashSet<>(evidence).size() < evidence.size()) {
      throw constraint("Entry %s names the same evidence twice.".formatted(id));
    }
  }

  static void check(String id, EntryType type, EntryText text) throws VaultException {
    for (String part : List.of(text.title(), text.claim(), text.body(), text.considerations())) {
      clean(part, "The text of entry " + id);
    }
    clean(text.alternative().orElse(""), "The text of entry " + id);
    if (type == EntryType.ANTI_PATTERN && text.alternative().isEmpty()) {
      throw constraint("Entry %s is an anti-pattern and says nothing to do instead.".formatted(id));
    }
  }

  static void domains(String id, List<String> domains) throws VaultException {
    if (domains.isEmpty()) {
      throw constraint("Entry %s is filed under no domain.".formatted(id));
    }
    if (new HashSet<>(domains).size() < domains.size()) {
      throw constraint("Entry %s is filed under the same domain twice.".formatted(id));
    }
  }

  static void patterns(String domain, List<String> patterns) throws VaultException {
    for (String pattern : patterns) {
      clean(pattern, "A pattern of domain " + domain);
      if (pattern.isBlank()) {
        throw constraint("A pattern of domain %s is blank.".formatted(domain));
      }
    }
    if (new HashSet<>(patterns).size() < patterns.size()) {
      throw constraint("Domain %s names the same pattern twice.".formatted(domain));
    }
  }

  /// Refuses an id that is blank.
  static void named(String id, String what) throws VaultException {
    clean(id, what);
    if (id.isBlank()) {
      throw constraint(what + " needs an id.");
    }
  }

  /// Refuses what one of the two databases could not hold: a NUL, half of a surrogate pair.
  static void clean(String text, String what) throws VaultException {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean pair =
          Character.isHighSurrogate(c)
              && i + 1 < text.length()
              && Character.isLowSurrogate(text.charAt(i + 1));
      if (pair) {
        i++;
      } else if (c == 0 || Character.isSurrogate(c)) {
        throw constraint(what + " has a character that no vault can hold.");
      }
    }
  }

  static void clean(Optional<String> text, String what) throws VaultException {
    clean(text.orElse(""), what);
  }

  static VaultException constraint(String message) {
    return new VaultException(VaultError.Kind.CONSTRAINT, message + " Nothing was changed by it.");
  }

  static VaultException missing(String what, String id) {
    return new VaultException(
        VaultError.Kind.MISSING, "The vault has no %s \"%s\".".formatted(what, id));
  }

  static VaultException exists(String what, String id) {
    return new VaultException(
        VaultError.Kind.EXISTS, "The vault has the %s \"%s\" already.".formatted(what, id));
  }

  static VaultException stale(String what, String id) {
    return new VaultException(
        VaultError.Kind.STALE,
        "The %s \"%s\" was changed since it was looked at. Nothing was changed; look at it again and decide then."
            .formatted(what, id));
  }
}
