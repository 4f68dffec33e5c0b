import { Refusal, endWith } from "../say.ts";
import { answerOrder } from "../answer-order.ts";

const usage = `Use it like this:
  npm run caseworkers -- list
  npm run caseworkers -- retire ADDRESS
Keys are made and changed by caseworkers themselves, at /admin/confidential/keys.`;

type Order = { deed: "list" } | { deed: "retire"; email: string };

function readOrder([deed = "list", email, ...more]: readonly string[]): Order {
  if (deed === "list" && !email) return { deed };
  if (deed === "retire" && email && more.length === 0) return { deed, email };
  throw new Refusal(usage);
}

/** Loaded only when the order is understood: settings are read when these modules load. */
async function load() {
  return { confidential: await import("#lib/confidential/index.ts") };
}
type Site = Awaited<ReturnType<typeof load>>;

async function list({ confidential }: Site): Promise<string> {
  const [keys, parts] = await Promise.all([confidential.listKeys(), confidential.listToReseal()]);
  const rows = keys.map(({ email, since, recipient }) => `${email}, since ${since}, ${recipient}`);
  const whose =
    rows.length > 0 ? rows.join("\n") : "No caseworker has a key: nothing can be filed in confidence.";
  const many = parts.length >= 500 ? "500 or more" : String(parts.length);
  return `${whose}\nParts that are not sealed to exactly these: ${many}. A caseworker seals them anew at /admin/confidential/keys.`;
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
    return order.deed === "list" ? list(site) : retire(site, order.email);
  });
}

await run().catch(endWith);
