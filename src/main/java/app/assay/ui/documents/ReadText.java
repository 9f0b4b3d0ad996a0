package app.assay.ui.documents;

import app.assay.text.ReadResult;
import app.assay.ui.editor.model.TextBuffer;

/// What came of reading a file that is to be opened, and its characters with their lines, both made
/// away from the thread that draws.
///
/// @param buffer empty where nothing was loaded
record ReadText(ReadResult result, TextBuffer buffer) {

  static ReadText of(ReadResult result) {
    String text = result instanceof ReadResult.Loaded loaded ? loaded.source().text() : "";
    return new ReadText(result, new TextBuffer(text));
  }
}
