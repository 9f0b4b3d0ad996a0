package app.assay.points.rules;

class P7ContractTest implements PointContract {}
