/// Detached signatures of reviewed documents, in the form of `ssh-keygen -Y` (OpenSSH
/// PROTOCOL.sshsig, version 1), made with the reviewer's own SSH key.
///
/// [DocumentSigning] signs a document, [SignatureVerification] says what a signature is worth, and
/// [SignatureFile] says whether there is one. What a signature means and who may make one is said
/// in `assets/help/signatures.md`.
@NullMarked
package app.assay.hitl.signature;

import org.jspecify.annotations.NullMarked;
