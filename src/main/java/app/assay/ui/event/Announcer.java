package app.assay.ui.event;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// Says in one sentence what happened, to whoever shows it.
///
/// Belongs to one thread.
public final class Announcer {

  private final List<Consumer<String>> hearers = new ArrayList<>();

  public void say(String sentence) {
    List.copyOf(hearers).forEach(hearer -> hearer.accept(sentence));
  }

  public void onSay(Consumer<String> hearer) {
    hearers.add(hearer);
  }
}
