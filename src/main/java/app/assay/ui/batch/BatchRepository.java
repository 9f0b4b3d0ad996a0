package app.assay.ui.batch;

import java.util.function.Supplier;

/// The repository of the batch's vault and the ways to another.
///
/// @param name of the one in use, for people; empty for none
/// @param choose asks for the folder of another
/// @param own goes back to the one that the vault lies in
/// @param none uses none
public record BatchRepository(
    Supplier<String> name, Runnable choose, Runnable own, Runnable none) {}
