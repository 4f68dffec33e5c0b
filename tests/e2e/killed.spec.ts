import { expect, test } from "@playwright/test";
import { aJpeg } from "../support/a-file.ts";
import { ask } from "../support/database.ts";
import { addPhoto, beforePhotos, beginPhoto, type Adding } from "../support/photo-sender.ts";
import { required } from "../support/required.ts";
import { startSite } from "../support/start-site.ts";
import { aVisitor, anAddress } from "../support/visitor.ts";

const submissions = 200;
const atOnce = 16;
const killedAfter = 100;

const steps: readonly (readonly [string, Record<string, string>])[] = [
  ["question", { question: "What does the register cost in Liberia?", use: "quote" }],
  ["outlet", { outlet: "The Bong County Paper", medium: "paper" }],
];

type Sent = { email: string; startedId: string; reference?: string };

/** Fills in a form without an account and sends it. There is no reference if the site was killed meanwhile. */
async function send(origin: string, email: string, sent: Sent[]): Promise<void> {
  const visitor = aVisitor({ origin });
  for (const [step, json] of [...steps, ["answer", { fullName: "Ama Mensah", email }]] as const)
    await visitor.ask(`/api/forms/press/${step}`, { json });
  const check = await visitor.ask("/forms/press/check");
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(check.text)?.[1] ?? "";
  const one: Sent = { email, startedId: hidden("started") };
  if (!one.startedId) return;
  sent.push(one);
  const json = { started: one.startedId, version: hidden("version"), declaration: true };
  const answer = await visitor.ask("/api/forms/press/send", { json });
  const { data } = answer.json() as { data?: { reference: string } };
  if (data) one.reference = data.reference;
}

test(`of ${submissions} forms that are sent while the server is killed, every confirmed one is there once and whole`, async () => {
  const site = () => startSite({ DATABASE_URL: required("TEST_DATABASE_URL"), TRUSTED_PROXIES: "127.0.0.1" });
  const first = await site();
  const sent: Sent[] = [];
  let begun = 0;
  const confirmed = () => sent.filter(({ reference }) => reference);
  const work = async () => {
    while (begun < submissions) {
      begun += 1;
      // A killed site does not answer; the test is about the requests that were in progress.
      await send(first.url, anAddress("killed"), sent).catch(() => undefined);
      if (confirmed().length >= killedAfter) first.sendSignal("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await first.exit;
  expect(confirmed().length).toBeGreaterThanOrEqual(killedAfter);
  expect(confirmed().length).toBeLessThan(submissions);

  const rows = await ask<{ reference: string; started_id: string; events: number }>(
    `select s.reference, s.started_id, (select count(*)::int from submission_events e where e.submission_id = s.id) as events
       from submissions s where s.started_id = any($1::uuid[])`,
    [sent.map(({ startedId }) => startedId)],
  );
  const references = rows.map(({ reference }) => reference);
  expect(confirmed().filter(({ reference = "" }) => references.filter((one) => one === reference).length !== 1)).toEqual([]); // prettier-ignore
  expect(rows.filter(({ events }) => events !== 1)).toEqual([]);
  const left = await ask<{ id: string }>("select id from started_forms where id = any($1::uuid[])", [
    sent.map(({ startedId }) => startedId),
  ]);
  expect(left.length + rows.length, "each is either sent or still begun").toBe(sent.length);

  const second = await site();
  try {
    for (const { reference = "", email } of confirmed().slice(-10)) {
      const visitor = aVisitor({ origin: second.url });
      const found = await visitor.ask("/api/submissions/look-up", { json: { reference, email } });
      expect(found.status).toBe(200);
      expect((await visitor.ask(`/forms/status?reference=${reference}`)).text).toContain(reference);
    }
  } finally {
    await second.stop();
  }
});

const uploads = 50;
const photo = aJpeg({ pixels: Buffer.alloc(1024 * 1024, 7) });

test(`of ${uploads} photos that are added while the server is killed, every part it answered for is there, and each is whole in the end`, async () => {
  const site = () => startSite({ DATABASE_URL: required("TEST_DATABASE_URL"), TRUSTED_PROXIES: "127.0.0.1" });
  const first = await site();
  const growers = await Promise.all(Array.from({ length: uploads / 2 }, () => beforePhotos(first.url)));
  const adding = await Promise.all(
    [...growers, ...growers].map((grower) => beginPhoto(first.url, grower, photo.length)),
  );
  const isWhole = ({ acknowledged }: Adding) => acknowledged === photo.length;
  const under = adding.map((one) => addPhoto(first.url, one, photo).catch(() => undefined));
  await expect.poll(() => adding.filter(isWhole).length, { intervals: [20] }).toBeGreaterThan(5);
  first.sendSignal("SIGKILL");
  await Promise.all([...under, first.exit]);
  expect(adding.filter(isWhole).length).toBeLessThan(uploads);

  const second = await site();
  try {
    for (const one of adding) {
      const head = await fetch(second.url + one.path, { method: "HEAD", headers: one.headers });
      const kept = Number(head.headers.get("upload-offset"));
      expect(kept).toBeGreaterThanOrEqual(one.acknowledged);
      await addPhoto(second.url, Object.assign(one, { acknowledged: kept }), photo);
      const got = await fetch(second.url + one.path, { headers: one.headers });
      expect(got.status).toBe(200);
      expect(Buffer.from(await got.arrayBuffer()).equals(photo)).toBe(true);
    }
  } finally {
    await second.stop();
  }
});
