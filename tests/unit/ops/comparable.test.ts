import { comparable, firstDifference } from "#lib/ops/seal/comparable.ts";

const page = (name: string, text: string, script = "1", rule = "a{color:red}") =>
  `<html><style>${rule}</style><body class="b"><script type="application/ld+json">{"name":"${text}"}</script>` +
  `<p>${text}</p><script defer="" src="/_next/static/media/early.${name}.js"></script><script>${script}</script>` +
  `<script type="application/json" id="page-parts">{"files":["/_next/static/payload/${name}.js"]}</script></body></html>`;

test("two builds of the same content are the same, whatever their files and scripts are called", () => {
  expect(comparable(page("1k1cz", "Kenya", "let a=1"))).toEqual(
    comparable(page("0gmyq", "Kenya", "let b=1")),
  );
});

test.each([
  ["a word", page("x", "Kenya"), page("x", "Ghana"), "content"],
  ["a rule of a style sheet", page("x", "Kenya"), page("x", "Kenya", "1", "a{color:blue}"), "styles"],
  ["an attribute", page("x", "Kenya"), page("x", "Kenya").replace('class="b"', 'class="c"'), "content"],
] as const)("%s is a difference", (_, before, after, part) => {
  const [older, newer] = [comparable(before), comparable(after)];
  expect(firstDifference(older[part], newer[part])).toBeDefined();
});

test("when a calendar was made is left out, its dates are not", () => {
  const calendar = (made: string, day: string) => `DTSTAMP:${made}\nSEQUENCE:4\nDTSTART;VALUE=DATE:${day}\n`;
  const [older, newer] = [calendar("20261130T084000Z", "20270101"), calendar("20261130T104400Z", "20270101")];
  expect(comparable(newer)).toEqual(comparable(older));
  expect(comparable(calendar("20261130T084000Z", "20270102"))).not.toEqual(comparable(older));
});

test("an attribute that is named is left out, and no other", () => {
  const [older, newer] = ["<p>1</p>", '<p data-fact="tax.rate">1</p>'];
  expect(comparable(newer, ["data-fact"])).toEqual(comparable(older));
  expect(comparable(newer, ["class"])).not.toEqual(comparable(older));
});

test("what is shown of a difference begins shortly before it", () => {
  const found = firstDifference(`${"x".repeat(500)}Kenya`, `${"x".repeat(500)}Ghana`);
  expect(found).toEqual({ before: `${"x".repeat(60)}Kenya`, after: `${"x".repeat(60)}Ghana` });
  expect(firstDifference("same", "same")).toBeUndefined();
});
