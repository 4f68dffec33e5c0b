import { renderToStaticMarkup } from "react-dom/server";
import { AnswerCard } from "#components/countries/guide/answer-card.tsx";
import { Tax } from "#components/countries/guide/tax.tsx";
import { GuidePrint } from "#components/countries/guide/guide-print.tsx";
import { PathGuide } from "#components/countries/guide/path-guide.tsx";
import { officesOfPath, answerOfPath, stepsOfPath } from "#lib/data/countries/index.ts";
import { listCountries } from "#lib/data/countries/record/index.ts";
import { pathKinds } from "#lib/data/countries/paths/open/path-kinds.ts";
import type { Country } from "#lib/data/countries/record/open/schema.ts";
import { boundOfNote, noteOfCapital } from "#lib/data/countries/words/open/guide-words.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

/** Names of publications and publishers are other people's words, and so are the numbers of laws. */
const sources = /<ol class="source(?:s|-list)">[\s\S]*?<\/ol>|<p class="fine-print">[\s\S]*?<\/p>/g;

/** The text of a page, each block on its own line. */
const linesOf = (html: string): string[] =>
  html
    .replace(sources, "")
    .replace(/<(?:script|style|svg|select)[\s\S]*?<\/(?:script|style|svg|select)>/g, "")
    .replace(/<\/?(?:p|li|d[dtl]|h\d|div|t[dhr]|section|small|caption|summary|ul|ol|a|b|i)\b[^>]*>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

function pagesOf(country: Country): [string, string][] {
  const draw = renderToStaticMarkup;
  return [
    ...Object.entries(countryPagesOf(country)),
    ...pathKinds.slice(1).map((kind): [string, string] => [kind, draw(<PathGuide country={country} kind={kind} />)]),
    ...pathKinds.map((kind): [string, string] => [`${kind} on paper`, draw(<GuidePrint country={country} kind={kind} />)]),
  ]; // prettier-ignore
}

const faults: readonly (readonly [string, RegExp])[] = [
  ["a date as machines write it", /\b(?:of|since|on|in|until|from|as of) (?:19|20)\d{2}-\d{2}(?:-\d{2})?\b|\b(?:19|20)\d{2}-\d{2}-\d{2}\b/],
  ["a share with a space before its sign", /\d %/],
  ["a sentence that begins small", /[a-z)]{2}\. (?!i[A-Z]|we\.com|br99|date-)[a-z]/],
  ["a wrong plural", /(?<![\d.,])1 (?:days|steps|papers|months|years|weeks|hours|countries)\b/],
  ["a word twice", /\b(the|a|an|of|in|to|is|and|for) \1\b/i],
  ["a sign without its neighbour", /[,;:] ?[,;.](?!\w)|\( | \)|\(\)/],
  ["an American holiday", /\b(?:Labor|Defense Forces) Day\b/],
  ["a country without its article", /(?:^Legal forms|^Permits|^Public universities|^Topics|^Offices) (?:in|for|of) (?:Comoros|Gambia|Seychelles|Central African Republic|DR Congo)\b/],
  ["a field of the research", /\bSummary (?:days|cost)\b|same source and year$|\bUSD PPP\b/],
  ["a kind of visa by its key", /\((?:eta|e_visa|evisa)\)/],
  ["two goods or crops as one", /(?<![/\w-])[a-z]{3,}\/[a-z]{3,}\b(?!\.)/],
]; // prettier-ignore

test.each([
  ["a date as machines write it", "of 2025-06; main refinancing rate"],
  ["a share with a space before its sign", "then 0.5 % of sales"],
  ["a sentence that begins small", "(to be confirmed). or RWF 5 million"],
  ["a wrong plural", "1 days"],
  ["a country without its article", "Legal forms in Comoros"],
])("the check finds %s: %s", (name, line) => {
  expect(faults.find(([one]) => one === name)?.[1].test(line)).toBe(true);
});

test.each(listCountries().map((country) => [country.slug, country] as const))(
  "no page of %s has a sentence that nobody would write",
  (_, country) => {
    const found = pagesOf(country).flatMap(([page, html]) =>
      linesOf(html).flatMap((line) =>
        faults.flatMap(([name, fault]) => (fault.test(line) ? [`${page}: ${name}: ${line}`] : [])),
      ),
    );
    expect(found).toEqual([]);
  },
);

/** The steps of a path whose cost refers to the number of another step. */
const numbered = (country: Country) =>
  pathKinds.flatMap((kind) => {
    const { main, optional, employers } = stepsOfPath(country.registration, kind);
    const steps = [...main.map(({ step }) => step), ...optional, ...employers];
    return steps.flatMap(({ cost }) => {
      const [mention, number, elsewhere] = /\bstep (\d+)( of a local company)?/.exec(cost?.note ?? "") ?? [];
      return mention
        ? [{ kind, mention, main, number: Number(number), isElsewhere: Boolean(elsewhere) }]
        : [];
    });
  });

test("a note that leads to another step gives the number it has on the path that is read", () => {
  const all = listCountries().flatMap((country) => numbered(country).map((one) => ({ ...one, country })));
  expect(all.length).toBeGreaterThan(10);
  for (const { country, kind, mention, main, number, isElsewhere } of all) {
    expect([country.slug, mention, kind === "company" && isElsewhere]).toEqual([
      country.slug,
      mention,
      false,
    ]);
    if (!isElsewhere) expect(main.map((step) => step.number)).toContain(number);
  }
  const [liberia] = listCountries().filter(({ slug }) => slug === "liberia");
  const { main } = stepsOfPath(liberia!.registration, "company");
  expect(main.find(({ step }) => step.what === "Pay registration fees")?.number).toBe(7);
  expect(main.find(({ step }) => step.cost?.note?.includes("is paid in"))?.step.cost?.note).toContain(
    "step 7",
  );
});

test("a sole trader is asked for no paper of a company, and reserves no company name", () => {
  for (const country of listCountries()) {
    const { main, optional, employers } = stepsOfPath(country.registration, "sole-trader");
    for (const step of [...main.map((one) => one.step), ...optional, ...employers]) {
      if (step.for === "sole-traders") continue;
      expect([country.slug, step.what]).toEqual([country.slug, expect.not.stringContaining("company")]);
      for (const paper of step.bring)
        if (/certificate of incorporation(?! or)|\barticles\b|\bdirectors?\b/.test(paper))
          expect([country.slug, paper]).toEqual([country.slug, expect.stringMatching(/ \(companies\)$/)]);
    }
  }
});

test("the town of the answer is that of an office that registers, never of a council, a bank or a tax office", () => {
  const others = /\bcity|count(?:y|ies)\b|council|municip|\bbank\b|\btax\b|revenue|notar/i;
  for (const country of listCountries())
    for (const kind of pathKinds) {
      const town = answerOfPath(country, kind).place.fact?.town;
      if (!town) continue;
      const there = country.registration.offices.filter((office) => office.town === town);
      expect([country.slug, kind, there.some(({ name }) => !others.test(name))]).toEqual([country.slug, kind, true]);
    }
}); // prettier-ignore

test("an address names its town once", () => {
  for (const country of listCountries())
    for (const { address, town } of officesOfPath(country.registration, "company"))
      if (address && town && address.includes(town)) {
        const page = renderToStaticMarkup(<PathGuide country={country} kind="foreign-owner" />);
        expect([country.slug, page.includes(`${address}, ${town}`)]).toEqual([country.slug, false]);
      }
});

test.each([
  [{ amount: 0, note: "none asked" }, ""],
  [{ amount: 0, note: "none asked of a SARL" }, "for a SARL"],
  [{ amount: 0, note: "none asked in Doing Business 2017" }, "in Doing Business 2017"],
  [{ amount: 0, note: "no minimum; the fee scale starts at 20,000" }, "the fee scale starts at 20,000"],
  [{ amount: 5, note: "none asked of others" }, "none asked of others"],
  [{ amount: 0 }, ""],
])("what is said of no capital does not repeat it: %j", (capital, text) => {
  expect(noteOfCapital(capital)).toBe(text);
});

test.each([
  ["from; 200 to 500 by bank", "from", "200 to 500 by bank"],
  ["about, all fees, 2021", "about", "all fees, 2021"],
  ["about (NIC); LRD 1,400", "about", "(NIC); LRD 1,400"],
  ["ceiling; 0.25% of capital", "up to", "0.25% of capital"],
  ["minimum, undated", "at least", "undated"],
  ["about 2019", null, "about 2019"],
  ["from the second year", null, "from the second year"],
])("what an amount means stands before it: %s", (note, before, rest) => {
  expect(boundOfNote(note)).toEqual({ before, note: rest });
});

test("a tax on sales bears the name it has in the country", () => {
  const named = (slug: string) => {
    const country = listCountries().find((one) => one.slug === slug)!;
    return renderToStaticMarkup(<PathGuide country={country} kind="branch" />);
  };
  expect(named("liberia")).toContain("GST 12%");
  expect(named("nigeria")).toContain("VAT 7.5%");
});

test.each(listCountries().map((country) => [country.slug, country] as const))(
  "%s: the lines of the answer begin as sentences do, and no amount is from nothing",
  (_, country) => {
    for (const kind of pathKinds) {
      const card = renderToStaticMarkup(<AnswerCard country={country} kind={kind} />);
      const lines = [...card.matchAll(/<small>(.*?)<\/small>/g)].map(([, line]) => line!.replace(/<[^>]+>/g, ""));
      expect(lines.filter((line) => /^(?!address )[a-z]/.test(line))).toEqual([]);
      expect(card).not.toMatch(/from Free|None<\/b><small>[Nn]one /);
      expect(lines.filter((line) => /^[^:]+: [\d,]+: /.test(line))).toEqual([]);
    }
  },
); // prettier-ignore

test("one goes to an office that registers, and not to whoever witnesses a signature", () => {
  for (const country of listCountries())
    for (const kind of pathKinds)
      expect([country.slug, kind, answerOfPath(country, kind).place.fact?.name ?? ""]).toEqual([
        country.slug,
        kind,
        expect.not.stringMatching(/oaths|founder|lawyer|notar|\bbank\b/i),
      ]);
});

test("a day that is marked as indicative does not say so itself, and names the tax once", () => {
  for (const country of listCountries()) {
    const page = linesOf(renderToStaticMarkup(<Tax country={country} />)).join(" ");
    const due = /Returns are due (.*?)See the sources of each day/.exec(page)?.[1] ?? "";
    expect([country.slug, due]).toEqual([
      country.slug,
      expect.not.stringMatching(/to be confirmed[,;)]? *indicative|: sales tax /),
    ]);
    for (const date of Object.values(country.tax.dates))
      expect(date?.when ?? "").not.toMatch(/to be confirmed|general knowledge|not read|\b\d*1th\b(?<!11th)/);
  }
}); // prettier-ignore

test("partners in trade bear the names that the site gives to countries", () => {
  for (const country of listCountries())
    for (const list of [country.exportPartners, country.importPartners])
      for (const { country: partner } of list?.items ?? [])
        expect([country.slug, partner]).toEqual([country.slug, expect.not.stringMatching(/, (?:the|Republic|Democratic)\b/)]);
}); // prettier-ignore

test("a sole trader and a branch register before they ask for tax numbers and licences", () => {
  const registers = /^Register .*(?:sole|trader|individual|enterprise|business name|branch|foreign company|external company)/i;
  let moved = 0;
  for (const country of listCountries())
    for (const kind of ["sole-trader", "branch"] as const) {
      const { main } = stepsOfPath(country.registration, kind);
      const own = main.findIndex(({ step }) => (kind === "branch" ? step.branch : step.for === "sole-traders") && registers.test(step.what)); 
      if (own === -1) continue;
      const company = country.registration.steps.find(({ for: whom, what, get }) => whom === "companies" && /\bregister\b|registration|incorporat/i.test(`${what} ${get}`));
      if (!company) continue;
      const late = main.slice(0, own).filter(({ step }) => step.order > company.order && step.for === "all");
      expect([country.slug, kind, late.map(({ step }) => step.what)]).toEqual([country.slug, kind, []]);
      if (main.some(({ step }, at) => at > 0 && step.order < main[at - 1]!.step.order)) moved += 1;
      expect(main.map(({ number }) => number)).toEqual(main.map((_, at) => at + 1));
    }
  expect(moved).toBeGreaterThan(25);
}); // prettier-ignore

test("the steps of a company and of a foreign owner stand in the order of the record", () => {
  for (const country of listCountries())
    for (const kind of ["company", "foreign-owner"] as const) {
      const orders = stepsOfPath(country.registration, kind).main.map(({ step }) => step.order);
      expect([country.slug, orders]).toEqual([country.slug, [...orders].sort((a, b) => a - b)]);
    }
});
