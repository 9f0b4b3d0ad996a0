package app.assay.ui.action;

/// One thing that can be found and gone to.
///
/// @param kind what it is, such as "Action" or "Claim"
/// @param title what is searched and shown
/// @param note more about it, searched too; may be empty
/// @param keys the key that does the same, as on a key cap; may be empty
/// @param run goes there or does it
public record Hit(String kind, String title, String note, String keys, Runnable run) {}
