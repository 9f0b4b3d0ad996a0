package app.assay.ui.editor;

/// A part of the editor that can be put in and taken out.
interface Feature {

  void install(RichEditor editor);

  void uninstall();
}
