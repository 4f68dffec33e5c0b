test("a flag hides the links to a page and no other", async () => {
  process.env.NEXT_PUBLIC_HIDE_INVESTOR = "true";
  const { isLinked } = await import("#lib/data/site/find-entry.ts");
  expect(isLinked("/investors")).toBe(false);
  expect(isLinked("/investors#ask")).toBe(false);
  expect(isLinked("/investor-impact")).toBe(false);
  expect(isLinked("/portal/investor")).toBe(false);
  expect(isLinked("/portal/onestop")).toBe(true);
  expect(isLinked("/programs")).toBe(true);
  expect(isLinked("/contact?topic=divisions")).toBe(true);
  delete process.env.NEXT_PUBLIC_HIDE_INVESTOR;
});
