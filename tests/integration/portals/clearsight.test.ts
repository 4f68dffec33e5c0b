import { randomUUID } from "node:crypto";
import { db } from "#lib/platform/db.ts";
import { decideGrant, readAccess, requestGrant, requireGrant } from "#lib/domains/portals/index.ts";
import { grantRequest } from "#lib/domains/portals/schema.ts";
import { seed } from "../../../prisma/seed.ts";
import { aMember } from "../members/account/a-member.ts";
import { aDecision, aRequest, auditOf, purpose } from "./a-request.ts";

beforeAll(() => seed(db()));
afterAll(() => db().$disconnect());

const organisation = "Sample Org";
const networks = ["203.0.113.0/24", "2001:db8:10::/48"];

test("a request for ClearSight names an organisation", () => {
  const without = grantRequest.safeParse({ portal: "clearsight", purpose });
  expect(without.error?.issues.map(({ path }) => path)).toEqual([["organisation"]]);
  expect(grantRequest.safeParse({ portal: "clearsight", purpose, organisation: "  " }).success).toBe(false);
  expect(grantRequest.safeParse({ portal: "clearsight", purpose, organisation }).success).toBe(true);
  expect(grantRequest.safeParse({ portal: "investor", purpose }).success).toBe(true);
});

test.each([[undefined], [[]], [["not a network"]], [["0.0.0.0/0"]], [["203.0.113.0/24", "::/0"]]])(
  "it is not approved with the networks %j",
  async (given) => {
    const ama = await aRequest("clearsight", { organisation });
    await expect(decideGrant(aDecision(ama.grantId, { networks: given }))).rejects.toMatchObject({
      code: "invalid_input",
      fields: { networks: [expect.any(String)] },
    });
    expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({ state: "requested" });
  },
);

test.each(["203.0.113.9", "2001:db8:10::9"])(
  "from %s, in a registered network, one may enter",
  async (address) => {
    const ama = await aRequest("clearsight", { organisation });
    await decideGrant(aDecision(ama.grantId, { networks }));
    expect(await requireGrant(ama.visit, "clearsight", address)).toMatchObject({ networks });
  },
);

test.each(["198.51.100.7", "2001:db8:11::9", "", "nonsense", "203.0.113.9, 198.51.100.7"])(
  "from %j one may not, is shown that address, and it is written down",
  async (address) => {
    const ama = await aRequest("clearsight", { organisation });
    await decideGrant(aDecision(ama.grantId, { networks }));
    expect(await readAccess(ama.visit, "clearsight", address)).toMatchObject({ state: "elsewhere", address });
    await expect(requireGrant(ama.visit, "clearsight", address)).rejects.toMatchObject({
      code: "forbidden",
      message: expect.stringContaining(address || "unknown"),
    });
    expect((await auditOf(ama.email)).at(-1)).toMatchObject({
      action: "access.checked",
      outcome: "refused",
      actorId: ama.id,
      detail: { portal: "clearsight", reason: "elsewhere" },
    });
  },
);

test("an approval without networks, whoever wrote it, opens ClearSight nowhere", async () => {
  const ama = await aRequest("clearsight", { organisation });
  await decideGrant(aDecision(ama.grantId, { networks }));
  await db().grant.update({ where: { id: ama.grantId }, data: { networks: [] } });
  expect(await readAccess(ama.visit, "clearsight", "203.0.113.9")).toMatchObject({ state: "elsewhere" });
});

test("the corporate desk refuses free mail before anything is filed, and takes a work address", async () => {
  const ask = { portal: "clearsight-corporate", purpose, organisation } as const;
  const free = await aMember({ email: `ama_${randomUUID()}@gmail.com` });
  await expect(requestGrant(free.visit, ask)).rejects.toMatchObject({
    code: "forbidden",
    message: expect.stringContaining("work address"),
  });
  expect(await readAccess(free.visit, "clearsight-corporate", "")).toEqual({ state: "none" });
  await requestGrant(free.visit, { ...ask, portal: "clearsight" });
  const work = await aMember();
  expect(await requestGrant(work.visit, ask)).toMatchObject({ path: "/portal/clearsight/corporate" });
});
