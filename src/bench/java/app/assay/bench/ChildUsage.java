package app.assay.bench;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.time.Duration;

/// CPU time of all ended children of this process, as the kernel counts it (`getrusage`, 64-bit
/// Linux).
final class ChildUsage {

  private static final int CHILDREN = -1;
  private static final int STRUCT_BYTES = 144;

  private final MethodHandle getrusage;

  ChildUsage() {
    Linker linker = Linker.nativeLinker();
    getrusage =
        linker.downcallHandle(
            linker.defaultLookup().findOrThrow("getrusage"),
            FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
  }

  /// User and system time together.
  Duration cpu() {
    try (Arena arena = Arena.ofConfined()) {
      MemorySegment usage = arena.allocate(STRUCT_BYTES, Long.BYTES);
      int failed = (int) getrusage.invokeExact(CHILDREN, usage);
      if (failed != 0) {
        throw new IllegalStateException("getrusage refused");
      }
      return time(usage, 0).plus(time(usage, 2));
    } catch (RuntimeException e) {
      throw e;
    } catch (Throwable e) {
      throw new LinkageError("getrusage could not be called", e);
    }
  }

  private static Duration time(MemorySegment usage, int index) {
    long seconds = usage.getAtIndex(ValueLayout.JAVA_LONG, index);
    long micros = usage.getAtIndex(ValueLayout.JAVA_LONG, index + 1L);
    return Duration.ofSeconds(seconds).plusNanos(micros * 1000);
  }
}
