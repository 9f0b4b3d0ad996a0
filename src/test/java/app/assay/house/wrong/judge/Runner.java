package app.assay.house.wrong.judge;

import java.io.IOException;

/// Wrong: runs another program, speaks to the terminal and swallows what went wrong.
class Runner {
  static int runs;

  void run() {
    try {
      new ProcessBuilder("true").start();
      Runtime.getRuntime().exec(new String[] {"true"});
    } catch (Exception e) {
      System.err.println(e);
    }
  }

  void named() {
    try {
      Class.forName("none");
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(new IOException(e));
    }
  }
}
