package app.assay.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import javafx.application.Platform;

/// How long the thread that draws is busy at a stretch: a request to it, asked again and again,
/// waits for all that is done before it.
final class Slices implements Runnable {

  private static final double LIMIT = 16;
  private static final long PAUSE_NANOS = 1_000_000;

  private final double[] millis = new double[1_000_000];
  private final double[] cpu = new double[1_000_000];
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private volatile long spent;
  private int count;
  private boolean paused;

  /// Begins to look, for as long as the program runs.
  void start() {
    Thread watcher = new Thread(this, "slices");
    watcher.setDaemon(true);
    watcher.start();
  }

  @Override
  public void run() {
    try {
      long before = 0;
      while (true) {
        CountDownLatch latch = new CountDownLatch(1);
        long begin = System.nanoTime();
        Platform.runLater(
            () -> {
              spent = threads.getCurrentThreadCpuTime();
              latch.countDown();
            });
        latch.await();
        add((System.nanoTime() - begin) / 1e6, (spent - before) / 1e6);
        before = spent;
        LockSupport.parkNanos(PAUSE_NANOS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void add(double wait, double busy) {
    if (!paused && count < millis.length) {
      millis[count] = wait;
      cpu[count++] = busy;
    }
  }

  synchronized void clear() {
    count = 0;
  }

  /// Leaves out what follows, such as a jump between two keystrokes.
  synchronized void pause() {
    paused = true;
  }

  synchronized void resume() {
    paused = false;
  }

  /// Prints the longest stretch since it was cleared and how many were too long; CPU time says what
  /// the program is to blame for, the clock also what else ran on the machine.
  synchronized void print() {
    System.out.printf(
        Locale.ROOT,
        "  %-42s %8.1f ms CPU longest, %d of %d over %.0f ms; by the clock %.1f ms, %d%n",
        "busy at a stretch, thread that draws",
        longest(cpu),
        over(cpu),
        count,
        LIMIT,
        longest(millis),
        over(millis));
  }

  private double longest(double[] of) {
    return Arrays.stream(of, 0, count).max().orElse(0);
  }

  private long over(double[] of) {
    return Arrays.stream(of, 0, count).filter(m -> m > LIMIT).count();
  }
}
