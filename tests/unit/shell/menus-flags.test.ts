test("the flags hide investor and vendor links from menus and header, and no others", async () => {
  process.env.NEXT_PUBLIC_HIDE_INVESTOR = "true";
  process.env.NEXT_PUBLIC_HIDE_VENDOR = "1";
  const { listMenus } = await import("#lib/data/content/menus.ts");
  const { headerLinks } = await import("#lib/data/content/navigation.ts");
  const hrefs = listMenus().flatMap(({ groups }) =>
    groups.flatMap(({ items }) => items.map(({ href }) => href)),
  );
  for (const hidden of [
    "/investors",
    "/investor-impact",
    "/portal/investor",
    "/portal/vendor",
    "/programs",
  ]) {
    expect(hrefs.filter((href) => href.split(/[?#]/)[0] === hidden)).toEqual([]);
  }
  expect(hrefs.map((href) => href.split("?")[0])).toContain("/portal/credit-union");
  expect(headerLinks.map(({ href }) => href)).toEqual(["/portal/onestop", "/currency", "/lite"]);
  delete process.env.NEXT_PUBLIC_HIDE_INVESTOR;
  delete process.env.NEXT_PUBLIC_HIDE_VENDOR;
});
