package app.assay.judge.model;

import java.util.List;

/// A batch as one message.
///
/// @param text what is sent
/// @param items in the order of the questions that were handed in
record Message(String text, List<Item> items) {

  Message {
    items = List.copyOf(items);
  }
}
