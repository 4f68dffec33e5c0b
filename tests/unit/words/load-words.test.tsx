import { jest } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";
import type { Speaks } from "#components/words/load-words.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { leafWords } from "#lib/platform/words/leaf-words.ts";
import { fillCounted } from "#lib/platform/words/open/leaf-words.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";

/** A page in a language whose requests get these responses one after another; each page loads its modules again. */
async function aPage(locale: string, ...answers: readonly (() => Response)[]) {
  const asked: string[] = [];
  const fetch = (file: string) => {
    asked.push(file);
    const answer = answers[asked.length - 1];
    return answer ? Promise.resolve(answer()) : Promise.reject(new TypeError("offline"));
  };
  const dataset = locale === defaultLocale ? {} : { locale };
  const parts = { document: { documentElement: { lang: "fr", dataset } }, fetch }; // its browser translates it
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true });
  jest.resetModules();
  return {
    asked,
    ...(await import("#components/words/load-words.ts")),
    ...(await import("#components/words/with-words.tsx")),
  };
}

const english = () => Response.json(leafWords("en"));

test("the words are fetched once a page, in its own language, also where a browser translates it", async () => {
  const { asked, loadWords } = await aPage("en", english);
  expect(await loadWords()).toEqual(leafWords("en"));
  await loadWords();
  expect(asked).toEqual(["/words.json"]);
  const other = await aPage("en-xa", () => Response.json(leafWords("en-xa")));
  expect((await other.loadWords()).locale).toBe("en-xa");
  expect(other.asked).toEqual(["/en-xa/words.json"]);
});

test("what did not come is asked for again the next time", async () => {
  const { asked, loadWords } = await aPage("en", () => new Response("", { status: 503 }), english);
  await expect(loadWords()).rejects.toThrow("503");
  expect((await loadWords())["toast.close"]).toBe("Close");
  expect(asked).toHaveLength(2);
});

test("a leaf comes with its words or not at all", async () => {
  const Leaf = ({ words, name }: Speaks & { name: string }) => <b title={name}>{words["quickNav.recent"]}</b>;
  const { withWords } = await aPage("en", english);
  const Speaking = await withWords(() => Promise.resolve(Leaf));
  expect(renderToStaticMarkup(<Speaking name="x" />)).toBe('<b title="x">Recent</b>');
  const cut = await aPage("en");
  await expect(cut.withWords(() => Promise.resolve(Leaf))).rejects.toThrow("offline");
});

test("a boundary speaks the language of the page, and English where its words do not come", async () => {
  const ask = async (...page: Parameters<typeof aPage>) => {
    const { asked } = await aPage(...page);
    const { boundaryWordsHere } = await import("#components/words/use-boundary-words.ts");
    const { boundary, locale } = await boundaryWordsHere();
    return { asked, retry: boundary.retry, locale };
  };
  const here = { asked: [], retry: "Retry", locale: "en" };
  expect(await ask("en")).toEqual(here); // no request is sent to a server that may be out of reach
  const { boundary, locale } = leafWords("ar-xb");
  const asked = ["/ar-xb/words.json"];
  expect(await ask("ar-xb", () => Response.json({ boundary, locale }))).toEqual({
    asked,
    retry: wordsOf("boundary", "ar-xb")("retry"),
    locale,
  });
  expect(await ask("ar-xb")).toEqual({ ...here, asked });
});

test("a number chooses its form as its language does", () => {
  const forms = { "=0": "none", one: "{count} page", other: "{count} pages" };
  expect([0, 1, 2, 1234].map((count) => fillCounted(forms, count))).toEqual([
    "none",
    "1 page",
    "2 pages",
    "1,234 pages",
  ]);
  const polish = { one: "{count} strona", few: "{count} strony", other: "{count} stron" };
  expect([1, 3, 5].map((count) => fillCounted(polish, count, "pl"))).toEqual([
    "1 strona",
    "3 strony",
    "5 stron",
  ]);
});
