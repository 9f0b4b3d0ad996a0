package app.assay.judge.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A message as a model reads it: its code, criteria, evidence and items.
///
/// @param criteria texts by their names in the message
/// @param evidence texts by their names in the message
public record MessageView(
    String code, Map<String, String> criteria, Map<String, String> evidence, List<Item> items) {

  private static final Pattern CODE = Pattern.compile("The code of this message is (\\w+)\\.");
  private static final Pattern ITEM =
      Pattern.compile("item (\\w+), criteria: ([c\\d ]+), evidence: (none|[v\\d ]+), subject:");

  /// An item of the message.
  public record Item(String id, List<String> criteria, List<String> evidence, String subject) {}

  public static MessageView of(String message) {
    Matcher matcher = CODE.matcher(message);
    if (!matcher.find()) {
      throw new AssertionError("a message without a code");
    }
    return new Reading(matcher.group(1), message.lines().toList()).read();
  }

  /// The item about a subject.
  public Item about(String subject) {
    return items.stream().filter(i -> i.subject().equals(subject)).findFirst().orElseThrow();
  }

  private static final class Reading {

    private final String code;
    private final List<String> lines;
    private final Map<String, String> criteria = new LinkedHashMap<>();
    private final Map<String, String> evidence = new LinkedHashMap<>();
    private final List<Item> items = new ArrayList<>();
    private int at;

    private Reading(String code, List<String> lines) {
      this.code = code;
      this.lines = lines;
    }

    private MessageView read() {
      while (at < lines.size()) {
        String line = lines.get(at++);
        Matcher item = ITEM.matcher(line);
        if (line.matches("c\\d+")) {
          criteria.put(line, data());
        } else if (line.matches("v\\d+, from")) {
          data();
          at++;
          evidence.put(line.substring(0, line.indexOf(',')), data());
        } else if (item.matches()) {
          items.add(new Item(item.group(1), words(item.group(2)), words(item.group(3)), data()));
        }
      }
      return new MessageView(code, criteria, evidence, items);
    }

    private String data() {
      if (!lines.get(at++).equals("<<<data " + code)) {
        throw new AssertionError("no data at line " + at);
      }
      List<String> data = new ArrayList<>();
      while (!lines.get(at).equals("data " + code + ">>>")) {
        data.add(lines.get(at++));
      }
      at++;
      return String.join("\n", data);
    }

    private static List<String> words(String names) {
      return names.equals("none") ? List.of() : List.of(names.split(" "));
    }
  }
}
