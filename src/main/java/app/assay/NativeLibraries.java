package app.assay;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;

/// Asks the system's own loader, so the answer is the one JavaFX would get, but as a value.
@SuppressWarnings("restricted") // the launcher and the jar's manifest grant native access
final class NativeLibraries {

  private static final String X11 = "libX11.so.6";

  /// True when the loader finds the shared library of this name and all that it needs.
  boolean loads(String library) {
    try (Arena arena = Arena.ofConfined()) {
      SymbolLookup.libraryLookup(library, arena);
      return true;
    } catch (IllegalArgumentException absent) {
      return false;
    }
  }

  /// True when the X server that `DISPLAY` names accepts a connection, which is closed at once.
  boolean displayAnswers() {
    if (!loads(X11)) {
      return false;
    }
    try (Arena arena = Arena.ofConfined()) {
      SymbolLookup x11 = SymbolLookup.libraryLookup(X11, arena);
      MethodHandle open =
          Linker.nativeLinker()
              .downcallHandle(
                  x11.findOrThrow("XOpenDisplay"),
                  FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS));
      MethodHandle close =
          Linker.nativeLinker()
              .downcallHandle(
                  x11.findOrThrow("XCloseDisplay"),
                  FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.ADDRESS));
      MemorySegment display = (MemorySegment) open.invokeExact(MemorySegment.NULL);
      if (display.equals(MemorySegment.NULL)) {
        return false;
      }
      return (int) close.invokeExact(display) == 0;
    } catch (Throwable broken) {
      throw new LinkageError("the X11 library could not be called", broken);
    }
  }
}
