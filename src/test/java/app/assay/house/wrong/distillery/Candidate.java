package app.assay.house.wrong.distillery;

import java.sql.Connection;

/// Wrong: knows the database behind the vault.
public record Candidate(Connection connection) {}
