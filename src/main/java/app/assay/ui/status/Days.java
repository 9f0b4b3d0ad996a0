package app.assay.ui.status;

import java.util.OptionalLong;

/// How many days something has waited; nothing comes before everything.
record Days(OptionalLong count) implements Comparable<Days> {

  @Override
  public int compareTo(Days other) {
    return Long.compare(count.orElse(Long.MIN_VALUE), other.count.orElse(Long.MIN_VALUE));
  }

  @Override
  public String toString() {
    return count.isPresent() ? Long.toString(count.getAsLong()) : "";
  }
}
