import { z } from "zod";

const flag = z
  .enum(["true", "false", "1", "0", ""])
  .default("false")
  .transform((value) => value === "true" || value === "1");

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  /** PostgreSQL connection string. Pages are served without it; everything that stores asks for it. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Where the site lives. Canonical addresses come from here, never from the Host header. */
  SITE_URL: z
    .url({ protocol: /^https?$/ })
    .default("http://localhost:3000")
    .transform((value) => value.replace(/\/+$/, "")),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  /** Seconds between a failing readiness check and the end of new connections, for a load balancer to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(120).default(5),
  /** Connections to PostgreSQL held by one instance. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(10),
  /** Where security researchers write: an https or mailto address. The contact page when unset. */
  SECURITY_CONTACT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Where the local database of `npm start` lives; `.data` in the project when unset. */
  DATA_DIR: z.string().min(1).optional(),
  /** Shows /styleguide, which production does not. */
  STYLEGUIDE: flag,
  NEXT_PUBLIC_HIDE_INVESTOR: flag,
  NEXT_PUBLIC_HIDE_VENDOR: flag,
});

export type Env = z.output<typeof settings>;

/** Reads settings once. Throws one error that names every bad setting. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(present);
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
