import { createHash } from "node:crypto";
import { liteCopy } from "#lib/ops/seal/lite-copy.ts";
import { parsePage } from "#lib/ops/seal/parse-page.ts";
import { scriptHashes } from "#lib/ops/seal/seal-page.ts";

test("what a lite copy does not take away stays to the letter, however it is written", () => {
  const page = `<!DOCTYPE html>\r\n<html lang=en><head><title>Côte d&#x27;Ivoire 😀 <!-- no comment --></title></head>
<body><main id="main"><p>one<p title='a > b'>two 𝒳 <img src="/a b.svg" alt=""><textarea>
<!-- kept --><script>kept</script></textarea><template><p>later</template></main></body></html>\r\n`;
  const lite = liteCopy(parsePage(page), "x.html");
  expect(lite).toContain("<html lang=en data-lite=");
  const without = lite.replace(' data-lite=""', "").replace(/<aside class="lite-note".*?<\/aside>/, "");
  expect(without).toBe(page);
});

test("what stands inside a script, a comment or a template is no part of the page, and goes with it or is found in it", () => {
  const page = `<html><body><!-- <script>x</script> --><script>"<main id=\\"main\\"><!-- a -->"</script><noscript><link rel="preload" href="/a.js" as="script"></noscript><template><script>y</script></template><p>words</p></body></html>`;
  expect(liteCopy(parsePage(page), "x.html")).toBe(
    '<html data-lite=""><body><noscript></noscript><template></template><p>words</p></body></html>',
  );
});

test("a script is allowed by the hash of its own code, once; data, and what lies in a file, by none", () => {
  const code = 'push("<b>é 😀</b> <!-- 1 -->")';
  const page = `<body><script>${code}</script><script nonce="">${code}</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script type="application/json">{}</script>`;
  const hash = createHash("sha256").update(code).digest("base64");
  expect(scriptHashes(parsePage(page))).toEqual([`'sha256-${hash}'`]);
});
