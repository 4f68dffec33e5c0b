import { renderToStaticMarkup } from "react-dom/server";

test("the flags leave out cards that lead to investor and vendor pages, and the groups they empty", async () => {
  process.env.NEXT_PUBLIC_HIDE_INVESTOR = "true";
  process.env.NEXT_PUBLIC_HIDE_VENDOR = "true";
  const { RecordSection } = await import("#components/content/page-view.tsx");
  const { HomeArguments } = await import("#components/home/home-arguments.tsx");
  const { Tasks } = await import("#components/home/tasks.tsx");
  const { homeRecords } = await import("#lib/data/content/records/home.ts");
  const { getRecord } = await import("#lib/data/content/records/find-record.ts");
  const draw = (sections: Parameters<typeof RecordSection>[0]["section"][]) =>
    sections.map((section) => renderToStaticMarkup(<RecordSection section={section} page="/" />)).join("");
  const home = renderToStaticMarkup(
    <>
      <Tasks />
      <HomeArguments sections={Object.values(homeRecords).flat()} />
    </>,
  );
  const records = draw([
    ...getRecord("/applications").sections,
    ...getRecord("/governance").sections,
    ...getRecord("/forms").sections,
  ]);
  const html = home + records;
  expect(html).toContain('href="/programs/farm-with-us"');
  for (const hidden of ["/investors", "/investor-impact", "/programs", "/portal/vendor", "/portal/investor"])
    expect(html).not.toMatch(new RegExp(`href="${hidden}["#?]`));
  const group = {
    name: "Only for investors",
    cards: [{ title: "Plan", text: "It.", href: "/investors" }],
  } as const;
  const left = draw([{ kind: "cards", id: "x", heading: "X", groups: [group] }]);
  expect(left).not.toContain("Only for investors");
  delete process.env.NEXT_PUBLIC_HIDE_INVESTOR;
  delete process.env.NEXT_PUBLIC_HIDE_VENDOR;
});
