import { cutPassages } from "#lib/services/search/passages/cut-passages.ts";
import { hrefOfUnit } from "#lib/services/search/open/href-of-unit.ts";

const cut = (main: string) =>
  cutPassages(`<html><body><nav>Menu</nav><main id="main">${main}</main></body></html>`, {
    path: "/start-business/ghana",
    kind: "guide",
    country: "ghana",
  });

test("a page is cut into its head and the parts that have an id, in its order", () => {
  const passages = cut(`
    <h1>Register a company</h1><p>Ten steps.</p>
    <section id="tax" aria-labelledby="tax-h"><h2 id="tax-h">Taxes</h2><p>Rates change. Ask first.</p></section>
    <section id="steps"><h2>Steps</h2><ol><li id="step-1"><h3>Choose a name</h3><p>At the registry.</p></li></ol></section>`);
  expect(passages.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    ["", ""],
    ["tax", "Taxes"],
    ["step-1", "Choose a name"],
  ]);
  expect(passages.every(({ title, country }) => title === "Register a company" && country === "ghana")).toBe(
    true,
  );
  expect(passages[1]?.units.map(({ text }) => text)).toEqual(["Rates change.", "Ask first."]);
});

test("a row tells its label, what it says, its year, its source by name and how it is known", () => {
  const [, tax] = cut(`<h1>Guide</h1>
    <section id="tax"><h2>Taxes</h2>
      <dl><div><dt>Corporate tax</dt><dd><b>25%</b> <a href="#src-gra">2026</a><small> estimate</small></dd></div>
      <div><dt>VAT</dt><dd>15% on sales <i>indicative</i></dd></div></dl></section>
    <section id="sources"><h2>Sources</h2><ul><li id="src-gra"><a href="https://gra.example">Tax guide of the office</a>. Edition 2026.</li></ul></section>`);
  expect(tax?.units).toEqual([
    {
      label: "Corporate tax",
      text: "25%",
      date: "2026",
      marks: ["estimate"],
      sources: ["Tax guide of the office"],
    },
    { label: "VAT", text: "15% on sales", marks: ["indicative"] },
  ]);
});

test("the line below a group that says how it is known holds for all of the group, and is none itself", () => {
  const [, tax] = cut(`<h1>Guide</h1>
    <section id="tax"><h2>Taxes</h2><div><h3>Company tax</h3><p><b>28%</b> of profit<small> since 2023</small></p>
      <p><i>sourced</i> <a href="#src-nt">The New Times</a>, as of June 2026</p></div></section>
    <ul><li id="src-nt">The New Times, 2026</li></ul>`);
  expect(tax?.units).toEqual([
    {
      label: "Company tax",
      text: "28% of profit since 2023",
      date: "as of June 2026",
      sources: ["The New Times, 2026"],
    },
  ]);
});

test("what is drawn apart is told apart, and a remark that is a sentence of its own too", () => {
  const [head] = cut(
    `<h1>Guide</h1><dl><div><dt>It takes</dt><dd><b>1 to 4 days</b><small>Six hours at the registrar</small><span>year not stated <a href="#src-a">[1]</a></span></dd></div></dl>`,
  );
  expect(head?.units).toEqual([{ label: "It takes", text: "1 to 4 days; Six hours at the registrar" }]);
});

test("a row of a table is found by its name, since its cells are drawn apart", () => {
  const [, forms] = cut(
    `<h1>Guide</h1><section id="legal-forms"><h2>Legal forms</h2><table><caption>Forms</caption><thead><tr><th>Name</th><th>Short</th><th>Kind</th></tr></thead>
      <tbody><tr><th scope="row">Private company</th><td>Ltd</td><td>Company</td></tr></tbody></table></section>`,
  );
  const [unit] = forms?.units ?? [];
  expect(unit).toEqual({
    label: "Private company",
    text: "Short: Ltd; Kind: Company",
    found: "Private company",
  });
  expect(forms && unit && hrefOfUnit(forms, unit)).toBe(
    "/start-business/ghana#legal-forms:~:text=Private%20company",
  );
});

test("menus, forms, pictures, what is hidden, the list of sources and lines of mere links are left out", () => {
  const passages = cut(`<h1>Guide</h1><nav>On this page</nav><form><label>Passport</label></form>
    <svg><title>Map</title></svg><p hidden>Later</p><p role="status">Saved</p><p><a href="/plan">Save</a> <a href="#ask">Ask</a></p>
    <script>var secret = 1</script><p>Said.</p><ul><li id="src-x"><a href="https://x.example">X</a></li></ul>`);
  expect(passages).toHaveLength(1);
  expect(passages[0]?.units).toEqual([{ text: "Said." }]);
});

test("an address leads to the words behind their label, and to the part where there are none", () => {
  const passage = { path: "/start-business/ghana", anchor: "tax", heading: "Taxes" };
  expect(hrefOfUnit(passage, { label: "Corporate tax", text: "25% of profit; since 2016, by law" })).toBe(
    "/start-business/ghana#tax:~:text=Corporate%20tax-,25%25%20of%20profit",
  );
  expect(hrefOfUnit(passage, { text: "One two three four five six seven" })).toBe(
    "/start-business/ghana#tax:~:text=One%20two%20three%20four%20five%20six",
  );
  expect(hrefOfUnit({ ...passage, anchor: "" }, { label: "A-b", text: "c, d & e" })).toBe(
    "/start-business/ghana#:~:text=A%2Db-,c%2C%20d%20%26%20e",
  );
});

test("when something was stands beside it, however long it is", () => {
  const long = "Officers take power. ".repeat(12);
  const [head] = cut(
    `<h1>History</h1><ol><li><p>1960</p><div><h2>A republic</h2><p>It has one party.</p></div></li>
      <li><p>1968 to 1992</p><div><h2>Soldiers in power</h2><p>${long}</p></div></li></ol>`,
  );
  expect(head?.units[0]).toEqual({ label: "A republic", text: "It has one party.", date: "1960" });
  expect(head?.units[1]).toEqual({
    label: "Soldiers in power",
    text: "Officers take power.",
    date: "1968 to 1992",
  });
});

test("an invitation to write to the site is no part of what a page says, and a link in a sentence is", () => {
  const passages = cut(`<h1>Guide</h1><section id="offices"><h2>Offices</h2>
    <p>Hours that are missing were not found. <a href="#ask">Tell us</a> if you know them. Most open at eight.</p>
    <div><b class="nd">No data</b> <small>No source says it.</small> <a href="/support#ask">Ask us</a></div>
    <p>Send <a href="/about#correct">a correction</a> with its source.</p></section>`);
  const shown = passages.flatMap(({ units }) => units.map(({ text }) => text)).join(" | ");
  expect(shown).not.toMatch(/Tell us|Ask us|if you know/);
  expect(shown).toContain("Hours that are missing were not found. | Most open at eight.");
  expect(shown).toContain("Send a correction with its source.");
});
