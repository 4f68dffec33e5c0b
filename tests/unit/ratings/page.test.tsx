import { renderToStaticMarkup } from "react-dom/server";
import { RatingsPage } from "#components/ratings/ratings-page.tsx";
import type { RatingsView } from "#lib/domains/ratings/index.ts";

const country = { slug: "gambia" as const, name: "Gambia", iso2: "GM" };
const none = { avg: null, count: 0, scores: [0, 0, 0, 0, 0] };
const nothing: RatingsView = {
  kinds: { visitor: none, investor: none, friendliness: none, ease: none },
  comments: [],
  own: [],
};
const rated: RatingsView = {
  ...nothing,
  kinds: {
    ...nothing.kinds,
    visitor: { avg: 4.33, count: 3, scores: [0, 0, 0, 2, 1] },
    ease: { avg: 3.5, count: 1204, scores: [1, 2, 3, 4, 1194] },
  },
};

type Parts = Partial<Parameters<typeof RatingsPage>[0]>;
const draw = (parts: Parts = {}) =>
  renderToStaticMarkup(
    <RatingsPage
      country={country}
      view={nothing}
      isMember={false}
      waiting={[]}
      action={undefined}
      {...parts}
    />,
  );
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}-title".*?</section>`, "s").exec(html)?.[0] ?? "";
const formOf = (html: string, kind: string) =>
  html.split("<form").find((form) => form.includes(`name="kind" value="${kind}"`)) ?? "";

test("a kind shows its average with its number, and marks few", () => {
  const html = draw({ view: rated });
  expect(sectionOf(html, "visitor").replace(/<[^>]+>/g, " ")).toMatch(/4\.33\s+of 5\s+n=3\s+few ratings/);
  const ease = sectionOf(html, "ease");
  expect(ease).toContain("n=1204");
  expect(ease).not.toContain("few ratings");
  expect(sectionOf(html, "investor")).toContain("No ratings yet");
  expect(sectionOf(html, "investor")).not.toContain("<table");
});

test("how the scores are spread stands in a table, the bars beside the numbers", () => {
  const table = /<table.*?<\/table>/s.exec(sectionOf(draw({ view: rated }), "visitor"))?.[0] ?? "";
  expect(table).toContain("How often each score was given: Visitors");
  const rows = [...table.matchAll(/<th scope="row">(\d).*?width="([\d.]+)%".*?<\/svg>([\d,]+)/gs)];
  expect(rows.map(([, score, width, times]) => [score, width, times])).toEqual([
    ["5", "50", "1"],
    ["4", "100", "2"],
    ["3", "0", "0"],
    ["2", "0", "0"],
    ["1", "0", "0"],
  ]);
});

test("somebody who is not signed in has the same four forms, empty, and is told what comes", () => {
  const html = draw();
  for (const kind of ["visitor", "investor", "friendliness", "ease"]) {
    const form = formOf(html, kind);
    expect(form).toContain('action="/api/country/gambia/ratings"');
    expect(form).not.toContain("checked");
    expect(form).not.toContain("Withdraw");
  }
  expect(html).toContain("You will be asked to sign in");
  expect(html).toContain('href="/login?tab=login&amp;next=/explore/countries/gambia/ratings"');
});

test("a member finds what is on file, can change and withdraw it, and reads what became of the comment", () => {
  const own = [
    { kind: "ease", score: 4, comment: "Bring <b>copies</b>", commentState: "waiting" },
    { kind: "visitor", score: 2, comment: null, commentState: "removed" },
  ] as const;
  const html = draw({ isMember: true, view: { ...rated, own } });
  const ease = formOf(html, "ease");
  expect(ease).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="4"|value="4"[^>]*checked=""/);
  expect(ease.match(/checked=""/g)).toHaveLength(1);
  expect(ease).toContain("Bring &lt;b&gt;copies&lt;/b&gt;</textarea>");
  expect(ease).toContain("waits for a moderator");
  expect(ease).toMatch(/formAction="\/api\/country\/gambia\/ratings\/withdraw"/i);
  expect(formOf(html, "visitor")).toContain("A moderator has removed your comment.");
  expect(formOf(html, "investor")).not.toContain("Withdraw");
  expect(html).not.toContain("asked to sign in");
});

test("what was typed before signing in stands in the form, over what is on file", () => {
  const own = [{ kind: "ease", score: 4, comment: "Old", commentState: "shown" }] as const;
  const waiting = [{ slug: "gambia", kind: "ease", score: 1, comment: "New" }] as const;
  for (const isMember of [true, false]) {
    const html = draw({ isMember, view: { ...nothing, own: isMember ? own : [] }, waiting });
    expect(formOf(html, "ease")).toContain("New</textarea>");
    expect(formOf(html, "ease")).toMatch(/value="1"[^>]*checked|checked[^>]*value="1"/);
    expect(html).toContain("Not filed yet");
  }
});

const refused = (typed: Record<string, string[]>, faults: Record<string, string>) =>
  ({ form: "rating/gabon", typed, faults, code: "invalid_input" }) as const;

test("a rating that could not be taken stands in the form of its kind, over all else, with what is wrong", () => {
  const own = [{ kind: "ease", score: 4, comment: "Old", commentState: "shown" }] as const;
  const waiting = [{ slug: "gambia", kind: "ease", score: 1, comment: "New" }] as const;
  const typed = { kind: ["ease"], score: ["5"], comment: ["<b>Newest</b>"] };
  const state = refused(typed, { score: "Choose one.", comment: "Shorten it." });
  const html = draw({ isMember: true, view: { ...nothing, own }, waiting, state });
  const ease = formOf(html, "ease");
  expect(ease).toMatch(/id="error-summary"[^>]*role="alert"[^>]*tabindex="-1"/i);
  for (const [name, sentence] of [
    ["score", "Choose one."],
    ["comment", "Shorten it."],
  ]) {
    expect(ease).toContain(`<a class="link" href="#ease-${name}">${sentence}</a>`);
    expect(ease).toMatch(new RegExp(`<p id="ease-${name}-error"[^>]*>.*?${sentence}`, "s"));
    expect(ease).toMatch(new RegExp(`aria-describedby="[^"]*ease-${name}-error`));
  }
  expect(ease).toMatch(/<fieldset role="radiogroup"[^>]*aria-invalid="true"/);
  expect(ease).toMatch(/<input id="ease-score" type="radio"/);
  expect(ease).toMatch(/value="5"[^>]*checked|checked[^>]*value="5"/);
  expect(ease.match(/checked=""/g)).toHaveLength(1);
  expect(ease).toContain("&lt;b&gt;Newest&lt;/b&gt;</textarea>");
  expect(ease).toMatch(/<details[^>]*open=""/);
  expect(html.match(/error-summary"/g)).toHaveLength(2);
  for (const kind of ["visitor", "investor", "friendliness"])
    expect(formOf(html, kind)).not.toContain("Newest");
});

test("a rating of a kind that is none, and a comment that could not be removed, are said above the forms", () => {
  const wrongKind = draw({ state: refused({ kind: ["beaches"] }, { kind: "Choose what you rate." }) });
  expect(wrongKind.indexOf("Choose what you rate.")).toBeLessThan(wrongKind.indexOf("<form"));
  expect(draw({ moderation: refused({}, { "": "It is gone." }) })).toMatch(
    /id="error-summary".*It is gone\./s,
  );
});

test("comments show kind, score and month; the button to remove one only where there is a mark", () => {
  const comment = { kind: "investor", score: 2, words: "<i>Slow</i> courts", month: "2026-11" } as const;
  const html = draw({ view: { ...nothing, comments: [{ ...comment, id: null }] } });
  expect(html).toContain("Investors: 2 of 5");
  expect(html).toContain('<time dateTime="2026-11">November 2026</time>');
  expect(html).toContain("&lt;i&gt;Slow&lt;/i&gt; courts");
  expect(html).not.toContain("/api/admin/moderation");
  const forModerator = draw({ view: { ...nothing, comments: [{ ...comment, id: "a-mark" }] } });
  expect(forModerator).toContain('name="id" value="a-mark"');
  expect(forModerator).toMatch(/<button[^>]* value="remove" name="decision">/);
});

test("while the database is away the page says so and shows no figure and no form to rate with", () => {
  const html = draw({ view: undefined });
  expect(html).toContain("Ratings cannot be shown right now");
  expect(html).not.toContain("No ratings yet");
  expect(html).not.toMatch(/<form[^>]*action="\/api\/country/);
});

test("what was done is said, the name takes its article, and no heading skips a level", () => {
  const html = draw({ view: rated, isMember: true, action: "withdrawn" });
  expect(html).toContain("The score no longer counts");
  expect(html).toContain("Ratings of the Gambia</h1>");
  const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1));
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
