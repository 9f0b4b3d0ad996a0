package app.assay.cgd.rules;

class XTrailingBlankTest extends RuleFixtures {}
