package app.assay.cgd.rules;

class XClaimLocationTest extends RuleFixtures {}
