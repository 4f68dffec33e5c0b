import { sendSealed, type Sealed } from "#components/confidential/file-sealed.ts";
import { workName } from "#lib/domains/confidential/open/sealed-call.ts";
import { isWorkDone } from "#lib/services/proof/open/work.ts";

type Call = { url: string; head: { token: string; proof: number; lengths: number[] }; body: unknown };

const words = { lost: "lost", failed: "failed" };
const aCase = (): Sealed => ({
  action: "filed",
  head: { lookup: "l".repeat(43), keys: ["key"] },
  parts: [Uint8Array.of(1, 2, 3), Uint8Array.of(4)],
});

/**
 * A site that issues a new token for each request, requires the given bits one after another, and gives the given
 * answers to filings.
 */
function aSite(bits: number[], answers: (number | "lost")[]) {
  const calls: Call[] = [];
  let asked = 0;
  globalThis.fetch = (url, init) => {
    if (String(url).endsWith("/terms")) {
      asked += 1;
      return Promise.resolve(
        Response.json({ ok: true, data: { token: `token ${asked}`, bits: bits.shift() } }),
      );
    }
    const headers = new Headers(init?.headers);
    calls.push({
      url: String(url),
      head: JSON.parse(headers.get("x-sealed") ?? "") as Call["head"],
      body: init?.body,
    });
    const status = answers.shift();
    if (status === "lost") return Promise.reject(new TypeError("the line broke"));
    if (status === 200) return Promise.resolve(Response.json({ ok: true, data: {} }));
    const code = status === 422 ? "invalid_input" : "rate_limited";
    return Promise.resolve(Response.json({ ok: false, error: "no", code }, { status: status! }));
  };
  return { calls, asked: () => asked };
}

const { fetch: realFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = realFetch;
});

test("parts go as bytes one after the other, and the head says how long each is and proves the work that was asked for", async () => {
  const { calls } = aSite([6], [200]);
  const sealed = aCase();
  expect(await sendSealed(sealed, words)).toEqual({ data: {} });
  const [{ url, head, body }] = calls as [Call];
  expect(url).toBe("/api/confidential/filed");
  expect(body).toEqual(Uint8Array.of(1, 2, 3, 4));
  expect(head.lengths).toEqual([3, 1]);
  expect(isWorkDone(workName("token 1", sealed.head.lookup), head.proof, 6)).toBe(true);
});

test("where the work is not enough by the time it is done, it is done anew, and only once", async () => {
  const grown = aSite([2, 4], [422, 200]);
  expect(await sendSealed(aCase(), words)).toEqual({ data: {} });
  expect(grown.calls.map(({ head }) => head.token)).toEqual(["token 1", "token 2"]);
  const refused = aSite([2, 2, 2], [422, 422, 422]);
  expect(await sendSealed(aCase(), words)).toMatchObject({ code: "invalid_input" });
  expect(refused.calls).toHaveLength(2);
});

test("what was lost on its way is sent again as it was, without new work: it may be stored already", async () => {
  const { calls, asked } = aSite([3], ["lost", 200]);
  const sealed = aCase();
  expect(await sendSealed(sealed, words)).toEqual({ problem: "lost", fields: {} });
  expect(await sendSealed(sealed, words)).toEqual({ data: {} });
  expect(calls[1]).toEqual(calls[0]);
  expect(asked()).toBe(1);
});
