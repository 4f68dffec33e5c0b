import { renderToStaticMarkup } from "react-dom/server";
import { SelectField } from "#components/ui/field.tsx";
import { orderRows, saySorted, sortedKeys } from "#components/ui/sorted-words.ts";
import { SortTable } from "#components/ui/sort-table.tsx";
import { pseudoLocales, wordsOf } from "#lib/platform/words/index.ts";

test("numbers go by size and names by the alphabet, both ways", () => {
  expect(orderRows([10, 9, 100], "ascending")).toEqual([1, 0, 2]);
  expect(orderRows([10, 9, 100], "descending")).toEqual([2, 0, 1]);
  expect(orderRows(["Zambia", "Côte d'Ivoire", "Comoros", "Egypt"], "ascending")).toEqual([2, 1, 3, 0]);
});

test("equal keys keep their order, and rows without one stay at the end", () => {
  expect(orderRows([1, undefined, 1, 0], "ascending")).toEqual([3, 0, 2, 1]);
  expect(orderRows([1, undefined, 1, 0], "descending")).toEqual([0, 2, 3, 1]);
  expect(orderRows([], "ascending")).toEqual([]);
});

test("the table as it is sent has its caption, its scopes and how it is sorted, and no button that would do nothing", () => {
  const html = renderToStaticMarkup(
    <SortTable
      className="table"
      caption="Countries"
      columns={[{ label: "Place", by: "place" }, { label: "Country", by: "name" }, { label: "Note" }]}
      sorted={{ by: "place", direction: "ascending" }}
    >
      <tbody />
    </SortTable>,
  );
  expect(html).toContain("<caption>Countries</caption>");
  expect(html).toContain('<th scope="col" aria-sort="ascending">Place</th><th scope="col">Country</th>');
  expect(html).not.toContain("<button");
  expect(html).toContain('role="status"');
});

test("what was sorted is said with the column and the way", () => {
  const words = wordsOf("page").pick(...sortedKeys);
  const [year, name] = [
    { label: "Year", by: "year" },
    { label: "Country", by: "name" },
  ];
  expect(saySorted(words, year, "ascending")).toBe("Sorted by Year, lowest first.");
  expect(saySorted(words, year, "descending")).toBe("Sorted by Year, highest first.");
  expect(saySorted(words, name, "ascending")).toBe("Sorted by Country, A to Z.");
  expect(saySorted(words, name, "descending")).toBe("Sorted by Country, Z to A.");
});

test.each(pseudoLocales)("in %s the table gets its words in it, and says no other", (locale) => {
  const column = { label: "7", by: "year" };
  const text = saySorted(wordsOf("page", locale).pick(...sortedKeys), column, "ascending");
  expect(text).toBe(wordsOf("page", locale)("sorted.number.ascending", { column: "7" }));
  expect(text).not.toContain("Sorted by");
});

test("a long list of choices stands in named groups", () => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Figure"
      name="by"
      options={[
        { value: "", label: "None" },
        { label: "People", options: [{ value: "population", label: "Population" }] },
      ]}
      defaultValue="population"
    />,
  );
  expect(html).toContain(
    '<option value="">None</option><optgroup label="People"><option value="population" selected="">Population</option></optgroup>',
  );
});
