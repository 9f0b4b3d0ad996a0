package app.assay.ui.action;

import java.util.function.BooleanSupplier;

/// Something the user can do.
///
/// @param id stands in the settings, such as `document.save`
/// @param title in the imperative, as menus and lists show it
/// @param group what it belongs to, a heading of the cheat sheet
/// @param key the default key, empty for none
/// @param enabled whether it can be done now
/// @param run does it
public record Action(
    String id, String title, String group, String key, BooleanSupplier enabled, Runnable run) {}
