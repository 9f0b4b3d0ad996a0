package app.assay.ui.status;

import java.nio.file.Path;

/// One document of the table.
///
/// @param path its file
/// @param file as the vault names it
/// @param clarity `clarity-status`, or that the file cannot be read
/// @param ingestStyle,hashStyle `good`, `warning`, `critical` or `muted`
/// @param ingestWhy what holds it back, a sentence, empty where nothing does
/// @param waited days since it was processed, where claims are pending
record StatusRow(
    Path path,
    String file,
    String clarity,
    String hitl,
    String ingest,
    String ingestStyle,
    String ingestWhy,
    String tier,
    int pending,
    Days waited,
    String hash,
    String hashStyle) {}
