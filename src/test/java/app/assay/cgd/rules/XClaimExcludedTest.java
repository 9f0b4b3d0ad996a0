package app.assay.cgd.rules;

class XClaimExcludedTest extends RuleFixtures {}
