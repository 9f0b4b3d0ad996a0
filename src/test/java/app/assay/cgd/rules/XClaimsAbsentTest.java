package app.assay.cgd.rules;

class XClaimsAbsentTest extends RuleFixtures {}
