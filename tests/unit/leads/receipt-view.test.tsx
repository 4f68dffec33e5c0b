import { renderToStaticMarkup } from "react-dom/server";
import { ReceiptView } from "#components/leads/receipt-view.tsx";
import type { Receipt } from "#lib/domains/leads/receipts.ts";

const draw = (parts: Partial<Receipt>) => {
  const receipt: Receipt = {
    reference: "AK-2345-6789",
    leadType: "contact",
    country: null,
    filedAt: new Date("2026-11-28T09:00:00Z"),
    ...parts,
  };
  return renderToStaticMarkup(<ReceiptView answer={{ state: "found", receipt }} />);
};

test("the receipt of page feedback names its page and leads back to it, and claims no country", () => {
  const html = draw({ leadType: "page_feedback", page: "/start-business/togo" });
  expect(html).toMatch(/<a [^>]*href="\/start-business\/togo"[^>]*>[^<]*Togo[^<]*<\/a>/);
  expect(html).not.toContain("Country");
});

test("a path that is no page of the site is named, and no link", () => {
  const html = draw({ leadType: "page_feedback", page: "/not-here" });
  expect(html).toContain(">/not-here<");
  expect(html).not.toContain('href="/not-here"');
});

test("the receipt of an enquiry says its country, or that it has none", () => {
  expect(draw({ country: "Togo" })).toContain(">Togo<");
  expect(draw({})).toContain("No particular country");
});
