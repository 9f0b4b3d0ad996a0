package app.assay.house.wrong.ui;

import app.assay.house.wrong.ui.editor.model.OpenText;

/// Wrong: mends a text without asking its document.
class Mender {
  void mend(OpenText text) {
    text.setText("mend", "");
  }

  void typing(OpenText text) {
    text.type("");
  }
}
