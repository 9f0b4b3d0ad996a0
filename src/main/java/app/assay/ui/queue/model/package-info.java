/// What a queue in the window shows and does, without a control: answers that are kept in the file
/// as they are given, and applying them to the documents.
@NullMarked
package app.assay.ui.queue.model;

import org.jspecify.annotations.NullMarked;
