import { renderToStaticMarkup } from "react-dom/server";
import { startMetadata, StartPage } from "#app/[locale]/(site)/forms/start-page.tsx";
import { findForm } from "#lib/domains/forms/index.ts";
import { formIds } from "#lib/platform/words/open/form-ids.ts";

test("the first page of a form has one head, and only without a choice in its address is it for search engines", async () => {
  for (const id of formIds) {
    const form = findForm(id)!;
    const plain = await startMetadata(form);
    expect(plain.robots).toBeUndefined();
    expect(await startMetadata(form, { index: false })).toEqual({
      ...plain,
      robots: { index: false, follow: true },
    });
  }
});

test("what the link chose goes along to the first step", () => {
  const form = findForm("grower")!;
  const plain = renderToStaticMarkup(<StartPage form={form} />);
  const chosen = renderToStaticMarkup(<StartPage form={form} choice="tenure=owned" />);
  expect(chosen).toContain("tenure=owned");
  expect(chosen.replaceAll("&amp;tenure=owned", "")).toBe(plain);
});
