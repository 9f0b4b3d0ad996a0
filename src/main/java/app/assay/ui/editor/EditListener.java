package app.assay.ui.editor;

/// Hears of changes of the text.
@FunctionalInterface
public interface EditListener {

  /// Called after each change.
  ///
  /// @param offset where
  /// @param removed the characters that went
  /// @param inserted the characters that came
  void edited(int offset, String removed, String inserted);
}
