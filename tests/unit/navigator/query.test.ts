import { askedOf } from "#lib/domains/navigator/asked-of.ts";
import { carriedOf, navigatorHref } from "#lib/domains/navigator/open/navigator-href.ts";
import { questionIn } from "#lib/domains/navigator/open/question-in.ts";
import { readNavigatorQuery } from "#lib/domains/navigator/read-navigator-query.ts";
import { navigatorQuery, verdictInput } from "#lib/domains/navigator/schema.ts";
import { withoutContacts } from "#lib/platform/text/without-contacts.ts";

test("a question is read with what was known before it", () => {
  const { asked, problems, was } = readNavigatorQuery({
    ask: "  how long\r\ndoes it take ",
    country: "Rwanda,ghana",
    about: "register",
    passport: "Nigerian",
    was: "no",
  });
  expect(asked).toEqual({
    ask: "how long does it take",
    countries: ["rwanda", "ghana"],
    about: "register",
    passport: "NG",
  });
  expect([problems, was]).toEqual([[], "no"]);
});

test("an address that asks nothing is no fault", () => {
  for (const query of [{}, { ask: " " }, { ask: [] }])
    expect(readNavigatorQuery(query)).toMatchObject({
      asked: { ask: "", countries: [] },
      problems: [],
      was: undefined,
    });
});

test("a question that is too long is cut and said, and nothing of it is lost", () => {
  const ask = `${"x".repeat(299)}😀${"y".repeat(9_700)}`;
  const { asked, typed, problems } = readNavigatorQuery({ ask });
  expect(asked.ask).toBe("x".repeat(299));
  expect(typed.ask).toBe(ask);
  expect(problems).toEqual([expect.stringContaining("10,001 characters; the first 300 were read")]);
});

test("what is no country and no passport is left out and said, as it was typed", () => {
  const { asked, typed, problems } = readNavigatorQuery({
    ask: "visa",
    country: ["ghana", "atlantis"],
    passport: "<b>Atlantean",
    was: "perhaps",
  });
  expect(asked).toMatchObject({ countries: ["ghana"], passport: undefined });
  expect(typed.passport).toBe("<b>Atlantean");
  expect(problems).toEqual([
    expect.stringContaining("“atlantis” is no country"),
    expect.stringContaining("“<b>Atlantean” is no passport"),
  ]);
});

test("at most three countries are asked about", () => {
  const { asked, problems } = readNavigatorQuery({ ask: "tax", country: "ghana,kenya,mali,togo" });
  expect(asked.countries).toEqual(["ghana", "kenya", "mali"]);
  expect(problems).toEqual([expect.stringContaining("“togo”")]);
});

test("the address of a question is read as that question again", () => {
  const asked = { ask: "visa & work?", countries: ["ghana", "togo"], about: "visa", passport: "NG" };
  const href = navigatorHref(asked, { was: "yes" });
  const query = new URLSearchParams(href.split("?")[1]);
  expect(askedOf(navigatorQuery.parse(Object.fromEntries(query)))).toEqual(asked);
  expect([query.get("was"), questionIn(href)]).toEqual(["yes", "visa & work?"]);
  expect(carriedOf({ ask: "x" })).toEqual({ ask: "x" });
  for (const page of ["/atm", "/navigator", "/search?ask=x"]) expect(questionIn(page)).toBeUndefined();
});

test("a verdict needs a question and a yes or no", () => {
  const whole = { ask: "tax in Ghana", country: "ghana", right: "no", words: " It is 25 % " };
  expect(verdictInput.parse(whole)).toMatchObject({ ask: "tax in Ghana", right: "no", words: "It is 25 %" });
  for (const [change, field] of [
    [{ ask: undefined }, "ask"],
    [{ ask: " " }, "ask"],
    [{ ask: "x".repeat(301) }, "ask"],
    [{ ask: 7 }, "ask"],
    [{ right: "perhaps" }, "right"],
    [{ right: undefined }, "right"],
    [{ words: "x".repeat(1001) }, "words"],
  ] as const) {
    const { error } = verdictInput.safeParse({ ...whole, ...change });
    expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
    expect(error?.issues[0]?.message).toMatch(/^[A-Z].*\.$/);
  }
});

test("addresses, telephone numbers and long numbers are taken out of a text; years and amounts stay", () => {
  expect(
    withoutContacts("Write to Ama.K+1@mail.example or +233 (0)20 123-4567, passport G12345678, now"),
  ).toBe("Write to … or …, passport G…, now");
  for (const text of ["25 % in 2026", "50,000 USD by 30 June 2026", "form P1 4"])
    expect(withoutContacts(text)).toBe(text);
});
