package app.assay.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import javafx.application.Platform;

/// How long a request waits for the thread that draws, asked again and again.
final class Slices implements Runnable {

  final double[] millis = new double[1_000_000];
  final double[] cpu = new double[1_000_000];
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private volatile long spent;
  private int count;

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
        Thread.sleep(1);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void add(double wait, double busy) {
    if (count < millis.length) {
      millis[count] = wait;
      cpu[count++] = busy;
    }
  }

  synchronized void clear() {
    count = 0;
  }

  synchronized double longest(double[] of) {
    return Arrays.stream(of, 0, count).max().orElse(0);
  }

  synchronized long over(double[] of, double limit) {
    return Arrays.stream(of, 0, count).filter(m -> m > limit).count();
  }

  synchronized int count() {
    return count;
  }
}
