import { footerColumns, headerLinks } from "#lib/data/content/navigation.ts";
import { crumbsOf, findPage, listPages } from "#lib/data/content/pages.ts";
import { redirects } from "#lib/data/site/redirects.ts";
import { gatedPaths } from "#lib/data/site/registry-keys.ts";

test("no path stands twice, and every parent is a page", () => {
  const paths = listPages().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const { parent } of listPages()) if (parent) expect(findPage(parent)).toBeDefined();
});

test("every gated path is in the registry under a name of its own and kept from search engines", () => {
  for (const path of gatedPaths) {
    const page = findPage(path);
    expect([path, page?.unlisted]).toEqual([path, true]);
    expect(crumbsOf(path).at(0)?.href).toBe("/");
    expect(crumbsOf(path).at(-1)).toEqual({ href: path, label: page?.name });
  }
  const names = gatedPaths.map((path) => findPage(path)?.name);
  expect(new Set(names).size).toBe(names.length);
});

test("only the registration of an organisation and the confidential page stand under /portal without a wall", () => {
  const open = listPages().filter(
    ({ path }) => path.startsWith("/portal/") && !(gatedPaths as readonly string[]).includes(path),
  );
  expect(open.map(({ path }) => path)).toEqual([
    "/portal/clearsight/register",
    "/portal/diaspora/confidential",
  ]);
});

test("the account is reached from header and footer, the homes from the footer", () => {
  expect(headerLinks.map(({ href }) => href)).toContain("/portal/onestop");
  const footer = footerColumns.flatMap(({ links }) => links.map(({ href }) => href));
  expect(footer).toEqual(
    expect.arrayContaining(["/portal/onestop", "/home/diaspora", "/home/credit-union", "/investor-impact"]),
  );
});

test("no step of a sign-in is offered to search engines or linked from header and footer", () => {
  for (const path of ["/login/code", "/login/end", "/login/ended", "/login/deleted"]) {
    expect(findPage(path)).toMatchObject({ unlisted: true });
    expect(headerLinks.map(({ href }) => href)).not.toContain(path);
  }
});

test.each([
  ["/portal", "/portal/credit-union"],
  ["/AfriventPortal", "/portal/afrivent"],
  ["/join", "/portal/credit-union#accounts"],
  ["/programmes", "/programs"],
  ["/justice", "/justice/support"],
])("%s leads to %s for good", (source, destination) => {
  expect(redirects).toContainEqual({ source, destination, permanent: true });
  expect(findPage(destination.split("#")[0] ?? "")).toBeDefined();
});
