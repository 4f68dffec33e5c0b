import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", "app"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file.endsWith(".tsx"))
  .map((file) => ({ file, code: readFileSync(file, "utf8") }))
  .filter(({ code }) => /import \{[^}]*\bnotFound\b[^}]*\} from "next\/navigation"/.test(code));

test("only pages that are made at the build call Next's notFound, which would send an empty document later", () => {
  expect(pages.length).toBeGreaterThan(5);
  const perRequest = pages.filter(({ code }) => !code.includes("export const dynamicParams = false"));
  expect(perRequest.map(({ file }) => file)).toEqual([]);
});
