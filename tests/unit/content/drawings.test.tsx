import { renderToStaticMarkup } from "react-dom/server";
import { PageView } from "#components/content/page-view.tsx";
import { getRecord } from "#lib/data/content/records/find-record.ts";
import type { RecordSection as Section } from "#lib/data/content/types.ts";
import { keysOf } from "#lib/data/site/registry-keys.ts";

/** Kinds of sections that are graphical. Steps, tables and dates are lists of words and do not count. */
const drawn: ReadonlySet<Section["kind"]> = new Set(["diagram", "flow", "parts", "fork", "bars", "chart", "map", "spread"]); // prettier-ignore

const pages = keysOf("record").map(getRecord);

/** Lists and legal texts that no drawing would improve, and an entry page to pages that consist of figures. */
const withoutDrawing = [
  "/explore",
  "/publications",
  "/downloads",
  "/news",
  "/press",
  "/BasicPages",
  "/open-today",
  "/legal/terms",
  "/legal/do-not-sell",
  "/legal/notice-at-collection",
  "/legal/privacy-eea-uk",
];

test("all pages kept as records but these have a figure, a map or a drawing", () => {
  const without = pages.filter(({ sections }) => !sections.some(({ kind }) => drawn.has(kind)));
  expect(without.map(({ path }) => path).toSorted()).toEqual(withoutDrawing.toSorted());
  expect(pages.length - without.length).toBeGreaterThanOrEqual(123);
});

test("arrows of a flow lead from one of its parties to another, of which there are at most five", () => {
  const flows = pages.flatMap(({ path, sections }) =>
    sections.flatMap((section) => (section.kind === "flow" ? [{ path, ...section }] : [])),
  );
  expect(flows.length).toBeGreaterThan(10);
  for (const { path, parties, passes } of flows) {
    expect([path, parties.length >= 2 && parties.length <= 5]).toEqual([path, true]);
    for (const { from, to } of passes)
      expect([path, from !== to && parties[from] !== undefined && parties[to] !== undefined]).toEqual([
        path,
        true,
      ]);
    const used = new Set(passes.flatMap(({ from, to }) => [from, to]));
    expect([path, used.size]).toEqual([path, parties.length]);
  }
});

test("what a drawing says is text that is read in its order, with who gives to whom", () => {
  const html = renderToStaticMarkup(<PageView page={getRecord("/subsidiaries/ahx/faq")} />);
  const flow = /<ol class="flow-passes">.*?<\/ol>/s.exec(html)?.[0] ?? "";
  const received = flow.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
  expect(received).toContain("Buyer to Warehouse A deposit Warehouse to Buyer Goods");
});
