package app.assay.workspace;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Something that takes long enough to leave the thread that draws.
@FunctionalInterface
public interface Work<T extends @Nullable Object> {

  /// Does it. Long work reports to `progress` and stops by [Progress#stopIfCancelled()].
  ///
  /// @throws IOException when reading or writing fails; its message reaches the user
  T run(Progress progress) throws IOException;
}
