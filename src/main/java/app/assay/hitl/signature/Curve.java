package app.assay.hitl.signature;

import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.spec.ECFieldFp;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.util.Arrays;

/// The curves of ECDSA keys (RFC 5656 §10.1).
enum Curve {
  P256("nistp256", "secp256r1", 32, "SHA256withECDSAinP1363Format"),
  P384("nistp384", "secp384r1", 48, "SHA384withECDSAinP1363Format"),
  P521("nistp521", "secp521r1", 66, "SHA512withECDSAinP1363Format");

  private static final byte UNCOMPRESSED = 4;

  private final String label;
  private final String standardName;
  private final int width;
  private final String signature;

  Curve(String label, String standardName, int width, String signature) {
    this.label = label;
    this.standardName = standardName;
    this.width = width;
    this.signature = signature;
  }

  /// How keys name it.
  String label() {
    return label;
  }

  /// The JDK's name of its signatures, in which both numbers have the same width.
  String signature() {
    return signature;
  }

  ECParameterSpec parameters() throws GeneralSecurityException {
    AlgorithmParameters named = AlgorithmParameters.getInstance("EC");
    named.init(new ECGenParameterSpec(standardName));
    return named.getParameterSpec(ECParameterSpec.class);
  }

  /// A point on the curve, as an octet string without compression.
  ECPoint point(byte[] octets) throws Malformed, GeneralSecurityException {
    if (octets.length != 1 + 2 * width || octets[0] != UNCOMPRESSED) {
      throw new Malformed("its key has a point of another form");
    }
    ECPoint point =
        new ECPoint(
            new BigInteger(1, Arrays.copyOfRange(octets, 1, 1 + width)),
            new BigInteger(1, Arrays.copyOfRange(octets, 1 + width, octets.length)));
    if (!holds(point)) {
      throw new Malformed("its key has a point that does not lie on the curve");
    }
    return point;
  }

  private boolean holds(ECPoint point) throws GeneralSecurityException {
    var curve = parameters().getCurve();
    BigInteger p = ((ECFieldFp) curve.getField()).getP();
    BigInteger x = point.getAffineX();
    BigInteger y = point.getAffineY();
    BigInteger right = x.pow(3).add(curve.getA().multiply(x)).add(curve.getB()).mod(p);
    return x.compareTo(p) < 0 && y.compareTo(p) < 0 && y.multiply(y).mod(p).equals(right);
  }

  /// The point that belongs to a private number, as an octet string without compression. It is made
  /// once for a key of one's own, so that nobody is there to measure how long it takes.
  byte[] times(BigInteger number) throws GeneralSecurityException {
    ECParameterSpec parameters = parameters();
    BigInteger p = ((ECFieldFp) parameters.getCurve().getField()).getP();
    BigInteger a = parameters.getCurve().getA();
    ECPoint sum = ECPoint.POINT_INFINITY;
    for (int bit = number.bitLength() - 1; bit >= 0; bit--) {
      sum = add(sum, sum, a, p);
      if (number.testBit(bit)) {
        sum = add(sum, parameters.getGenerator(), a, p);
      }
    }
    byte[] octets = new byte[1 + 2 * width];
    octets[0] = UNCOMPRESSED;
    put(sum.getAffineX(), octets, 1 + width);
    put(sum.getAffineY(), octets, octets.length);
    return octets;
  }

  private static ECPoint add(ECPoint one, ECPoint other, BigInteger a, BigInteger p) {
    if (one.equals(ECPoint.POINT_INFINITY)) {
      return other;
    }
    BigInteger x = one.getAffineX();
    BigInteger y = one.getAffineY();
    BigInteger slope =
        one.equals(other)
            ? x.pow(2).multiply(BigInteger.valueOf(3)).add(a).multiply(y.shiftLeft(1).modInverse(p))
            : other
                .getAffineY()
                .subtract(y)
                .multiply(other.getAffineX().subtract(x).mod(p).modInverse(p));
    BigInteger sum = slope.pow(2).subtract(x).subtract(other.getAffineX()).mod(p);
    return new ECPoint(sum, slope.multiply(x.subtract(sum)).subtract(y).mod(p));
  }

  private void put(BigInteger number, byte[] octets, int end) {
    byte[] magnitude = number.toByteArray();
    int length = Math.min(magnitude.length, width);
    System.arraycopy(magnitude, magnitude.length - length, octets, end - length, length);
  }

  /// Two numbers of the wire as the JDK wants them.
  byte[] flat(WireReader numbers) throws Malformed {
    byte[] flat = new byte[2 * width];
    for (int end = width; end <= flat.length; end += width) {
      BigInteger number = numbers.positive();
      if (number.bitLength() > width * 8) {
        throw new Malformed("one of the numbers of its signature is too large");
      }
      put(number, flat, end);
    }
    numbers.end();
    return flat;
  }

  /// What the JDK gives, as two numbers of the wire.
  byte[] numbers(byte[] flat) {
    return new WireWriter()
        .positive(new BigInteger(1, Arrays.copyOfRange(flat, 0, width)))
        .positive(new BigInteger(1, Arrays.copyOfRange(flat, width, flat.length)))
        .bytes();
  }
}
