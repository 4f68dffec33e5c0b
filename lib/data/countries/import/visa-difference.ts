import type { Visa } from "../record/open/visa-schema.ts";

type Row = Visa["destinations"][keyof Visa["destinations"]][number];

const inWords = ({ rule, days }: Pick<Row, "rule" | "days">): string =>
  days === null ? rule : `${rule}, ${days} days`;

/** Rule and days of every pair, with keys such as "FR kenya". */
function pairsOf(facts: Visa | null): Map<string, string> {
  const rows = Object.entries(facts?.destinations ?? {});
  return new Map(
    rows.flatMap(([slug, own]) =>
      own.flatMap((row) =>
        row.passports.split(" ").map((code) => [`${code} ${slug}`, inWords(row)] as const),
      ),
    ),
  );
}

/** What differs between two states of the visa rules, one line for each pair and each note. */
export function visaDifference(before: Visa | null, after: Visa | null): string[] {
  const [old, young] = [pairsOf(before), pairsOf(after)];
  const notes = (facts: Visa | null) =>
    new Map(
      [...(facts?.overrides ?? []), ...(facts?.remarks ?? [])].map((one) => [one.id, JSON.stringify(one)]),
    );
  const [oldNotes, youngNotes] = [notes(before), notes(after)];
  const ids = [...new Set([...oldNotes.keys(), ...youngNotes.keys()])];
  return [
    ...(before && after && before.asOf !== after.asOf
      ? [`Visa: state of ${before.asOf} → ${after.asOf}`]
      : []),
    ...[...new Set([...old.keys(), ...young.keys()])]
      .filter((pair) => old.get(pair) !== young.get(pair))
      .map((pair) => `Visa: ${pair}: ${old.get(pair) ?? "nothing"} → ${young.get(pair) ?? "nothing"}`),
    ...ids.filter((id) => oldNotes.get(id) !== youngNotes.get(id)).map((id) => `Visa: note “${id}” differs.`),
  ];
}
