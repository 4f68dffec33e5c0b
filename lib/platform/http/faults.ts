import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { log } from "#lib/platform/log.ts";
import { fault } from "#lib/platform/words/faults.ts";

/** Prisma and driver codes that mean "the database cannot be reached or does not answer in time". */
const unreachable = new Set([
  "P1000", "P1001", "P1002", "P1003", "P1008", "P1010", "P1011", "P1017", "P2024", "P2028", "P2037",
  "ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ENOENT", "EPIPE", "ETIMEDOUT", "EAI_AGAIN",
  "57P01", "57P02", "57P03", "53300", "08000", "08001", "08003", "08004", "08006", "57014", "25006",
]); // prettier-ignore

/**
 * PostgreSQL's codes for "no room on the disk", "no memory" and "the disk fails": it still reads, but stores nothing.
 */
const full = new Set(["53100", "53200", "58030"]);

/**
 * PostgreSQL's and Prisma's codes for a value that no column can store: too large a number, a moment before its
 * calendar, a character it does not accept.
 */
const unstorable = new Set(["22003", "22008", "22021", "22P05", "P2020", "P2033"]);

const unreachableKinds = new Set([
  "DatabaseNotReachable", "ConnectionClosed", "SocketTimeout", "TooManyConnections", "DatabaseDoesNotExist", "TlsConnectionError",
]); // prettier-ignore

const unreachableWords =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|server has closed the connection/i;

function textIn(value: object, key: string): string | undefined {
  const found: unknown = (value as Record<string, unknown>)[key];
  return typeof found === "string" ? found : undefined;
}

const hasCode = (at: object, codes: ReadonlySet<string>): boolean =>
  codes.has(textIn(at, "code") ?? "") || codes.has(textIn(at, "originalCode") ?? "");

const saysAway = (at: object): boolean =>
  hasCode(at, unreachable) ||
  unreachableKinds.has(textIn(at, "kind") ?? "") ||
  unreachableWords.test(textIn(at, "message") ?? "");

/** Whether a fault, or any of its causes, matches. */
function isOrComesFrom(fault: unknown, isSuch: (at: object) => boolean): boolean {
  for (let at: unknown = fault, depth = 0; at && typeof at === "object" && depth < 6; depth += 1) {
    if (isSuch(at)) return true;
    const record = at as { cause?: unknown; meta?: { driverAdapterError?: unknown } };
    at = record.cause ?? record.meta?.driverAdapterError;
  }
  return false;
}

/** Whether a fault, or any of its causes, says that the database is away. */
export const isDatabaseAway = (fault: unknown): boolean => isOrComesFrom(fault, saysAway);

/** Whether the database is up but has no room: nothing is stored. */
const isDatabaseFull = (fault: unknown): boolean => isOrComesFrom(fault, (at) => hasCode(at, full));

/** Turns anything thrown into an error that the visitor may read; our own faults are logged with their cause. */
export function toAppError(thrown: unknown, action: string): AppError {
  if (thrown instanceof AppError) return thrown;
  if (isDatabaseAway(thrown)) {
    log.error({ err: thrown, action }, "database away");
    return new AppError("unavailable", fault("away"), {
      retryAfterSeconds: 5,
      cause: thrown,
    });
  }
  if (isDatabaseFull(thrown)) {
    log.error({ err: thrown, action }, "database full");
    return new AppError("unavailable", fault("full"), { retryAfterSeconds: 60, cause: thrown });
  }
  if (isOrComesFrom(thrown, (at) => hasCode(at, unstorable))) {
    log.error({ err: thrown, action }, "a value reached the database that it cannot hold");
    return new AppError("invalid_input", fault("checkFields"), { cause: thrown });
  }
  log.error({ err: thrown, action }, "unhandled fault");
  return new AppError("internal", fault("internal"), { cause: thrown });
}

/**
 * The result of `work`; undefined if it fails, which is logged under `action`. The page then says so and stays usable.
 */
export async function unlessAway<T>(action: string, work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (thrown) {
    toAppError(thrown, action);
    return undefined;
  }
}
