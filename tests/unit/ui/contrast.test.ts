import { contrast, pairs, readTokens } from "#app/[locale]/(site)/styleguide/contrast.ts";

const tokens = readTokens();

test("black on white has the contrast the standard gives it", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
});

describe.each(["light", "dark"] as const)("%s", (scheme) => {
  test.each(pairs)("$on on $ground is told apart", ({ on, ground, least }) => {
    const [one, other] = [tokens[scheme].get(on), tokens[scheme].get(ground)];
    if (!one || !other) throw new Error(`app/tokens.css lacks ${on} or ${ground}`);
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});
