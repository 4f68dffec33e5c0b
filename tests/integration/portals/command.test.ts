import { db } from "#lib/db.ts";
import { readAccess } from "#lib/portals/index.ts";
import { seed } from "../../../prisma/seed.ts";
import { aRequest, auditOf } from "./a-request.ts";
import { commandOf } from "#tests/support/run-command.ts";
import { waitingMail } from "#tests/support/waiting-mail.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

/** `npm run grants -- …`. */
const grants = commandOf("lib/ops/cli/grants.ts");

test("the operator lists, approves with a network and a last day, and takes it back", async () => {
  const ama = await aRequest("clearsight", { organisation: "Sample \u001b[31mOrg" });
  const list = await grants("list", "--all");
  expect(list.said).toContain(ama.grantId);
  expect(list.said).toContain(ama.email);
  expect(list.said).not.toContain("\u001b");

  const bare = await grants("approve", ama.grantId, "--reason", "The register agrees.");
  expect([bare.code, bare.said]).toEqual([1, expect.stringContaining("Name at least one")]);

  const given = ["--until", "2099-01-31", "--network", "203.0.113.0/24", "--network", "2001:db8:10::/48"];
  const approved = await grants("approve", ama.grantId, "--reason", "The register agrees.", ...given);
  expect(approved).toEqual({ code: 0, said: expect.stringContaining("is approved") });
  expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({
    state: "approved",
    grant: { networks: ["203.0.113.0/24", "2001:db8:10::/48"], reason: "The register agrees." },
  });
  expect((await waitingMail("grant_decided", ama.email))[0]?.text).toContain("The register agrees.");
  expect((await auditOf(ama.email)).at(-1)).toMatchObject({
    actorId: null,
    detail: { by: "npm run grants" },
  });

  const refused = await grants("refuse", ama.grantId, "--reason", "The contract has ended.");
  expect(refused.code).toBe(0);
  expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({ state: "refused" });
});

test("an order that cannot be understood or carried out says how it is done, and ends with status 1", async () => {
  for (const args of [["nonsense"], ["approve"], ["refuse", "1", "2"], ["approve", "1", "--nonsense"]]) {
    const { code, said } = await grants(...args);
    expect([code, said]).toEqual([1, expect.stringContaining("npm run grants -- approve ID")]);
  }
  const unknown = await grants(
    "refuse",
    "00000000-0000-4000-8000-000000000000",
    "--reason",
    "There is none.",
  );
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining("no request with this id")]);
});
