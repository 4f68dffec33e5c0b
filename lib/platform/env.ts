import { BlockList, isIPv6 } from "node:net";
import { z } from "zod";
import { defaultChatHours, parseChatHours } from "#lib/platform/text/chat-hours.ts";
import { mailboxOf, readAddress } from "#lib/platform/text/read-address.ts";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("false")
  .transform((value) => value === "true" || value === "1");

/** A comma-separated list; empty when unset. Entries are trimmed and lower-cased. */
const list = (check: (entry: string) => boolean, sentence: string) =>
  z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine((entries) => entries.every(check), sentence);

const hosts = list(
  (entry) => /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(entry),
  "Give host names without port, separated by commas: diaspora.example.org,diaspora.example.com",
);

/** Whether `text` is a network such as 203.0.113.0/24 or 2001:db8::/32, or a single address. */
export function isNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  try {
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    if (prefix === undefined) new BlockList().addAddress(address, family);
    else new BlockList().addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, family);
    return rest.length === 0;
  } catch {
    return false;
  }
}

const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Marks a setting that is written into pages at build time: a change requires a new build. */
const inPages = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ inPages: true });

const socialLink = inPages(z.url({ protocol: /^https$/ }).optional());

/**
 * `npm run docs` writes these comments into docs/operations.md: what a setting means, and what applies when it is
 * unset.
 */
const settings = z.object({
  /** Set by commands, never by an operator. */
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /**
   * PostgreSQL: `postgresql://user:password@host:5432/name`. Pages are served without it; everything that stores
   * needs it.
   * @defaultValue `npm start`: its own; `npm run serve`: storing answers 503
   */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "Give the address of a PostgreSQL database: postgresql://user:password@host:5432/name",
    })
    .optional(),
  /**
   * The public address of the site: for canonical addresses, links in mails, and whether cookies are for https only.
   * Never taken from the Host header.
   * @defaultValue `http://localhost:3000`
   */
  SITE_URL: inPages(
    z
      .url({ protocol: /^https?$/ })
      .default("http://localhost:3000")
      .transform((value) => value.replace(/\/+$/, "")),
  ),
  /**
   * The port to listen on.
   * @defaultValue `3000`
   */
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * The address to listen on.
   * @defaultValue `127.0.0.1`
   */
  HOST: z.string().min(1).default("127.0.0.1"),
  /**
   * `fatal`, `error`, `warn`, `info`, `debug` or `silent`.
   * @defaultValue `info`
   */
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /**
   * Seconds between a failing readiness check and the end of new connections, for a load balancer to notice.
   * @defaultValue `5`
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(5),
  /**
   * Database connections of one instance. Readiness keeps 1 of them, sessions 2 and sign-in 2.
   * @defaultValue `12`
   */
  DATABASE_POOL: z.coerce.number().int().min(4).max(100).default(12),
  /**
   * How long a request waits for a connection, in milliseconds. A statement may take 1.8 times as long, a
   * transaction 5 times.
   * @defaultValue `1000`
   */
  DATABASE_WAIT_MS: z.coerce.number().int().min(1).max(60_000).default(1_000),
  /**
   * Where security researchers write, in `security.txt`: an https or mailto address.
   * @defaultValue the contact page
   */
  SECURITY_CONTACT: inPages(z.url({ protocol: /^(https|mailto)$/ }).optional()),
  /**
   * Where `npm start` stores its database.
   * @defaultValue `.data` in the project
   */
  DATA_DIR: z.string().min(1).optional(),
  /**
   * Where instances keep the assets of their builds for a day, so that pages opened before a new build find their
   * scripts. Share it between instances; otherwise such a page reloads itself once.
   * @defaultValue `assets` in `DATA_DIR`
   */
  ASSETS_DIR: z.string().min(1).optional(),
  /**
   * At least 32 characters, the same on every instance. All other keys for sign-in and mail are derived from it;
   * changing it signs everybody out and makes encrypted data unreadable.
   * @defaultValue `npm start`: made once and kept; `npm run serve`: refuses to start
   */
  AUTH_SECRET: z
    .string()
    .min(32, "Give at least 32 characters that nobody can guess. Make them with: openssl rand -base64 36")
    .optional(),
  /**
   * The mail server: `smtp://user:password@host:587` or `smtps://user:password@host:465`.
   * @defaultValue `npm start`: local demo; `npm run serve`: refuses to start
   */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /**
   * The sender of our mail.
   * @defaultValue `no-reply@` the host of `SITE_URL`
   */
  MAIL_FROM: z.string().min(3).optional(),
  /**
   * Addresses that become administrators when they sign in, separated by commas. The desk cannot take the role from
   * them.
   * @defaultValue none
   */
  ADMIN_EMAILS: list(
    (entry) => "address" in readAddress(entry),
    "Give e-mail addresses, separated by commas.",
  ).transform((entries) => entries.map(mailboxOf)),
  /**
   * Hosts that show the home page of the diaspora at `/`, separated by commas.
   * @defaultValue the main home page everywhere
   */
  DIASPORA_HOSTS: hosts,
  /**
   * Hosts that show the investor-impact page at `/`.
   * @defaultValue the main home page everywhere
   */
  IMPACT_HOSTS: hosts,
  /**
   * Hosts that show the home page of the credit union at `/`.
   * @defaultValue the main home page everywhere
   */
  CREDIT_UNION_HOSTS: hosts,
  /**
   * Networks of your proxies, separated by commas: only their `X-Forwarded-For`, `-Host` and `-Proto` are trusted.
   * Behind a proxy without this, all visitors share one rate limit.
   * @defaultValue the address of the connection counts
   */
  TRUSTED_PROXIES: list(isNetwork, "Give addresses or networks, separated by commas: 10.0.0.0/8,127.0.0.1"),
  /** Set only by `npm start`, never by an operator: mail is written to a folder and the sign-in page shows the code. */
  LOCAL_DEMO: flag,
  /**
   * Where the local demo writes its mail.
   * @defaultValue `.data/outbox`
   */
  OUTBOX_DIR: z.string().min(1).optional(),
  /**
   * The exchange-rate service, such as `https://api.frankfurter.dev/v1` (currencies of the European Central Bank only).
   * It receives `latest?base=USD&symbols=…` and returns `{ base, date, rates }`.
   * @defaultValue the dated rates in `lib/data/currency/snapshot.json`
   */
  RATES_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  /**
   * Where uploaded files are stored; one folder for all instances. Not used with `STORAGE_ENDPOINT`.
   * @defaultValue `uploads` in `DATA_DIR`
   */
  UPLOADS_DIR: z.string().min(1).optional(),
  /**
   * The address of an S3-compatible storage (path-style addresses), used instead of that folder.
   * @defaultValue the folder
   */
  STORAGE_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  /**
   * Its bucket.
   * @defaultValue needed with `STORAGE_ENDPOINT`
   */
  STORAGE_BUCKET: z.string().min(1).optional(),
  /**
   * Its region.
   * @defaultValue `us-east-1`
   */
  STORAGE_REGION: z.string().min(1).default("us-east-1"),
  /**
   * The id of the access key.
   * @defaultValue needed with `STORAGE_ENDPOINT`
   */
  STORAGE_KEY_ID: z.string().min(1).optional(),
  /**
   * The secret of the access key.
   * @defaultValue needed with `STORAGE_ENDPOINT`
   */
  STORAGE_SECRET: z.string().min(1).optional(),
  /**
   * The ClamAV daemon that scans every uploaded file: `tcp://host:3310`.
   * @defaultValue files are not scanned, and staff are told so beside each file
   */
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((value) => new URL(value).port !== "", "Give host and port: tcp://clamd:3310")
    .optional(),
  /**
   * A service with the API of OpenAI that words answers of the navigator: `https://api.example.org`, with or without
   * `/v1`. Plain http only on this machine.
   * @defaultValue no model: answers in the words of the pages
   */
  NAVIGATOR_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => value.startsWith("https:") || isThisMachine(new URL(value).hostname),
      "Give an https address: questions of visitors go there.",
    )
    .optional(),
  /**
   * Its key; any text if the service needs none.
   * @defaultValue needed with `NAVIGATOR_API_URL`
   */
  NAVIGATOR_API_KEY: z.string().min(1).optional(),
  /**
   * The name of the model.
   * @defaultValue needed with `NAVIGATOR_API_URL`
   */
  NAVIGATOR_API_MODEL: z.string().min(1).optional(),
  /**
   * The group's account on X: an https address, linked in the footer.
   * @defaultValue not linked
   */
  SOCIAL_TWITTER: socialLink,
  /**
   * The group's page on LinkedIn.
   * @defaultValue not linked
   */
  SOCIAL_LINKEDIN: socialLink,
  /**
   * The group's channel on YouTube.
   * @defaultValue not linked
   */
  SOCIAL_YOUTUBE: socialLink,
  /**
   * The group's account on Instagram.
   * @defaultValue not linked
   */
  SOCIAL_INSTAGRAM: socialLink,
  /**
   * The group's page on Facebook.
   * @defaultValue not linked
   */
  SOCIAL_FACEBOOK: socialLink,
  /**
   * When somebody usually answers in the chat, in UTC; several parts are separated by commas: `Mon-Fri 07:00-16:00,
   * Sat 08:00-12:00`.
   * @defaultValue `Mon-Fri 07:00-16:00`
   */
  CHAT_HOURS: inPages(
    z
      .string()
      .default(defaultChatHours)
      .refine(
        (text) => parseChatHours(text) !== undefined,
        "Give days and hours in UTC, in parts separated by commas: Mon-Fri 07:00-16:00",
      ),
  ),
  /**
   * Languages in which pages are built besides English, by the names of their folders in `lib/platform/words`: `fr,pt`.
   * @defaultValue English alone
   */
  EXTRA_LOCALES: inPages(
    list(
      (entry) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(entry),
      "Give names of languages, separated by commas: fr,pt",
    ),
  ),
  /**
   * Whether `/styleguide` is shown.
   * @defaultValue not shown
   */
  STYLEGUIDE: flag,
  /**
   * Hides the links to the offers for investors.
   * @defaultValue shown
   */
  NEXT_PUBLIC_HIDE_INVESTOR: inPages(flag),
  /**
   * Hides the links to the offers for vendors.
   * @defaultValue shown
   */
  NEXT_PUBLIC_HIDE_VENDOR: inPages(flag),
});

/** The settings that a service needs, by the setting with its address. */
const together = {
  STORAGE_ENDPOINT: ["STORAGE_BUCKET", "STORAGE_KEY_ID", "STORAGE_SECRET"],
  NAVIGATOR_API_URL: ["NAVIGATOR_API_KEY", "NAVIGATOR_API_MODEL"],
} as const;

const whole = settings.superRefine((given, context) => {
  for (const [address, others] of Object.entries(together) as [
    keyof typeof together,
    readonly (keyof Env)[],
  ][])
    for (const name of others.filter((one) => given[address] && !given[one]))
      context.addIssue({ code: "custom", path: [name], message: `Set it too, or unset ${address}.` });
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Env = z.output<typeof settings>;

/** The settings that are written into pages at build time. */
export const pageSettings = (Object.keys(settings.shape) as (keyof Env)[]).filter(
  (name) => settings.shape[name].meta()?.["inPages"] === true,
);

/** Parses settings. Throws one error that names every invalid setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = whole.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings are not usable:\n${lines.join("\n")}`);
}

/** A process with invalid settings exits at once and prints what is wrong instead of a stack. */
function readOrEnd(): Env {
  try {
    return readEnv(process.env);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}

export const env = readOrEnd();
