package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.LooseQuantities;
import app.assay.points.reading.PlacedBlock;
import java.util.ArrayList;
import java.util.List;

/// All of a text that bears on its values: the blocks that hold one, the headings, and which list
/// each is of. Two versions of a text with the same sources contradict themselves in the same
/// places.
///
/// @param blocks in order
/// @param lists for each block the number of its list, or -1
record ValueSources(List<PlacedBlock> blocks, List<Integer> lists) {

  static ValueSources of(DocumentReading document) {
    ValueSources sources = new ValueSources(new ArrayList<>(), new ArrayList<>());
    int list = -1;
    boolean inList = false;
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks()) {
        boolean item = kind == BlockKind.LIST_ITEM;
        list += item && !inList ? 1 : 0;
        inList = item;
        if (kind == BlockKind.HEADING
            || block.reading().holdsValue()
            || LooseQuantities.of(block).areAny()) {
          sources.blocks.add(block);
          sources.lists.add(item ? list : -1);
        }
      }
    }
    return sources;
  }
}
