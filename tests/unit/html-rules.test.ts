import { faultsOfHtml } from "#tests/support/html-rules.ts";

test("a fault of each kind the Nu checker once found here is seen", () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`;
  const faults: readonly [string, string][] = [
    ['<label for="a">A</label><select id="a" required><option value="x">X</option></select>', "select"],
    ['<label><input type="checkbox" autocomplete="on"/> x</label>', "autocomplete"],
    ["<figure><figcaption>a</figcaption><p>x</p><figcaption>b</figcaption></figure>", "figcaption"],
    ['<p id="a">x</p><p id="a">y</p>', "no-dup-id"],
    ["<p><div>x</div></p>", "no-implicit-close"],
    ["<h2><p>x</p></h2>", "element-permitted-content"],
    ["<center>x</center>", "deprecated"],
    ['<p aria-labelledby="b">x</p>', "no-missing-references"],
    ['<img src="/x.svg"/>', "alt"],
  ];
  for (const [body, kind] of faults)
    expect([body, faultsOfHtml(page(body)).join("\n")]).toEqual([body, expect.stringContaining(kind)]);
  expect(faultsOfHtml(page("<h1>x</h1>"))).toEqual([]);
});
