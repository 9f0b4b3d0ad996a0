/// Language models that a user configured: profiles, keys, and the calls through LangChain4j over
/// real HTTP. Without a profile nothing here is ever reached and no connection is made.
@NullMarked
package app.assay.judge.provider;

import org.jspecify.annotations.NullMarked;
