import { pino } from "pino";
import { env } from "./env.ts";
import { currentRequest } from "./request-scope.ts";

/**
 * Structured logs on standard output. A line may contain: names of operations, our own ids, counts, durations, the ids
 * of the request and of its actor, error classes. It must not contain: addresses, names, messages, codes, tokens, query
 * strings.
 */
export const log = pino({
  level: env.NODE_ENV === "test" ? "silent" : env.LOG_LEVEL,
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: describeFault },
  mixin: describeRequest,
});

/** The request a line is about, and its actor, by id only. */
function describeRequest(): { requestId?: string; actorId?: string } {
  const asked = currentRequest();
  return asked ? { requestId: asked.id, ...(asked.actorId && { actorId: asked.actorId }) } : {};
}

/** An error without its message: drivers put values of rows into messages. */
function describeFault(fault: unknown): { type: string; code?: string; stack?: string } {
  if (!(fault instanceof Error)) return { type: typeof fault };
  const code = "code" in fault && typeof fault.code === "string" ? fault.code : undefined;
  const frames = fault.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8);
  return { type: fault.name, ...(code && { code }), ...(frames?.length && { stack: frames.join("\n") }) };
}
