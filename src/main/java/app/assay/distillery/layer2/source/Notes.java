package app.assay.distillery.layer2.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.notes.Note;
import org.eclipse.jgit.notes.NoteMap;
import org.eclipse.jgit.revwalk.RevWalk;
import org.jspecify.annotations.Nullable;

/// The notes that were written on commits, of all kinds (`refs/notes/*`).
final class Notes {

  private static final int LONGEST = 4_000;
  private static final int LARGEST = 1 << 20;

  private final Repository repository;
  private final Map<String, NoteMap> kinds;

  private Notes(Repository repository, Map<String, NoteMap> kinds) {
    this.repository = repository;
    this.kinds = kinds;
  }

  /// A note.
  ///
  /// @param kind name of its reference, such as `commits`
  record Found(String kind, String text) {}

  static Notes of(Repository repository) throws IOException {
    Map<String, NoteMap> kinds = new LinkedHashMap<>();
    try (ObjectReader reader = repository.newObjectReader();
        RevWalk walk = new RevWalk(reader)) {
      List<Ref> refs = repository.getRefDatabase().getRefsByPrefix("refs/notes/");
      for (Ref ref : refs) {
        @Nullable ObjectId at = ref.getObjectId();
        if (at != null) {
          kinds.put(
              ref.getName().substring("refs/notes/".length()),
              NoteMap.read(repository.newObjectReader(), walk.parseCommit(at)));
        }
      }
    }
    return new Notes(repository, kinds);
  }

  List<Found> on(ObjectId commit) throws IOException {
    List<Found> found = new ArrayList<>();
    for (var kind : kinds.entrySet()) {
      @Nullable Note note = kind.getValue().getNote(commit);
      if (note != null) {
        byte[] bytes = repository.open(note.getData()).getCachedBytes(LARGEST);
        String text = new String(bytes, StandardCharsets.UTF_8).strip();
        if (!text.isEmpty()) {
          found.add(new Found(kind.getKey(), CommitText.cut(text, LONGEST)));
        }
      }
    }
    return found;
  }
}
