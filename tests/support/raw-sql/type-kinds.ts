import ts from "typescript";

/** The possible types of a value in a program: "string", "number[]", "null" … A union has several. */
export type Kinds = readonly string[];

const flagged: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.StringLike, "string"],
  [ts.TypeFlags.NumberLike, "number"],
  [ts.TypeFlags.BigIntLike, "bigint"],
  [ts.TypeFlags.BooleanLike, "boolean"],
  [ts.TypeFlags.Null | ts.TypeFlags.Undefined, "null"],
];
const bytes = ["Uint8Array", "Buffer"];

function kindOf(checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Kinds {
  const simple = flagged.find(([flag]) => type.flags & flag);
  if (simple) return [simple[1]];
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    return element ? kindsOf(checker, element, at).map((kind) => `${kind}[]`) : [];
  }
  const name = type.getSymbol()?.name;
  if (name && bytes.includes(name)) return ["bytes"];
  if (name === "Date" || name === "Decimal") return [name];
  return [checker.typeToString(type)]; // "unknown", "Rates": only a JSON column may be that
}

/** What a value of this type may be. */
export const kindsOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): Kinds => [
  ...new Set((type.isUnion() ? type.types : [type]).flatMap((one) => kindOf(checker, one, at))),
];

/** The fields of an object type, and what each may be. */
export const fieldsOf = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node): ReadonlyMap<string, Kinds> =>
  new Map(
    checker
      .getPropertiesOfType(type)
      .map((field) => [field.name, kindsOf(checker, checker.getTypeOfSymbolAtLocation(field, at), at)]),
  );
