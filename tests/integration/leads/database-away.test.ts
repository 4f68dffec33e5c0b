import { Socket } from "node:net";
import { jest } from "@jest/globals";
import { aFormPost, aJsonPost, aLead } from "#tests/support/a-lead.ts";

/** Settings are read when modules load, so the modules are loaded after the database URL points to a closed port. */
async function load() {
  process.env["DATABASE_URL"] = "postgresql://nobody:nothing@127.0.0.1:9/none";
  const [{ db }, leads, ready, live, { lookUpReceipt }] = await Promise.all([
    import("#lib/platform/db.ts"),
    import("#app/api/leads/route.ts"),
    import("#app/api/health/ready/route.ts"),
    import("#app/api/health/live/route.ts"),
    import("#lib/domains/leads/index.ts"),
  ]);
  await db()
    .$connect()
    .catch(() => undefined); // the client loads parts of itself on first use
  return { leads, ready, live, lookUpReceipt };
}

test("with the database away every answer asks for it once, says so, and loses nothing typed", async () => {
  const { leads, ready, live, lookUpReceipt } = await load();
  const connections = jest.spyOn(Socket.prototype, "connect");

  const json = await leads.POST(aJsonPost(aLead()));
  expect([json.status, json.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await json.json()).toMatchObject({ ok: false, code: "unavailable" });

  const typed = { lead_type: "contact", page: "/contact", email: "ama@example.org", message: "Kept words" };
  const form = await leads.POST(aFormPost(typed));
  expect([form.status, form.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await form.text()).toContain('name="message" value="Kept words"');

  const notReady = await ready.GET();
  expect([notReady.status, notReady.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(live.GET().status).toBe(200);
  expect(await lookUpReceipt("AK-2345-6789", "203.0.113.9")).toEqual({
    state: "away",
    reference: "AK-2345-6789",
  });
  expect(connections).toHaveBeenCalledTimes(4); // one for each of the four that need it, without retries
  connections.mockRestore();
});
