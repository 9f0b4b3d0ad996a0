package app.assay.cgd.rules;

class XClaimDupTest extends RuleFixtures {}
