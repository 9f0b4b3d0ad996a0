package app.assay.cgd.rules;

class XClaimFieldTest extends RuleFixtures {}
