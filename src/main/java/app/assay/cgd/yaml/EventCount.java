package app.assay.cgd.yaml;

import app.assay.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.events.AliasEvent;
import org.yaml.snakeyaml.events.CollectionEndEvent;
import org.yaml.snakeyaml.events.CollectionStartEvent;
import org.yaml.snakeyaml.events.Event;
import org.yaml.snakeyaml.events.NodeEvent;

/// Counts what the events of a text would build, before anything is built.
final class EventCount {

  private final int maxDepth;
  private final int farDepth;
  private final int maxNodes;
  private final Function<@Nullable Mark, Span> places;
  private final List<Span> anchors = new ArrayList<>();
  private Optional<Span> deep = Optional.empty();
  private Optional<Span> far = Optional.empty();
  private int depth;
  private int nodes;

  EventCount(int maxDepth, int farDepth, int maxNodes, Function<@Nullable Mark, Span> places) {
    this.maxDepth = maxDepth;
    this.farDepth = farDepth;
    this.maxNodes = maxNodes;
    this.places = places;
  }

  int nodes() {
    return nodes;
  }

  /// Takes an event; false when no other one can change the verdict.
  boolean accept(Event event) {
    switch (event) {
      case CollectionStartEvent start -> enter(start);
      case CollectionEndEvent end -> depth--;
      default -> {}
    }
    if (event instanceof NodeEvent node) {
      nodes++;
      if (event instanceof AliasEvent || node.getAnchor() != null) {
        int start = places.apply(event.getStartMark()).start();
        anchors.add(new Span(start, Math.max(start, places.apply(event.getEndMark()).start())));
      }
    }
    return far.isEmpty() && nodes <= maxNodes;
  }

  private void enter(CollectionStartEvent start) {
    depth++;
    if (depth > maxDepth && deep.isEmpty()) {
      deep = Optional.of(places.apply(start.getStartMark()));
    }
    if (depth > farDepth) {
      far = Optional.of(places.apply(start.getStartMark()));
    }
  }

  /// Why nothing may be built; empty where it may.
  Optional<YamlReading> refusal() {
    if (nodes > maxNodes) {
      return Optional.of(new YamlReading.TooMany(nodes));
    }
    if (deep.isPresent()) {
      return Optional.of(new YamlReading.TooDeep(deep.get(), maxDepth, far));
    }
    return anchors.isEmpty() ? Optional.empty() : Optional.of(new YamlReading.Anchored(anchors));
  }
}
