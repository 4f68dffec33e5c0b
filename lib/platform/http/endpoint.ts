import "server-only";
import { listLocales, withLocale } from "#lib/platform/words/index.ts";
import { defaultLocale } from "#lib/platform/words/open/locales.ts";
import type { z } from "zod";
import { AppError } from "#lib/platform/errors.ts";
import { fault } from "#lib/platform/words/faults.ts";
import { checkOrigin } from "./check-origin.ts";
import { fail, succeed } from "./envelope.ts";
import { toAppError } from "./faults.ts";
import { isFormPost, readBody, type Body, type BodyLimit } from "./read-body.ts";

/** The language of the page that made a call: calls have no language prefix. */
export function localeOf(request: Request): string {
  const page = request.headers.get("referer");
  const first = page && URL.canParse(page) ? new URL(page).pathname.split("/")[1] : undefined;
  return listLocales().find((locale) => locale === first) ?? defaultLocale;
}

/**
 * Answers the GET of an address that only accepts posts. A visitor whose form was refused has it in the address bar:
 * opened again, it leads to the page of the form, not to an error. A script gets what `refuse` returns.
 */
export const toFormOf =
  (page: `/${string}`, refuse: () => Response) =>
  (request: Request): Response => {
    if (!request.headers.get("accept")?.includes("text/html")) return refuse();
    return new Response(null, { status: 303, headers: { location: page, "cache-control": "no-store" } });
  };

/** Parses the input of a call by its schema; throws `invalid_input` with all errors, by field. */
export function checkInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) (fields[issue.path.join(".")] ??= []).push(issue.message);
  throw new AppError("invalid_input", fault("checkFields"), { fields });
}

/** A form handler: how a plain form post, from a page without script, is parsed and answered. */
export type FormHandler<T> = {
  /** The post's fields in the shape that the schema expects. */
  read: (fields: URLSearchParams) => unknown;
  /** Where the visitor goes next, by a 303. */
  next: (result: T, fields: URLSearchParams) => string;
  /**
   * Leads to a page that shows the errors, with everything typed still in it. `fields` is undefined if they could not
   * be read, or came from another site and must not be shown as the visitor's own.
   */
  problem: (
    error: AppError,
    fields: URLSearchParams | undefined,
    request: Request,
  ) => Response | Promise<Response>;
};

/** What is sent after an action. `headers` may name a header twice, as for cookies. */
type Reply = { data: unknown; headers?: [string, string][] };

type Action<S extends z.ZodType, T> = Answered<T> & {
  schema: S;
  /** `fields` is the plain form post, for what it carries besides the schema's fields. */
  handle: (input: z.output<S>, request: Request, fields?: URLSearchParams) => Promise<T>;
};

type GuardedAction<S extends z.ZodType, T, V> = Answered<T> & {
  /**
   * Identifies the caller and checks their rights; throws for everybody else. It reads only the headers of the request.
   */
  guard: (request: Request) => Promise<V>;
  schema: S;
  handle: (visit: V, input: z.output<S>, request: Request, fields?: URLSearchParams) => Promise<T>;
};

type Answered<T> = {
  /** The name under which failures are logged. */
  name: string;
  form?: FormHandler<T>;
  /** For a body that may be larger than 16 KB. */
  most?: BodyLimit;
  /** Adds to the body, before it is validated, what the request already says and the sender need not repeat. */
  complete?: (body: Body, request: Request) => Promise<Body>;
  /** What the caller gets of the result, and with which headers. By default all of it, without headers. */
  reply?: (result: T) => Reply;
  /** For an action whose answer is a file, to a call and to a plain form alike. Errors are answered as usual. */
  file?: (result: T) => Response;
};

/**
 * Makes the handler of one action behind one POST. It checks the origin, reads the body (at most 16 KB, unless `most`
 * says otherwise), parses it once and calls `handle`. JSON is answered with the envelope, a plain form post with 303 or
 * with the form again.
 */
export const endpoint = <S extends z.ZodType, T>({ handle, ...action }: Action<S, T>) =>
  guardedEndpoint<S, T, undefined>({
    ...action,
    guard: () => Promise.resolve(undefined),
    handle: (_, ...given) => handle(...given),
  });

/** The fields of a plain form post that is already refused, to be shown again; undefined if they cannot be read. */
const fieldsOf = (request: Request, most: BodyLimit | undefined): Promise<URLSearchParams | undefined> =>
  readBody(request, most).then(
    (body) => (body.kind === "form" ? body.value : undefined),
    () => undefined,
  );

/**
 * Like `endpoint`, but behind a guard: the caller is checked before anything of the body, so that a stranger learns
 * nothing about accepted input, and the body of a stranger's call is not even read.
 */
export function guardedEndpoint<S extends z.ZodType, T, V>({
  name,
  guard,
  schema,
  handle,
  form,
  most,
  complete,
  reply,
  file,
}: GuardedAction<S, T, V>) {
  const replyTo = (result: T): Reply => reply?.(result) ?? { data: result };
  const answer = async (request: Request): Promise<Response> => {
    let fields: URLSearchParams | undefined;
    try {
      checkOrigin(request);
      const visit = await guard(request).catch(async (refused: unknown) => {
        if (form && isFormPost(request)) fields = await fieldsOf(request, most);
        throw refused;
      });
      const sent = await readBody(request, most);
      if (sent.kind === "form") fields = sent.value;
      const body = complete ? await complete(sent, request) : sent;
      if (body.kind === "json") {
        const done = await handle(visit, checkInput(schema, body.value), request);
        if (file) return file(done);
        const { data, headers = [] } = replyTo(done);
        return succeed(data, [["cache-control", "no-store"], ...headers]);
      }
      if (!form) throw new AppError("unsupported_media_type", fault("sendJson"));
      fields = body.value;
      const result = await handle(visit, checkInput(schema, form.read(fields)), request, fields);
      if (file) return file(result);
      const location: [string, string] = ["location", form.next(result, fields)];
      const headers: [string, string][] = [
        location,
        ["cache-control", "no-store"],
        ...(replyTo(result).headers ?? []),
      ];
      return new Response(null, { status: 303, headers });
    } catch (thrown) {
      const error = toAppError(thrown, name);
      return form && isFormPost(request) ? await form.problem(error, fields, request) : fail(error);
    }
  };
  return (request: Request): Promise<Response> => withLocale(localeOf(request), () => answer(request));
}

/**
 * Handles a GET of the API: what `handle` throws is answered with the envelope, and our own faults are logged under
 * `name`.
 */
export function query<A extends unknown[]>(
  name: string,
  handle: (...args: A) => Response | Promise<Response>,
) {
  return async (...args: A): Promise<Response> => {
    try {
      return await handle(...args);
    } catch (thrown) {
      return fail(toAppError(thrown, name));
    }
  };
}

type Handler = (request: Request, context: never) => Response | Promise<Response>;
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof methods)[number];

/**
 * Completes the methods of a route: adds a 405 with the envelope and an Allow header for the missing ones, and an
 * OPTIONS that names only the given ones (Next would name every exported one). HEAD follows GET.
 */
export function route<H extends Partial<Record<Method, Handler>>>(handlers: H) {
  const given = methods.filter((method) => handlers[method]);
  const allow = [...given, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].join(", ");
  const refuse = () =>
    fail(new AppError("method_not_allowed", fault("methodNotAllowed", { allow })), { allow });
  const OPTIONS = () => new Response(null, { status: 204, headers: { allow } });
  const refusals = { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
  return { ...refusals, ...handlers, OPTIONS } as Omit<typeof refusals, keyof H> &
    H & { OPTIONS: typeof OPTIONS };
}
