import { passagesOf, searchSite, findPassages, readQuery } from "#lib/search/index.ts";
import { hrefOfUnit } from "#lib/search/open/href-of-unit.ts";
import { evaluate } from "../eval/evaluate.ts";
import { readSets } from "../eval/read-sets.ts";
import { report } from "../eval/report.ts";
const b = performance.now(); passagesOf("/"); console.log("opened", performance.now() - b);
const answer = ({ ask, countries = [] }: any): any => {
  const read = readQuery(ask);
  const slugs = read.countries.length ? [...new Set(read.countries.map((c: any) => c.slug))] : countries;
  const found = slugs.flatMap((country: string) => findPassages({ text: ask, country } as any, 3));
  const list = (slugs.length ? found : findPassages({ text: ask } as any, 3)).slice(0, 6);
  return { does: "answer", countries: slugs, sentences: list.flatMap(({ passage }: any) => passage.units.map((u: any) => ({ text: [u.label, u.text].filter(Boolean).join(": "), quote: u.text, cite: { href: hrefOfUnit(passage, u), title: "", date: u.date } }))), offices: [], related: [], followUps: [] };
};
const e = evaluate(readSets(), { answer, search: searchSite, passagesOf });
console.log(report(e));
if (process.argv[2]) for (const f of e.failures.filter((f) => f.group === process.argv[2])) console.log(f.id, f.asked, "=>", f.got);
