package app.assay.cgd.rules;

class XClaimIdTest extends RuleFixtures {}
