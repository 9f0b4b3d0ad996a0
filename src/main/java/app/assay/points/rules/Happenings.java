package app.assay.points.rules;

import app.assay.points.reading.BlockKind;
import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.Moment;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.StemSet;
import java.util.ArrayList;
import java.util.List;

/// What happens at the moments of a text.
final class Happenings {

  /// A sentence of more moments is a calendar.
  private static final int MOST = 6;

  private final List<Happening> all = new ArrayList<>();
  private int listing = -1;
  private boolean inList;

  private Happenings() {}

  /// All that name an event, by place.
  static List<Happening> in(DocumentReading document) {
    Happenings happenings = new Happenings();
    for (PlacedBlock block : document.blocks()) {
      BlockKind kind = block.reading().kind();
      if (kind.speaks()) {
        boolean item = kind == BlockKind.LIST_ITEM;
        happenings.listing += item && !happenings.inList ? 1 : 0;
        happenings.inList = item;
        if (kind != BlockKind.HEADING) {
          happenings.read(block);
        }
      }
    }
    return happenings.all;
  }

  private void read(PlacedBlock block) {
    List<Sentence> sentences = block.reading().sentences();
    for (int i = 0; i < sentences.size(); i++) {
      Sentence sentence = sentences.get(i);
      List<Moment> moments = sentence.moments();
      if (!moments.isEmpty() && moments.size() <= MOST && mayTell(sentence)) {
        read(block, i, moments);
      }
    }
  }

  private static boolean mayTell(Sentence sentence) {
    return !sentence.isQuestion() && sentence.cell().filter(Sentence.Cell::isHeader).isEmpty();
  }

  private void read(PlacedBlock block, int at, List<Moment> moments) {
    List<Sentence> sentences = block.reading().sentences();
    Sentence sentence = sentences.get(at);
    for (Moment moment : moments) {
      EventWords words =
          EventClause.isEnd(sentence, moment) ? null : EventClause.of(block, at, moment);
      if (words != null && words.event() != 0) {
        StemSet told = sentence.stems();
        boolean cell = sentence.cell().isPresent();
        told = cell || at == 0 ? told : told.plus(sentences.get(at - 1).stems());
        told = told.map(Synonyms::of).plus(words.things()).plus(words.names());
        int list = inList ? listing : -1;
        boolean explained = Explained.is(sentences, at);
        all.add(new Happening(block, sentence, moment, all.size(), list, words, told, explained));
      }
    }
  }
}
