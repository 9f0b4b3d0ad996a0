package app.assay.distillery.gate;

import app.assay.distillery.layer2.Proposal;
import app.assay.distillery.layer2.Shortlist;
import app.assay.distillery.layer2.Shortlists;
import app.assay.distillery.layer2.Sight;
import app.assay.distillery.layer2.artifact.Artifacts;
import app.assay.distillery.layer2.source.Checkout;
import app.assay.distillery.layer2.source.Sources;
import app.assay.judge.source.Opener;
import app.assay.vault.Domain;
import app.assay.vault.VaultException;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;

/// Where layer 2 looks for one batch: its vault, its checkout, and the batch itself. Each is read
/// when it is first needed, and once. Belongs to one thread; to be closed.
public final class BatchLookUp implements AutoCloseable {

  private static final String NO_CHECKOUT =
      "No checkout of a repository was chosen, so that no artifact could be read.";

  private final List<Proposal> batch;
  private final IntPredicate comparable;
  private final Optional<VaultStore> vault;
  private final BooleanSupplier stopped;
  private final Optional<Checkout> checkout;
  private final String trouble;
  private final Sources sources;
  private Optional<Shortlists> shortlists = Optional.empty();
  private Optional<Artifacts> artifacts = Optional.empty();

  /// @param comparable true for the places of candidates that later ones are held against
  /// @param checkout a folder, only read
  /// @param elsewhere opens evidence that does not lie on this machine
  /// @param stopped true once a search through the checkout should end where it is
  public BatchLookUp(
      List<Proposal> batch,
      IntPredicate comparable,
      Optional<VaultStore> vault,
      Optional<Path> checkout,
      Opener elsewhere,
      BooleanSupplier stopped) {
    this.batch = List.copyOf(batch);
    this.comparable = comparable;
    this.vault = vault;
    this.stopped = stopped;
    Checkout.Opening opening =
        checkout.map(Checkout::open).orElseGet(() -> new Checkout.Opening.Refused(NO_CHECKOUT));
    this.checkout =
        opening instanceof Checkout.Opening.Opened(Checkout opened)
            ? Optional.of(opened)
            : Optional.empty();
    this.trouble =
        opening instanceof Checkout.Opening.Refused(String message) ? message : NO_CHECKOUT;
    this.sources = new Sources(this.checkout, elsewhere);
  }

  /// For the candidate at a place of the batch.
  public CandidateCase.LookUp of(int place) {
    return new CandidateCase.LookUp() {
      @Override
      public Sight sources(Proposal candidate) {
        return sources.of(candidate);
      }

      @Override
      public Shortlist shortlist() {
        return shortlists().of(place);
      }

      @Override
      public Sight artifacts(Proposal candidate) {
        return checkout
            .map(this::searched)
            .map(a -> a.of(candidate))
            .orElseGet(() -> Sight.none(trouble));
      }

      private Artifacts searched(Checkout opened) {
        return BatchLookUp.this.artifacts(opened);
      }
    };
  }

  private Shortlists shortlists() {
    if (shortlists.isEmpty()) {
      shortlists = Optional.of(Shortlists.of(batch, comparable, vault));
    }
    return shortlists.get();
  }

  private Artifacts artifacts(Checkout opened) {
    if (artifacts.isEmpty()) {
      artifacts = Optional.of(Artifacts.of(opened, patterns(), stopped));
    }
    return artifacts.get();
  }

  /// The paths of the vault's domains; without a vault, or where it cannot say, words alone lead to
  /// artifacts.
  private Map<String, List<String>> patterns() {
    Map<String, List<String>> patterns = new TreeMap<>();
    if (vault.isPresent()) {
      try {
        for (Domain domain : vault.get().read(reader -> reader.domains())) {
          patterns.put(domain.name(), domain.patterns());
        }
      } catch (VaultException e) {
        patterns.clear();
      }
    }
    return patterns;
  }

  @Override
  public void close() {
    checkout.ifPresent(Checkout::close);
  }
}
