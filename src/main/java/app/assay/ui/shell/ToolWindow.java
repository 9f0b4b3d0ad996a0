package app.assay.ui.shell;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/// A window inside the frame, as the frame sees it.
///
/// @param id names its buttons and actions
/// @param title what its tab says
/// @param keys the key that leads to it, as on a key cap
/// @param header what stands beside the title
/// @param content what fills it
/// @param focus puts the keyboard focus into it
public record ToolWindow(
    String id, String title, String keys, Node header, Region content, Runnable focus) {}
