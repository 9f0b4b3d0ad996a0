package app.assay.points.rules;

import app.assay.points.reading.DocumentReading;
import app.assay.points.reading.PlacedBlock;
import app.assay.points.reading.Sentence;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/// The words of the sentences in which a text tells that somebody takes over a role, or stands in.
final class RoleChanges {

  private final NavigableSet<String> words = new TreeSet<>();

  private RoleChanges() {}

  static RoleChanges of(DocumentReading document) {
    return document.derive(RoleChanges.class, RoleChanges::read);
  }

  private static RoleChanges read(DocumentReading document) {
    RoleChanges changes = new RoleChanges();
    for (PlacedBlock block : document.blocks()) {
      if (block.reading().kind().speaks()) {
        for (Sentence sentence : block.reading().sentences()) {
          if (RoleHolders.isOfChange(sentence)) {
            changes.read(sentence);
          }
        }
      }
    }
    return changes;
  }

  private void read(Sentence sentence) {
    for (int i = sentence.from(); i < sentence.to(); i++) {
      words.add(sentence.tokens().lower(i));
    }
  }

  /// One of them is of the role or one of its holders.
  boolean tell(String role, List<RoleHolder> holders) {
    String head = role.substring(role.lastIndexOf(' ') + 1);
    String word = words.ceiling(head);
    return (word != null && word.startsWith(head))
        || holders.stream().anyMatch(h -> h.name().words().stream().anyMatch(words::contains));
  }
}
