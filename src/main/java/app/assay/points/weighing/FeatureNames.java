package app.assay.points.weighing;

import app.assay.points.lexicon.Cue;
import app.assay.points.reading.BlockKind;
import app.assay.points.reading.BlockReading;
import app.assay.points.reading.Sentence;
import app.assay.points.reading.Surroundings;
import app.assay.points.reading.Tokens;
import java.util.LinkedHashMap;
import java.util.Map;

/// The features of a sentence by their names, and how often each comes: what the weights are
/// learned from.
public final class FeatureNames implements ZonedSink {

  private final Map<String, Integer> names = new LinkedHashMap<>();

  private Zone zone = Zone.NONE;

  private FeatureNames() {}

  /// @param kind of its block
  public static Map<String, Integer> of(Sentence sentence, BlockKind kind, Surroundings around) {
    FeatureNames names = new FeatureNames();
    Features.read(sentence, kind, names);
    Features.readHeading(around, names);
    return names.names;
  }

  /// Of a table as a whole.
  public static Map<String, Integer> ofTable(BlockReading table, Surroundings around) {
    FeatureNames names = new FeatureNames();
    TableFeatures.read(table, around, names);
    return names.names;
  }

  @Override
  public void zone(Zone now) {
    zone = now;
  }

  private void add(String name) {
    names.merge(zone.prefix() + name, 1, Integer::sum);
  }

  @Override
  public void word(Tokens tokens, int token) {
    add(FeatureCode.name(tokens, token));
    String head = FeatureCode.headName(tokens, token);
    if (!head.isEmpty()) {
      add(head);
    }
  }

  @Override
  public void pair(Tokens tokens, int first, int second) {
    add(FeatureCode.name(tokens, first) + " " + FeatureCode.name(tokens, second));
  }

  @Override
  public void forms(int row) {
    if (zone == Zone.NONE) {
      add(FormRow.name(row));
    }
  }

  @Override
  public void heading(Tokens tokens, int token) {
    add(FeatureCode.HEADING + tokens.lower(token));
  }

  @Override
  public void cue(Cue cue) {
    add(FeatureCode.CUE + cue.name());
  }

  @Override
  public void place(Place place) {
    add(FeatureCode.PLACE + place.name());
  }

  @Override
  public void length(int step) {
    add(FeatureCode.LENGTH + step);
  }
}
