package app.assay.hitl.signature;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/// Writes the SSH wire encoding (RFC 4251 §5).
final class WireWriter {

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  WireWriter raw(byte[] bytes) {
    out.writeBytes(bytes);
    return this;
  }

  WireWriter raw(byte single) {
    out.write(single);
    return this;
  }

  WireWriter number(int value) {
    return raw(ByteBuffer.allocate(Integer.BYTES).putInt(value).array());
  }

  WireWriter string(byte[] bytes) {
    return number(bytes.length).raw(bytes);
  }

  WireWriter string(String ascii) {
    return string(ascii.getBytes(StandardCharsets.US_ASCII));
  }

  WireWriter positive(BigInteger value) {
    return string(value.signum() == 0 ? new byte[0] : value.toByteArray());
  }

  byte[] bytes() {
    return out.toByteArray();
  }
}
