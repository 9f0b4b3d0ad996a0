package app.assay.judge.model;

import app.assay.judge.TokenUse;
import app.assay.judge.call.ModelClient;
import app.assay.judge.call.ModelReply;
import app.assay.judge.call.ModelRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// A model that says what a test tells it, and remembers what it was asked.
public final class ModelDouble implements ModelClient {

  /// What each call counts.
  public static final TokenUse USE = new TokenUse(1000, 101);

  private final List<ModelRequest> requests = new ArrayList<>();
  private final List<Function<MessageView, ModelReply>> replies = new ArrayList<>();

  /// What it says to the next calls, the last one to all that follow.
  public ModelDouble then(Function<MessageView, ModelReply> reply) {
    replies.add(reply);
    return this;
  }

  /// Says the same of every criterion of an item.
  public ModelDouble says(Function<MessageView.Item, ReplyText.Say> says) {
    return then(message -> said(ReplyText.of(message, says).toString()));
  }

  /// A reply with these words.
  public static ModelReply said(String text) {
    return new ModelReply.Said(text, USE, "small-1-0815", false);
  }

  /// What it was sent.
  public List<ModelRequest> requests() {
    return requests;
  }

  @Override
  public ModelReply call(ModelRequest request) {
    requests.add(request);
    return replies
        .get(Math.min(requests.size(), replies.size()) - 1)
        .apply(MessageView.of(request.user()));
  }
}
