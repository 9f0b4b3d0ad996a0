package app.assay.distillery.curation;

import app.assay.distillery.curation.DomainPreview.Moment;
import app.assay.distillery.record.VaultDecision;
import app.assay.distillery.record.VaultLedger;
import app.assay.vault.Intent;
import app.assay.vault.VaultError;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import app.assay.vault.VaultWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Changes the registry of domains. Every change is one transaction with its record in the ledger,
/// and can be taken back; what is said of it are upstream's words (rulebook §1.3).
public final class DomainCuration {

  private static final String KIND = "domain";

  private final VaultStore store;
  private final VaultLedger ledger;
  private final String by;
  private final String reason;

  /// @param by the person's name, checked
  /// @param reason theirs; may be empty
  public DomainCuration(VaultStore store, VaultLedger ledger, String by, String reason) {
    this.store = store;
    this.ledger = ledger;
    this.by = by;
    this.reason = reason;
  }

  /// What a change would do; nothing is written.
  ///
  /// @throws VaultException for what would be refused
  public DomainPreview preview(DomainChange change) throws VaultException {
    return store.rehearse(intent(change), vault -> taken(vault, change));
  }

  /// Makes a change.
  ///
  /// @return the id to undo it by; empty where everything was so already
  public Optional<String> make(DomainChange change) throws VaultException {
    return made(change, Optional.empty());
  }

  /// Makes a change that somebody has looked at.
  ///
  /// @param seen what was shown
  /// @return the id to undo it by; empty where everything was so already
  /// @throws VaultException STALE where it would do another thing than was shown; nothing was
  ///   changed then
  public Optional<String> make(DomainChange change, DomainPreview seen) throws VaultException {
    return made(change, Optional.of(seen));
  }

  private Optional<String> made(DomainChange change, Optional<DomainPreview> seen)
      throws VaultException {
    return store.write(
        intent(change),
        vault -> {
          DomainPreview does = taken(vault, change);
          if (seen.isPresent() && !seen.get().equals(does)) {
            throw new VaultException(
                VaultError.Kind.STALE,
                "Somebody changed the vault since this was shown. Nothing was changed; look at it"
                    + " again.");
          }
          List<VaultDecision> decisions =
              List.of(
                  new VaultDecision(
                      by, name(change), change.domain(), reason, Duration.ZERO, more(change)));
          if (does.isNothing()) {
            ledger.tell(decisions);
            return Optional.empty();
          }
          return Optional.of(ledger.seal(vault, decisions));
        });
  }

  private static DomainPreview taken(VaultWriter vault, DomainChange change) throws VaultException {
    Moment before = Moment.of(vault);
    new DomainSteps(vault).take(change);
    return DomainPreview.between(before, Moment.of(vault));
  }

  private Intent intent(DomainChange change) {
    String name = name(change);
    return new Intent(KIND, by, reason.isBlank() ? name : name + ": " + reason, change.domain());
  }

  private static String name(DomainChange change) {
    return switch (change) {
      case DomainChange.Add _ -> "domain-add";
      case DomainChange.Describe _ -> "domain-describe";
      case DomainChange.Merge _ -> "domain-merge";
      case DomainChange.Split _ -> "domain-split";
      case DomainChange.Rename _ -> "domain-rename";
      case DomainChange.Deprecate _ -> "domain-deprecate";
      case DomainChange.Restore _ -> "domain-restore";
      case DomainChange.Paths _, DomainChange.AddPath _, DomainChange.RemovePath _ ->
          "domain-paths";
    };
  }

  private static Map<String, String> more(DomainChange change) {
    return switch (change) {
      case DomainChange.Merge(String _, String target) -> Map.of("into", target);
      case DomainChange.Split split ->
          Map.of("into", split.first().name() + ", " + split.second().name());
      case DomainChange.Rename(String _, String to, String _) -> Map.of("into", to);
      case DomainChange.Paths(String _, List<String> patterns) ->
          Map.of("patterns", String.join(", ", patterns));
      case DomainChange.AddPath(String _, String pattern) -> Map.of("added", pattern);
      case DomainChange.RemovePath(String _, String pattern) -> Map.of("removed", pattern);
      case DomainChange.Add _,
          DomainChange.Describe _,
          DomainChange.Deprecate _,
          DomainChange.Restore _ ->
          Map.of();
    };
  }

  /// What is said of a change that was made.
  public static String said(DomainChange change) {
    return switch (change) {
      case DomainChange.Add(String name, String _) -> "Added domain: %s (active)".formatted(name);
      case DomainChange.Describe(String name, String _) -> "Described domain: " + name;
      case DomainChange.Merge(String source, String target) ->
          "Merged: %s -> %s".formatted(source, target);
      case DomainChange.Split split ->
          "Split: %s -> %s, %s"
              .formatted(split.domain(), split.first().name(), split.second().name());
      case DomainChange.Rename(String old, String to, String _) ->
          "Renamed: %s -> %s".formatted(old, to);
      case DomainChange.Deprecate(String name) -> "Deprecated domain: " + name;
      case DomainChange.Restore(String name) -> "Restored domain: " + name;
      case DomainChange.Paths(String name, List<String> patterns) ->
          "Set patterns for %s: %s".formatted(name, String.join(" ", patterns));
      case DomainChange.AddPath(String name, String pattern) ->
          "Added pattern '%s' to domain '%s'".formatted(pattern, name);
      case DomainChange.RemovePath(String name, String pattern) ->
          "Removed pattern '%s' from domain '%s'".formatted(pattern, name);
    };
  }
}
