import { renderToStaticMarkup } from "react-dom/server";
import { AnswerPage } from "#components/navigator/answer-page.tsx";
import { AskQuestion } from "#components/navigator/ask-question.tsx";
import { refusals, type NavigatorAnswer } from "#lib/domains/navigator/open/answer.ts";

type Parts = Partial<Parameters<typeof AnswerPage>[0]>;
const draw = (answer: NavigatorAnswer | undefined, parts: Parts = {}) =>
  renderToStaticMarkup(
    <AnswerPage
      asked={{ ask: "corporate <tax> in Ghana", countries: ["togo"] }}
      typed="corporate <tax> in Ghana"
      problems={[]}
      answer={answer}
      passportForm={<i>passport form</i>}
      {...parts}
    />,
  );

const cite = {
  href: "/start-business/ghana#tax:~:text=Corporate%20tax-,25%20%25",
  title: "Ghana: Taxes",
  date: "2026",
  marks: ["indicative"],
  sources: ["Ghana Revenue Authority"],
};
const found: NavigatorAnswer = {
  does: "answer",
  countries: ["ghana"],
  about: "tax",
  passport: "NG",
  sentences: [
    { text: "Corporate tax in Ghana is 25 %.", quote: "25 %", cite, country: "ghana" },
    { text: "It is filed each year.", quote: "each year", cite: { href: "/start-business/ghana#after", title: "Ghana: After registering" } },
  ],
  offices: [
    { country: "ghana", name: "Ghana Revenue Authority", href: "https://gra.gov.gh/", decides: "taxes and filings" },
    { country: "gambia", name: "The ministry", decides: "the rest" },
  ],
  compare: { href: "/explore/compare?c=ghana,togo", label: "Ghana and Togo side by side" },
  related: [{ href: "/start-business/ghana", label: "Guide to Ghana" }],
  followUps: ["When is it due?"],
}; // prettier-ignore

test("the answer stands first under the question, and each sentence has its place, year, mark and source", () => {
  const html = draw(found);
  expect(html).toMatch(/<h1 dir="auto">corporate &lt;tax&gt; in Ghana<\/h1>.*id="answer"/s);
  expect(html.match(/<h1/g)).toHaveLength(1);
  const answer = html.split('id="answer"')[1]?.split("</section>")[0] ?? "";
  const [, one = "", two = ""] = answer.split("<li>");
  expect(one).toContain("Corporate tax in Ghana is 25 %.");
  expect(one).toContain(`href="${cite.href}"`);
  expect(one).toContain("Ghana: Taxes, 2026");
  expect(one).toMatch(/tag-caution">indicative/);
  expect(one).toContain("Source: Ghana Revenue Authority");
  expect(two).toContain('href="/start-business/ghana#after"');
  expect(two).toContain(">Ghana: After registering<");
  expect(two).not.toContain("tag-caution");
  expect(answer).toContain('href="https://gra.gov.gh/"');
  expect(answer).toContain("Ghana: taxes and filings");
  expect(answer).toContain("<strong>The ministry</strong>");
  expect(answer).toContain('href="/explore/compare?c=ghana,togo"');
});

test("a date that the sentence ends with is not said again beside it", () => {
  const [first] = found.sentences;
  const dated = { ...first!, text: "Corporate tax in Ghana is 25 % (2026)." };
  expect(draw({ ...found, sentences: [dated] })).toContain(">Ghana: Taxes</a>");
  const other = { ...first!, text: "From 2026 corporate tax in Ghana is 25 %." };
  expect(draw({ ...found, sentences: [other] })).toContain(">Ghana: Taxes, 2026</a>");
});

test("a further question keeps country, topic and passport, and says so", () => {
  const html = draw(found);
  expect(html).toContain("About Ghana, with the Nigerian passport");
  expect(html).toContain('href="/navigator?ask=When+is+it+due%3F&amp;country=ghana&amp;about=tax&amp;passport=NG"');
  const form = html.split('id="ask-on"')[1]?.split("</form>")[0] ?? "";
  expect(form).toContain('name="about" value="tax"');
  expect(form).toMatch(/<option value="ghana" selected="">Ghana/);
  expect(form).toContain('value="NG"');
  const two = draw({ ...found, countries: ["ghana", "gambia"] });
  expect(two).toMatch(/<option value="ghana,gambia" selected="">Ghana and the Gambia/);
}); // prettier-ignore

test("a question that names no country is asked for one and kept", () => {
  const html = draw({ does: "ask-country", countries: [], about: "tax", suggestions: ["kenya"] });
  const answer = html.split('id="answer"')[1]?.split("</section>")[0] ?? "";
  expect(answer).toContain("Which country do you mean?");
  expect(answer).toContain('name="ask" value="corporate &lt;tax&gt; in Ghana"');
  expect(answer).not.toContain('type="hidden" name="country"');
  expect(answer).toContain('href="/navigator?ask=corporate+%3Ctax%3E+in+Ghana&amp;country=kenya"');
});

test("a name that two countries go by is said to be theirs, and both are offered with the question", () => {
  const html = draw({
    does: "ask-country",
    countries: [],
    suggestions: ["congo", "dr-congo"],
    isShared: true,
  });
  const answer = html.split('id="answer"')[1]?.split("</section>")[0] ?? "";
  expect(answer).toContain("Congo (Republic) and DR Congo go by this name.");
  for (const slug of ["congo", "dr-congo"])
    expect(answer).toContain(`href="/navigator?ask=corporate+%3Ctax%3E+in+Ghana&amp;country=${slug}"`);
  expect(answer).not.toContain("<select");
});

test.each([
  ["ask-country", { does: "ask-country", countries: [], suggestions: ["congo", "dr-congo"], isShared: true }],
  ["ask-passport", { does: "ask-passport", countries: ["ghana"], sentences: found.sentences }],
  ["refuse", { does: "refuse", countries: [], why: "outside", routes: [] }],
] as const)("what is no answer (%s) is neither judged nor shared", (_, answer) => {
  const html = draw(answer);
  expect(html).not.toMatch(/id="verdict"|answer-share|id="answer-link"/);
  expect(html).toContain('id="ask-on"');
  expect(draw(found)).toMatch(/id="verdict".*answer-share/s);
});

test("a question that depends on the passport asks for it, with what is known already", () => {
  const html = draw({ does: "ask-passport", countries: ["ghana"], sentences: found.sentences.slice(0, 1) });
  expect(html).toMatch(/Which passport do you have\?.*Corporate tax in Ghana.*passport form/s);
});

test.each(refusals)("what is not answered for the reason %s says why, and the way that fits best first", (why) => {
  const routes = [
    { href: "/one-africa/ghana/help-desk", label: "Help desk for Ghana" },
    { href: "/support/country/ghana", label: "Contacts" },
  ];
  const html = draw({ does: "refuse", countries: ["ghana"], why, routes });
  expect(html).toMatch(/<a href="\/one-africa\/ghana\/help-desk" class="btn">Help desk for Ghana/);
  expect(html).toMatch(/<a href="\/support\/country\/ghana" class="link">Contacts/);
}); // prettier-ignore

test("while it is switched off it says so, and leads to topics and help desks", () => {
  const html = draw(undefined, { isOff: true });
  expect(html).toContain("switched off for now");
  expect(html).toContain('href="/navigator#ask"');
  expect(html).not.toContain('id="answer"');
});

test("an answer that a model may word stands there in the words of the pages until then", () => {
  const html = draw(found, { isWorded: true });
  expect(html).toMatch(/<details [^>]*open="">.*Corporate tax in Ghana is 25 %\..*<\/details>/s);
});

test("an empty question is asked again, and keeps the country", () => {
  const html = draw(undefined, { asked: { ask: "", countries: ["ghana"] }, typed: "" });
  expect(html).toContain("Type a question first.");
  expect(html).toMatch(/<option value="ghana" selected="">Ghana/);
  expect(html).not.toContain('id="answer"');
});

test("a question that was cut stands whole in a field, with what was left out", () => {
  const html = draw(found, {
    typed: `corporate <tax> in Ghana ${"x".repeat(400)}`,
    problems: ["It was cut."],
  });
  expect(html).toContain("It was cut.");
  expect(html).toMatch(/<textarea[^>]*>corporate &lt;tax&gt; in Ghana x{400}<\/textarea>/);
});

test("a verdict is asked for with the question as its address has it, and thanked for once", () => {
  const html = draw(found);
  const form = html.split('action="/api/navigator/verdict"')[1]?.split("</form>")[0] ?? "";
  expect(form).toContain('name="ask" value="corporate &lt;tax&gt; in Ghana"');
  expect(form).toContain('name="country" value="togo"');
  expect(form).toMatch(/value="yes" name="right".*value="no" name="right"/s);
  const thanked = draw(found, { was: "no" });
  expect(thanked).toContain("Thank you. What you said was filed.");
  expect(thanked).not.toContain('action="/api/navigator/verdict"');
});

test("a verdict that could not be taken comes back with what was typed", () => {
  const state = { form: "navigator-verdict", typed: { words: ["Too <long>"] }, faults: { words: "Shorten it." }, code: "invalid_input" } as const; // prettier-ignore
  const html = draw(found, { state });
  expect(html).toContain('id="error-summary"');
  expect(html).toContain("Shorten it.");
  expect(html).toMatch(/<textarea[^>]*>Too &lt;long&gt;<\/textarea>/);
});

test("the link of the answer stands there to be copied without script, and no id stands twice", () => {
  const html = draw(found, { typed: "x".repeat(400) });
  expect(html).toMatch(/id="answer-link"[^>]*readOnly=""[^>]*value="https?:[^"]*\/navigator\?ask=corporate/i);
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test("the question box is a plain form with links to try", () => {
  const html = renderToStaticMarkup(<AskQuestion />);
  expect(html).toMatch(/<form [^>]*action="\/navigator">/);
  expect(html).toContain('maxLength="300"');
  expect(html.match(/<option /g)).toHaveLength(55);
  expect(html).toContain('href="/navigator?ask=');
});
