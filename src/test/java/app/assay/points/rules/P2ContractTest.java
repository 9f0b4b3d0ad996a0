package app.assay.points.rules;

class P2ContractTest implements PointContract {}
