import { renderToStaticMarkup } from "react-dom/server";
import { SendAnswer } from "#components/content/tools/send-estimate.tsx";
import { readEstimate } from "#lib/domains/remittance/read-estimate.ts";

const linesOf = (given: Parameters<typeof readEstimate>[0]) => {
  const html = renderToStaticMarkup(<SendAnswer estimate={readEstimate(given)} />);
  const summary = html.slice(html.indexOf("error-summary"), html.indexOf("<form"));
  return [...summary.matchAll(/href="#(\w+)">([^<]*)</g)].map(([, name, text]) => [name, text]);
};

test.each([
  ["nothing typed", {}],
  ["no number in any field", { amount: "a", fee: "b", offered: "c", market: "d" }],
])("with %s, no two lines of the summary are the same", (_, given) => {
  const lines = linesOf(given);
  expect(lines.map(([name]) => name)).toEqual(["amount", "fee", "offered", "market"]);
  expect(new Set(lines.map(([, text]) => text)).size).toBe(4);
});
