import { readOwnAddress } from "#components/browser/token-store.ts";

const place = globalThis as unknown as Record<string, unknown>;
const shelf = (token?: string) => ({
  getItem: (key: string) => (key === "auth_bearer" ? (token ?? null) : null),
});

/** What a browser with this token receives, and the addresses it requested. */
async function asked(
  token: string | undefined,
  answer: () => Response,
): Promise<[string | undefined, string[]]> {
  const calls: string[] = [];
  const before = {
    fetch: place["fetch"],
    localStorage: place["localStorage"],
    sessionStorage: place["sessionStorage"],
  };
  place["localStorage"] = shelf(token);
  place["sessionStorage"] = shelf();
  place["fetch"] = (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push(`${url} ${headers["authorization"]}`);
    return Promise.resolve().then(answer);
  };
  try {
    return [await readOwnAddress(), calls];
  } finally {
    Object.assign(place, before);
  }
}

test("nobody is asked where no token is kept", async () => {
  expect(await asked(undefined, () => Response.json({}))).toEqual([undefined, []]);
});

test("the server says whose the token is", async () => {
  const me = () => Response.json({ ok: true, data: { email: "ama@example.org" } });
  expect(await asked("t", me)).toEqual(["ama@example.org", ["/api/auth/me Bearer t"]]);
});

test.each([
  ["a refusal", () => Response.json({ ok: false, error: "", code: "unauthenticated" }, { status: 401 })],
  ["no answer", () => { throw new TypeError("Failed to fetch"); }], // prettier-ignore
  ["no JSON", () => new Response("<html>")],
])("after %s the field stays", async (_, answer) => {
  expect((await asked("t", answer))[0]).toBeUndefined();
});
