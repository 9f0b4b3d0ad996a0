package app.assay.cgd.rules;

class XClaimTextTest extends RuleFixtures {}
