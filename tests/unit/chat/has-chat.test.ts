import { recordParts } from "#app/[locale]/record-pages.ts";
import { hasChat } from "#lib/domains/chat/open/has-chat.ts";
import { confidentialPaths } from "#lib/data/site/open/confidential.ts";
import { registryKeys } from "#lib/data/site/registry-keys.ts";

test("confidential pages, those of justice work and the desk have no chat; all others do", () => {
  const without = registryKeys.filter((path) => !hasChat(path));
  expect(without).toEqual(
    registryKeys.filter(
      (path) => /^\/(?:justice|admin)(?:\/|$)/.test(path) || confidentialPaths.includes(path),
    ),
  );
  expect(without.length).toBeGreaterThan(10);
  expect(hasChat("/justices")).toBe(true);
});

test("each record is drawn once: below the layout with the chat, or below that without", () => {
  const inOf = (isSuch: (path: string) => boolean) =>
    recordParts(isSuch).map(({ path }) => `/${path.join("/")}`);
  const quiet = inOf((path) => !hasChat(path));
  expect(quiet.length).toBeGreaterThan(3);
  expect(quiet.filter((path) => !path.startsWith("/justice/"))).toEqual([]);
  expect([...inOf(hasChat), ...quiet].sort()).toEqual(inOf(() => true).sort());
});
