package app.assay.ui.editor;

import app.assay.ui.editor.model.FindingCard;
import app.assay.ui.editor.model.FindingCard.Choice;
import app.assay.ui.editor.model.Highlight;
import java.util.List;

/// Says what is known of marks and does what is chosen.
public interface CardSource {

  /// Cards for marks under the mouse or the caret, the heaviest first; an empty list shows nothing.
  List<FindingCard> cards(List<Highlight> marks);

  /// Does what was chosen on a card; a fix edits the text through its document, which may refuse
  /// it.
  void choose(FindingCard card, Choice choice);

  /// Knows nothing.
  CardSource NONE =
      new CardSource() {
        @Override
        public List<FindingCard> cards(List<Highlight> marks) {
          return List.of();
        }

        @Override
        public void choose(FindingCard card, Choice choice) {}
      };
}
