import { readEnv } from "#lib/env.ts";

test("bad settings are named all at once", () => {
  expect(() => readEnv({ PORT: "many", SITE_URL: "nowhere" })).toThrow(
    /SITE_URL[\s\S]*PORT|PORT[\s\S]*SITE_URL/,
  );
});

test("an empty setting counts as unset", () => {
  expect(readEnv({ DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
});
