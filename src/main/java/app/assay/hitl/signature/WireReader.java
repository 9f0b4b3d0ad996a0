package app.assay.hitl.signature;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/// Reads the SSH wire encoding (RFC 4251 §5) of bytes that nobody vouches for: every length is held
/// against what is left before anything is taken.
final class WireReader {

  private final byte[] bytes;
  private int at;

  WireReader(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  /// Takes the next bytes as they are.
  byte[] take(int length) throws Malformed {
    if (length < 0 || length > bytes.length - at) {
      throw new Malformed("it is cut off");
    }
    byte[] taken = Arrays.copyOfRange(bytes, at, at + length);
    at += length;
    return taken;
  }

  /// A `uint32` of any value.
  int number32() throws Malformed {
    return ByteBuffer.wrap(take(Integer.BYTES)).getInt();
  }

  /// A `uint32` that counts something, so it is below 2^31.
  int number() throws Malformed {
    int number = number32();
    if (number < 0) {
      throw new Malformed("one of its numbers is out of range");
    }
    return number;
  }

  /// A `string` of bytes.
  byte[] string() throws Malformed {
    return take(number());
  }

  /// A `string` that names something: printable ASCII.
  String name() throws Malformed {
    byte[] name = string();
    for (byte b : name) {
      if (b < 0x21 || b > 0x7e) {
        throw new Malformed("one of its names has characters that no name has");
      }
    }
    return new String(name, StandardCharsets.US_ASCII);
  }

  /// An `mpint` that is not negative.
  BigInteger positive() throws Malformed {
    byte[] magnitude = string();
    if (magnitude.length > 0 && magnitude[0] < 0) {
      throw new Malformed("one of its numbers is negative");
    }
    return new BigInteger(1, magnitude);
  }

  /// Nothing may be left.
  void end() throws Malformed {
    if (at != bytes.length) {
      throw new Malformed("something follows its end");
    }
  }
}
