import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { obeyOrder, readOrder } from "#lib/ops/cli/grant-order.ts";
import { readAccess } from "#lib/domains/portals/index.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";
import { seed } from "../../../prisma/seed.ts";
import { aRequest, auditOf } from "./a-request.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

/** `npm run grants -- …`. Starting its two processes takes most of the time, so most orders call the code it runs. */
const grants = commandOf("lib/ops/cli/grants.ts");
const order = (...args: string[]) => obeyOrder(readOrder(args));

test("the operator lists, approves with a network and a last day, and takes it back", async () => {
  const ama = await aRequest("clearsight", { organisation: "Sample \u001b[31mOrg" });
  const list = await grants("list", "--all");
  expect([list.code, list.output]).toEqual([0, expect.stringContaining(ama.grantId)]);
  expect(list.output).toContain(ama.email);
  expect(list.output).not.toContain("\u001b");

  const bare = order("approve", ama.grantId, "--reason", "The register agrees.");
  await expect(bare).rejects.toMatchObject({
    fields: { networks: [expect.stringContaining("Name at least one")] },
  });

  const given = ["--until", "2099-01-31", "--network", "203.0.113.0/24", "--network", "2001:db8:10::/48"];
  const approved = await order("approve", ama.grantId, "--reason", "The register agrees.", ...given);
  expect(approved).toContain("is approved");
  expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({
    state: "approved",
    grant: { networks: ["203.0.113.0/24", "2001:db8:10::/48"], reason: "The register agrees." },
  });
  expect((await waitingMail("grant_decided", ama.email))[0]?.text).toContain("The register agrees.");
  expect((await auditOf(ama.email)).at(-1)).toMatchObject({
    actorId: null,
    detail: { by: "npm run grants" },
  });

  expect(await order("refuse", ama.grantId, "--reason", "The contract has ended.")).toContain("is refused");
  expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({ state: "refused" });
});

test("an order that cannot be understood says how it is done, before a database is asked, and ends with status 1", async () => {
  for (const args of [["nonsense"], ["approve"], ["refuse", "1", "2"], ["approve", "1", "--nonsense"]])
    expect(() => readOrder(args)).toThrow("npm run grants -- approve ID");
  const short = order("approve", randomUUID(), "--reason", "Yes.");
  await expect(short).rejects.toThrow("npm run grants -- approve ID");

  const { DATABASE_URL } = process.env;
  process.env["DATABASE_URL"] = "postgresql://nobody@127.0.0.1:1/none";
  const { code, output } = await grants("nonsense");
  process.env["DATABASE_URL"] = DATABASE_URL;
  expect([code, output]).toEqual([1, expect.stringContaining("npm run grants -- approve ID")]);
});

test("an order that cannot be carried out says why, and ends with status 1", async () => {
  const { code, output } = await grants("refuse", randomUUID(), "--reason", "There is none.");
  expect([code, output]).toEqual([1, expect.stringContaining("no request with this id")]);
});
