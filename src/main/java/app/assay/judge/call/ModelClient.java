package app.assay.judge.call;

/// A language model that can be called.
public interface ModelClient {

  /// The most calls that are made for one request, first call and retries.
  int MOST_CALLS = 3;

  /// Sends one request and waits for its reply; the calling thread may be interrupted to give up.
  ///
  /// @return what came, within the request's limit of time whatever the other side does; nothing is
  ///   thrown for what a provider can cause
  ModelReply call(ModelRequest request);
}
