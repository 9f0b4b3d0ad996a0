package app.assay.judge.queue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The fields of a JSON object, each of which must be there, of its type, and known.
final class Fields {

  private final ObjectNode object;
  private final Set<String> read = new HashSet<>();

  private Fields(ObjectNode object) {
    this.object = object;
  }

  static Fields of(JsonNode node) throws Malformed {
    if (node instanceof ObjectNode object) {
      return new Fields(object);
    }
    throw new Malformed("holds something else where an object should be");
  }

  String text(String key) throws Malformed {
    JsonNode node = node(key);
    if (!node.isTextual()) {
      throw wrong(key);
    }
    return node.textValue();
  }

  long number(String key) throws Malformed {
    JsonNode node = node(key);
    if (!node.isIntegralNumber() || !node.canConvertToLong() || node.longValue() < 0) {
      throw wrong(key);
    }
    return node.longValue();
  }

  int count(String key) throws Malformed {
    long number = number(key);
    if (number > Integer.MAX_VALUE) {
      throw wrong(key);
    }
    return (int) number;
  }

  boolean flag(String key) throws Malformed {
    JsonNode node = node(key);
    if (!node.isBoolean()) {
      throw wrong(key);
    }
    return node.booleanValue();
  }

  Instant time(String key) throws Malformed {
    try {
      return Instant.parse(text(key));
    } catch (DateTimeException e) {
      throw wrong(key);
    }
  }

  Optional<Instant> timeIfAny(String key) throws Malformed {
    return has(key) ? Optional.of(time(key)) : Optional.empty();
  }

  OptionalDouble shareIfAny(String key) throws Malformed {
    if (!has(key)) {
      return OptionalDouble.empty();
    }
    JsonNode node = node(key);
    if (!node.isNumber() || !(node.doubleValue() >= 0 && node.doubleValue() <= 1)) {
      throw wrong(key);
    }
    return OptionalDouble.of(node.doubleValue());
  }

  boolean has(String key) {
    return object.has(key);
  }

  Fields fields(String key) throws Malformed {
    return of(node(key));
  }

  List<Fields> list(String key) throws Malformed {
    if (!(node(key) instanceof ArrayNode array)) {
      throw wrong(key);
    }
    List<Fields> all = new ArrayList<>();
    for (JsonNode node : array) {
      all.add(of(node));
    }
    return all;
  }

  /// Nothing may be left unread.
  void end() throws Malformed {
    for (var field : object.properties()) {
      if (!read.contains(field.getKey())) {
        throw new Malformed(
            "has the key '%s', which this version does not know".formatted(field.getKey()));
      }
    }
  }

  static Malformed wrong(String key) {
    return new Malformed("has no '%s' that can be read".formatted(key));
  }

  private JsonNode node(String key) {
    read.add(key);
    return object.path(key);
  }
}
