package app.assay.judge.provider;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow.Subscription;

/// The body of a reply up to a number of bytes. With the first byte above it the connection is
/// given up, so that a reply can be as long as it likes.
public final class CappedBody implements BodySubscriber<byte[]> {

  /// More came than is read.
  public static final class TooLarge extends IOException {

    private static final long serialVersionUID = 1;
  }

  private final int cap;
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final CompletableFuture<byte[]> whole = new CompletableFuture<>();
  private Subscription subscription = NONE;

  /// @param cap the most bytes that are read, 0 for a body that nobody wants
  public CappedBody(int cap) {
    this.cap = cap;
  }

  @Override
  public CompletionStage<byte[]> getBody() {
    return whole;
  }

  @Override
  public void onSubscribe(Subscription started) {
    subscription = started;
    if (cap == 0) {
      started.cancel();
      whole.complete(new byte[0]);
      return;
    }
    started.request(Long.MAX_VALUE);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    for (ByteBuffer buffer : buffers) {
      if (whole.isDone()) {
        return;
      }
      if (buffer.remaining() > cap - bytes.size()) {
        subscription.cancel();
        whole.completeExceptionally(new TooLarge());
        return;
      }
      byte[] part = new byte[buffer.remaining()];
      buffer.get(part);
      bytes.writeBytes(part);
    }
  }

  @Override
  public void onError(Throwable reason) {
    whole.completeExceptionally(reason);
  }

  @Override
  public void onComplete() {
    whole.complete(bytes.toByteArray());
  }

  private static final Subscription NONE =
      new Subscription() {
        @Override
        public void request(long number) {}

        @Override
        public void cancel() {}
      };
}
