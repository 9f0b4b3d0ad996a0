package app.assay.hitl.signature;

import app.assay.cgd.check.CheckContext;
import app.assay.hitl.Reviewer;
import java.nio.file.Path;
import java.util.Optional;

/// What shall be signed, by whom and with what.
///
/// @param file the document
/// @param path the same, relative to the vault's root, with `/`
/// @param reviewer who signs; empty for the one person who confirmed the claims
/// @param key the reviewer's key; empty to note that the document is unsigned
/// @param replace whether another signature may be written over
/// @param context the date and what the rules may know
public record SigningRequest(
    Path file,
    String path,
    Optional<Reviewer> reviewer,
    Optional<SigningKey> key,
    boolean replace,
    CheckContext context) {}
