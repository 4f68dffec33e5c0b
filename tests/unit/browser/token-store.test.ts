import { clearToken, keepToken, mayReload, readToken } from "#components/browser/token-store.ts";

function aShelf() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function shelves() {
  const [local, session] = [aShelf(), aShelf()];
  return { local, session, both: { local: () => local, session: () => session } };
}

test("a remembered token stands in local storage alone", () => {
  const { local, session, both } = shelves();
  keepToken("old", false, both);
  keepToken("new", true, both);
  expect([...local.kept]).toEqual([["auth_bearer", "new"]]);
  expect([...session.kept]).toEqual([]);
});

test("a token that is not remembered stands in session storage alone", () => {
  const { local, session, both } = shelves();
  keepToken("old", true, both);
  keepToken("new", false, both);
  expect([...local.kept]).toEqual([]);
  expect([...session.kept]).toEqual([["auth_bearer", "new"]]);
  expect(readToken(both)).toBe("new");
});

test("Reset clears both", () => {
  const { local, session, both } = shelves();
  local.setItem("auth_bearer", "a");
  session.setItem("auth_bearer", "b");
  clearToken(both);
  expect(readToken(both)).toBeUndefined();
  expect(local.kept.size + session.kept.size).toBe(0);
});

test("a page is loaded again once, and again only after a minute", () => {
  const { both } = shelves();
  expect(mayReload(1_000_000, both)).toBe(true);
  expect(mayReload(1_000_500, both)).toBe(false);
  expect(mayReload(1_061_000, both)).toBe(true);
});

test("a browser that forbids storage stops nothing, keeps nothing and is never loaded again in a loop", () => {
  const forbidden = () => {
    throw new DOMException("denied", "SecurityError");
  };
  const both = { local: forbidden, session: forbidden };
  expect(() => keepToken("a", true, both)).not.toThrow();
  expect(() => clearToken(both)).not.toThrow();
  expect(readToken(both)).toBeUndefined();
  expect(mayReload(1, both)).toBe(false);
});
