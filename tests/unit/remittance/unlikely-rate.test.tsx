import { renderToStaticMarkup } from "react-dom/server";
import { SendAnswer } from "#components/content/tools/send-estimate.tsx";
import { readEstimate, transferCost } from "#lib/domains/remittance/read-estimate.ts";
import { wordsOfHtml } from "#tests/support/page-html.ts";

const offer = { amount: "200", fee: "4.99", offered: "14.85" };
const known = {
  base: "USD",
  rates: { AOA: 900, BIF: 2900 },
  asOf: "2026-11-25",
  source: "rates.example.org",
  fetchedAt: "2026-11-25T06:00:00.000Z",
} as const;

const answer = (given: Parameters<typeof readEstimate>[0]) =>
  wordsOfHtml(renderToStaticMarkup(<SendAnswer estimate={readEstimate(given, { known })} />));

test.each([
  ["far above the market rate", "3.2", "364.1% above"],
  ["11 per cent above it", "13.3", "11.7% above"],
  ["less than half of it", "32", "53.6% below"],
])(
  "a rate %s is called unlikely, no cost is claimed, and it is asked what is mixed up",
  (_, market, text) => {
    const page = answer({ ...offer, market });
    expect(page).toContain(`The rate offered is ${text} the market rate. That is unlikely.`);
    expect(page).toContain("Are the two currencies mixed up, or the direction?");
    expect(page).not.toMatch(/It costs|cheap/);
  },
);

test("so it is against the rate of the day, which is named", () => {
  const page = answer({ ...offer, from: "AOA", to: "BIF" });
  expect(page).toMatch(/% above the market rate. That is unlikely/);
  expect(page).toContain("Market rate: 1 AOA = 3.22222 BIF");
});

test("a rate near that of the market has its cost, and no remark", () => {
  for (const market of ["13.6", "14.85", "15.4", "29"])
    expect(answer({ ...offer, market })).toMatch(/It costs [\d.]+ of your currency/);
  expect(transferCost(200, 5, 14, 15)).not.toHaveProperty("unlikely");
});
