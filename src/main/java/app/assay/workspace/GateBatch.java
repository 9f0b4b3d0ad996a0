package app.assay.workspace;

import app.assay.distillery.candidate.Batch;
import app.assay.distillery.gate.Layers;
import app.assay.vault.VaultStore;
import java.nio.file.Path;
import java.util.Optional;

/// What is to be gated, and against what.
///
/// @param vault for R6, and where verdicts are kept; stays open as long as the run is used
/// @param checkout the folder of a repository for R1 and R7; only read
/// @param layers whether layer 2 is asked of all
/// @param keptBy who has it gated, so that the verdicts are kept in the vault; empty where they are
///   not
public record GateBatch(
    Batch batch,
    Optional<VaultStore> vault,
    Optional<Path> checkout,
    Layers layers,
    Optional<String> keptBy) {}
