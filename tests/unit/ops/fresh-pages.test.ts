import { freshOrder } from "#lib/ops/serve/fresh-pages.ts";

const addresses = [
  "/en",
  "/en/about",
  "/en/explore/passport/gh",
  "/en/explore/ranking",
  "/en/explore/countries/togo",
  "/en/lite",
  "/en/start-business/ghana",
  "/en/start-business/ghana/branch",
  "/en/start-business/togo",
  "/en/start-business/togo/branch/print",
  "/fr/start-business/togo",
  "/og/start-business/togo",
  "/finder-topics.json",
  "/start-business/ghana/plan.json",
  "/start-business/togo/plan.json",
  "/_not-found",
];

test("what is of the changed countries is made first, in every language, and what shows all; then the rest", () => {
  const { first, then } = freshOrder(addresses, new Set(["togo"]), ["fr"]);
  expect(first).toEqual([
    "/en/start-business/togo",
    "/fr/start-business/togo",
    "/en/explore/countries/togo",
    "/start-business/togo/plan.json",
    "/en/start-business/togo/branch/print",
    "/en",
    "/en/explore/ranking",
  ]);
  expect(then).toEqual([
    "/en/about",
    "/en/start-business/ghana",
    "/en/start-business/ghana/branch",
    "/finder-topics.json",
    "/start-business/ghana/plan.json",
  ]);
});

test("a country whose name is part of another one is not taken for it", () => {
  const { first } = freshOrder(["/en/start-business/guinea-bissau"], new Set(["guinea"]), []);
  expect(first).toEqual([]);
});
