import { Refusal, endWith } from "../say.ts";
import { answerOrder } from "../on-site.ts";

const usage = `Use it like this:
  npm run caseworkers -- list
  npm run caseworkers -- first FINGERPRINT
  npm run caseworkers -- retire ADDRESS
"first" has a key count that its caseworker has read to you, where no other caseworker can sign it. Keys are made and changed by caseworkers themselves, at /admin/confidential/keys.`;

type Order =
  { action: "list" } | { action: "first"; fingerprint: string } | { action: "retire"; email: string };

function readOrder([action = "list", email, ...more]: readonly string[]): Order {
  if (action === "list" && !email) return { action };
  if (action === "first" && email) return { action, fingerprint: [email, ...more].join("") };
  if (action === "retire" && email && more.length === 0) return { action, email };
  throw new Refusal(usage);
}

/** Loaded only when the command is valid: these modules read the settings as they load. */
async function load() {
  return {
    confidential: await import("#lib/domains/confidential/index.ts"),
    casework: await import("#lib/domains/casework/index.ts"),
  };
}
type Site = Awaited<ReturnType<typeof load>>;

async function list({ confidential }: Site): Promise<string> {
  const [keys, parts] = await Promise.all([confidential.listKeys(), confidential.listToReseal()]);
  const rows = (counts: boolean) =>
    keys
      .filter((key) => key.counts === counts)
      .map(
        ({ email, since, recipient, fingerprint }) =>
          `${email}, since ${since}, ${recipient}, fingerprint ${fingerprint}`,
      );
  const [counting, waiting] = [rows(true), rows(false)];
  const many = parts.length >= 500 ? "500 or more" : String(parts.length);
  return [
    ...(counting.length > 0 ? counting : ["No caseworker's key counts: nothing can be filed in confidence."]),
    ...(waiting.length > 0 ? ["Keys that wait for a signature; nothing is sealed to them:", ...waiting] : []),
    `Parts that are not sealed to exactly the keys that count: ${many}. A caseworker seals them anew at /admin/confidential/keys.`,
  ].join("\n");
}

async function first({ confidential, casework }: Site, fingerprint: string): Promise<string> {
  const done = await confidential.countAsFirst(fingerprint, casework.notifyOfKey);
  if (done === "unknown") throw new Refusal("No key that waits for a signature has this fingerprint.");
  if (done === "signable")
    throw new Refusal("Another caseworker can sign this key, at /admin/confidential/keys. Nothing was done.");
  return `The key of ${done.email} counts from now on, and all caseworkers are told by mail.`;
}

async function retire({ confidential }: Site, email: string): Promise<string> {
  if (!(await confidential.retireKey(email)))
    throw new Refusal(`Nobody with the address ${email} has a key in use.`);
  return `The key of ${email} is out of use: nothing is sealed to it from now on. What was sealed to it before opens with it until a caseworker seals it anew, at /admin/confidential/keys.`;
}

async function run(): Promise<void> {
  const order = readOrder(process.argv.slice(2));
  await answerOrder(async () => {
    const site = await load();
    if (order.action === "list") return list(site);
    return order.action === "first" ? first(site, order.fingerprint) : retire(site, order.email);
  });
}

await run().catch(endWith);
