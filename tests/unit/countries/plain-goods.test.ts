import { listCountries } from "#lib/data/countries/record/index.ts";
import { customsNames, plainGood, plainGoods } from "#lib/data/countries/words/plain-goods.ts";

const goods = listCountries().flatMap(({ exportGoods, importGoods }) => [
  ...(exportGoods?.items ?? []),
  ...(importGoods?.items ?? []),
]);

test.each([
  ["refined petroleum", "refined fuels"],
  ["coconuts/brazil nuts/cashews", "cashews and other nuts"],
  ["packaged medicine", "medicines"],
  ["additive manufacturing machines", "machines (in the source: “additive manufacturing”)"],
  ["mangoes/guavas", "mangoes and guavas"],
  ["gold (including gold plated with platinum), unwrought or in semi-manufactured forms", "gold"],
  ["rice; whether or not parboiled", "rice"],
  ["tin/zinc", "tin and zinc"],
  ["tantalum and niobium ores (coltan)", "tantalum and niobium ores (coltan)"],
])("%s is called %s", (name, plain) => expect(plainGood(name)).toBe(plain));

test("no goods of the 54 countries are shown by a name of customs", () => {
  const jargon =
    /\/|unwrought|nesoi|n\.e\.|including|excluding|crustacean|additive|petroleum|packaged|carbonates|ground nuts|broadcasting|aluminum|armored|jewelry|flavored|fertilizer/;
  // Text between quotation marks is presented as the source’s words.
  const unquoted = goods.map((name) => plainGood(name).replace(/“[^”]*”/g, ""));
  expect(unquoted.filter((name) => jargon.test(name))).toEqual([]);
});

test("no row of the table is for a name that no record has", () => {
  expect(customsNames.filter((name) => !goods.includes(name))).toEqual([]);
});

test("two goods of one country do not become one", () => {
  for (const { slug, exportGoods, importGoods } of listCountries())
    for (const list of [exportGoods, importGoods]) {
      const plain = plainGoods(list)?.items ?? [];
      expect([slug, plain.length]).toEqual([slug, new Set(plain).size]);
    }
});
