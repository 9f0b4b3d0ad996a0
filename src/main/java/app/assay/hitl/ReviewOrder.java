package app.assay.hitl;

import app.assay.text.SourceText;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/// The order in which Round A is asked: shuffled for each reviewer and document, the same on every
/// opening, so that nobody learns to confirm from the top (threat T4).
public final class ReviewOrder {

  /// Fewer than ten at a time.
  public static final int LONGEST = 9;

  private ReviewOrder() {}

  /// The items in this reviewer's order.
  ///
  /// @param documentHash SHA-256 of the document's bytes
  public static <T> List<T> shuffle(List<T> items, String reviewer, String documentHash) {
    byte[] seed = (reviewer + "\n" + documentHash).getBytes(StandardCharsets.UTF_8);
    long number = Long.parseUnsignedLong(SourceText.sha256(seed).substring(0, 16), 16);
    List<T> shuffled = new ArrayList<>(items);
    Collections.shuffle(shuffled, new Random(number));
    return List.copyOf(shuffled);
  }

  /// The same items in lists of at most [#LONGEST].
  public static <T> List<List<T>> inLists(List<T> items) {
    List<List<T>> lists = new ArrayList<>();
    for (int i = 0; i < items.size(); i += LONGEST) {
      lists.add(List.copyOf(items.subList(i, Math.min(items.size(), i + LONGEST))));
    }
    return List.copyOf(lists);
  }
}
