import { BlockList, isIPv6 } from "node:net";
import { z } from "zod";
import { defaultChatHours, parseChatHours } from "./chat/open/hours.ts";
import { mailboxOf, readAddress } from "./text/read-address.ts";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("false")
  .transform((value) => value === "true" || value === "1");

/** A comma-separated list; empty when unset. Each entry is trimmed and in lower case. */
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

/** Whether `text` is a network such as 203.0.113.0/24 or 2001:db8::/32, or one address. */
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

/** Marks a setting that is written into pages while they are built: a change of it asks for a new build. */
const inPages = <Schema extends z.ZodType>(schema: Schema): Schema => schema.meta({ inPages: true });

const socialLink = inPages(z.url({ protocol: /^https$/ }).optional());

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** PostgreSQL connection string. Pages are served without it; everything that stores asks for it. */
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "Give the address of a PostgreSQL database: postgresql://user:password@host:5432/name",
    })
    .optional(),
  /** Where the site lives. Canonical addresses come from here, never from the Host header. */
  SITE_URL: inPages(
    z
      .url({ protocol: /^https?$/ })
      .default("http://localhost:3000")
      .transform((value) => value.replace(/\/+$/, "")),
  ),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Seconds between a failing readiness check and the end of new connections, for a load balancer to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(5),
  /** Connections to PostgreSQL held by one instance, those kept for readiness, sessions and sign-in among them. */
  DATABASE_POOL: z.coerce.number().int().min(4).max(100).default(12),
  /** How long a request waits for one of them before it is told to come back, in milliseconds. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(1).max(60_000).default(1_000),
  /** Where security researchers write: an https or mailto address. The contact page when unset. */
  SECURITY_CONTACT: inPages(z.url({ protocol: /^(https|mailto)$/ }).optional()),
  /** Where the local database of `npm start` lives; `.data` in the project when unset. */
  DATA_DIR: z.string().min(1).optional(),
  /** Where instances keep the assets of their builds for a day, for pages that are older; below DATA_DIR when unset. */
  ASSETS_DIR: z.string().min(1).optional(),
  /** The key from which every other key of sign-in and mail is derived. Whoever changes it signs everybody out. */
  AUTH_SECRET: z
    .string()
    .min(32, "Give at least 32 characters that nobody can guess. Make them with: openssl rand -base64 36")
    .optional(),
  /** Where mail is handed over: smtp://user:password@host:587 or smtps://user:password@host:465. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender of our mail; no-reply at the host of SITE_URL when unset. */
  MAIL_FROM: z.string().min(3).optional(),
  /** These addresses become administrators when they sign in. */
  ADMIN_EMAILS: list(
    (entry) => "address" in readAddress(entry),
    "Give e-mail addresses, separated by commas.",
  ).transform((entries) => entries.map(mailboxOf)),
  /** Hosts whose home page is the diaspora's, the investor-impact page, or the credit union's. */
  DIASPORA_HOSTS: hosts,
  IMPACT_HOSTS: hosts,
  CREDIT_UNION_HOSTS: hosts,
  /** Networks of proxies of ours: only their X-Forwarded-For, -Host and -Proto are believed. */
  TRUSTED_PROXIES: list(isNetwork, "Give addresses or networks, separated by commas: 10.0.0.0/8,127.0.0.1"),
  /** Set by `npm start` alone: mail goes to a folder and the sign-in page shows the code. */
  LOCAL_DEMO: flag,
  /** Where the local demo puts its mail; a folder of the system's temporary one when unset. */
  OUTBOX_DIR: z.string().min(1).optional(),
  /** The exchange-rate service: asked for `latest?base=USD&symbols=…` below this address. The rates that ship with the site when unset. */
  RATES_URL: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  /** Where uploaded files lie, shared by all instances; `uploads` in DATA_DIR when unset. Not asked with STORAGE_ENDPOINT. */
  UPLOADS_DIR: z.string().min(1).optional(),
  /** A storage that speaks S3, in place of the folder: its address, and which bucket of it, by whose key. */
  STORAGE_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ""))
    .optional(),
  STORAGE_BUCKET: z.string().min(1).optional(),
  STORAGE_REGION: z.string().min(1).default("us-east-1"),
  STORAGE_KEY_ID: z.string().min(1).optional(),
  STORAGE_SECRET: z.string().min(1).optional(),
  /** The clamd that looks through uploaded files: tcp://host:3310. Without one, staff are told that nothing did. */
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .refine((value) => new URL(value).port !== "", "Give host and port: tcp://clamd:3310")
    .optional(),
  /** A service with the calls of OpenAI that words answers of the navigator, its key, and which model of it. No model when unset. */
  NAVIGATOR_API_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (value) => value.startsWith("https:") || isThisMachine(new URL(value).hostname),
      "Give an https address: questions of visitors go there.",
    )
    .optional(),
  NAVIGATOR_API_KEY: z.string().min(1).optional(),
  NAVIGATOR_API_MODEL: z.string().min(1).optional(),
  /** The group's own accounts elsewhere; the footer links those that are set. */
  SOCIAL_TWITTER: socialLink,
  SOCIAL_LINKEDIN: socialLink,
  SOCIAL_YOUTUBE: socialLink,
  SOCIAL_INSTAGRAM: socialLink,
  SOCIAL_FACEBOOK: socialLink,
  /** When somebody usually answers in the chat, in UTC. */
  CHAT_HOURS: inPages(
    z
      .string()
      .default(defaultChatHours)
      .refine(
        (text) => parseChatHours(text) !== undefined,
        "Give days and hours in UTC, in parts separated by commas: Mon-Fri 07:00-16:00",
      ),
  ),
  /** Languages that pages are built in beside English, by the names of their folders in lib/words. */
  EXTRA_LOCALES: inPages(
    list(
      (entry) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(entry),
      "Give names of languages, separated by commas: fr,pt",
    ),
  ),
  /** Shows /styleguide, which production does not. */
  STYLEGUIDE: flag,
  NEXT_PUBLIC_HIDE_INVESTOR: inPages(flag),
  NEXT_PUBLIC_HIDE_VENDOR: inPages(flag),
});

/** What a service cannot be asked without, by the setting that names where it is. */
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

/** The name of every setting there is. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

export type Env = z.output<typeof settings>;

/** The settings that pages are built with. */
export const pageSettings = (Object.keys(settings.shape) as (keyof Env)[]).filter(
  (name) => settings.shape[name].meta()?.["inPages"] === true,
);

/** Reads settings once. Throws one error that names every bad setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = whole.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`Settings are not usable:\n${lines.join("\n")}`);
}

/** A process whose settings are wrong ends at once, with what is wrong instead of a stack. */
function readOrEnd(): Env {
  try {
    return readEnv(process.env);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exit(1);
  }
}

export const env = readOrEnd();
