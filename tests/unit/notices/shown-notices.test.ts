import {
  hasNotices,
  noticesOn,
  showNotices,
  type ShownNotice,
} from "#lib/domains/notices/open/shown-notices.ts";

afterEach(() => showNotices([]));

const now = 1_000_000;
const aNotice = (words: string, parts: Partial<ShownNotice> = {}): ShownNotice => ({
  country: undefined,
  from: now - 10,
  until: now + 10,
  html: { en: `<${words}>`, fr: `<${words} fr>` },
  ...parts,
});
const on = (address: string, at = now) => noticesOn(address, ["fr"], at);

test("without notices nothing stands anywhere", () => {
  expect([hasNotices(), on("/start-business/ghana")]).toEqual([false, ""]);
});

test("one of the site stands on every page, in its time alone", () => {
  showNotices([aNotice("site")]);
  expect(hasNotices()).toBe(true);
  for (const address of ["/", "/about", "/start-business/ghana", "/portal/onestop", "/there/is/none"])
    expect([address, on(address)]).toEqual([address, "<site>"]);
  expect([now - 11, now - 10, now + 9, now + 10].map((at) => on("/", at))).toEqual([
    "",
    "<site>",
    "<site>",
    "",
  ]);
});

test("pages on which nobody leaves a trace have none", () => {
  showNotices([aNotice("site")]);
  expect(on("/portal/diaspora/confidential")).toBe("");
  expect(on("/forms/detention/assistance")).toBe("");
});

test("one of a country stands on all pages of that country, after the one of the site, and on no other", () => {
  showNotices([aNotice("site"), aNotice("niger", { country: "niger" })]);
  for (const address of [
    "/start-business/niger",
    "/start-business/niger/branch",
    "/explore/countries/niger",
    "/explore/countries/niger/ratings",
    "/one-africa/niger/help-desk",
    "/library/history/niger",
    "/support/country/niger",
  ])
    expect([address, on(address)]).toEqual([address, "<site><niger>"]);
  for (const address of ["/start-business/nigeria", "/start-business", "/niger", "/subsidiaries/niger"])
    expect([address, on(address)]).toEqual([address, "<site>"]);
});

test("a page in another language has it as it is drawn for that language, else in English", () => {
  showNotices([aNotice("togo", { country: "togo" })]);
  expect(on("/fr/start-business/togo")).toBe("<togo fr>");
  showNotices([aNotice("site", { html: { en: "<site>" } })]);
  expect(on("/fr")).toBe("<site>");
});
