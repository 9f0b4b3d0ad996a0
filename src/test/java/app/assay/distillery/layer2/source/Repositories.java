package app.assay.distillery.layer2.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.api.MergeCommand;
import org.eclipse.jgit.api.errors.GitAPIException;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.revwalk.RevCommit;

/// A repository made for a test.
public final class Repositories implements AutoCloseable {

  private static final PersonIdent WHO = new PersonIdent("Dana", "dana@example.org");

  private final Path folder;
  private final Git git;

  public Repositories(Path folder) throws GitAPIException {
    this.folder = folder;
    this.git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call();
  }

  /// Writes a file and commits it.
  public RevCommit commit(String path, String text, String message)
      throws IOException, GitAPIException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
    git.add().addFilepattern(path).call();
    return git.commit().setMessage(message).setAuthor(WHO).setCommitter(WHO).setSign(false).call();
  }

  /// Commits on a branch and merges it.
  public ObjectId merge(String path, String text, String message, String merge)
      throws IOException, GitAPIException {
    git.checkout().setCreateBranch(true).setName("side").call();
    RevCommit side = commit(path, text, message);
    git.checkout().setName("main").call();
    return git.merge()
        .include(side)
        .setFastForward(MergeCommand.FastForwardMode.NO_FF)
        .setMessage(merge)
        .call()
        .getNewHead();
  }

  public void note(RevCommit on, String text) throws GitAPIException {
    git.notesAdd().setObjectId(on).setMessage(text).call();
  }

  /// Where it seems to be cloned from.
  public void remote(String address) throws IOException {
    git.getRepository().getConfig().setString("remote", "origin", "url", address);
    git.getRepository().getConfig().save();
  }

  @Override
  public void close() {
    git.close();
  }
}
