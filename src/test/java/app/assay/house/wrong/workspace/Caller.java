package app.assay.house.wrong.workspace;

import com.github.javakeyring.Keyring;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URL;
import java.net.http.HttpClient;
import java.nio.channels.SocketChannel;

/// Wrong: reaches the network in five ways, and the keyring.
class Caller {

  HttpClient client() {
    return HttpClient.newHttpClient();
  }

  Socket socket() throws IOException {
    return new Socket("localhost", 1);
  }

  InputStream stream(URL url) throws IOException {
    return url.openStream();
  }

  InetAddress name() throws IOException {
    return InetAddress.getByName("localhost");
  }

  SocketChannel channel() throws IOException {
    return SocketChannel.open();
  }

  void close(Keyring keyring) throws Exception {
    keyring.close();
  }
}
