package app.assay.cgd.rules;

class XClaimIdComputedTest extends RuleFixtures {}
