import "server-only";
import { AppError } from "#lib/platform/errors.ts";
import { clientAddress } from "#lib/platform/http/client-address.ts";
import type { FormHandler } from "#lib/platform/http/endpoint.ts";
import { toAppError } from "#lib/platform/http/faults.ts";
import { plainAnswer } from "#lib/platform/http/plain-page.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";
import { localizedHref } from "#lib/data/site/localized-href.ts";
import { newToken } from "#lib/platform/secrets/index.ts";
import { wordsOf } from "#lib/platform/words/index.ts";
import { draftCookieHeader, readDraftToken, keepDraft } from "./drafts.ts";
import type { Field } from "./open/fields.ts";
import { summaryId } from "./open/drawn-field.ts";
import { readPost, type Read } from "./open/read-post.ts";

type Path = `/${string}`;

type Given<T> = {
  /** The id under which the page of the form looks up the draft. */
  id: string;
  /** The API route that the form posts to. */
  action: Path;
  fields: readonly Field[];
  /** The hidden fields of the form. */
  unseen?: readonly Read[];
  /** Where the visitor is redirected after success. */
  next: (result: T, post: URLSearchParams) => string;
  /**
   * The page that renders the form, and renders it again from a draft, without a fragment in its address. `post` is
   * undefined if it could not be read.
   */
  page: (post: URLSearchParams | undefined) => Path;
};

/** A code is never filled in again: it was wrong, or is about to be used up. */
const isNeverKept = ({ kind }: Field): boolean => kind === "code";

/** The page with the draft in its query, at the error summary. */
const withDraft = (page: Path, id: string): Path =>
  `${page}${page.includes("?") ? "&" : "?"}draft=${id}#${summaryId}`;

/**
 * The page itself; for a visitor who is not signed in, or no longer, the sign-in page, which leads there with all that
 * was typed.
 */
const whereTo = ({ code }: AppError, page: Path): Path =>
  code === "unauthenticated" ? localizedHref(signInAddress("login", page)) : page;

/** Whether nothing can be stored now. The response page then carries what was typed itself. */
const isFaultOfOurs = ({ code }: AppError): boolean => code === "unavailable" || code === "internal";

/**
 * Builds the handler of a form without script from its definition: it reads the post by its fields. If the post is
 * rejected, what was typed is stored sealed, and the page of the form renders it again with what is wrong.
 */
export function formHandler<T>({ id, action, fields, unseen = [], next, page }: Given<T>): FormHandler<T> {
  const unkept = new Set(fields.filter(isNeverKept).map(({ name }) => name));

  function answerItself(error: AppError, post: URLSearchParams | undefined): Response {
    const entries = [...(post ?? [])].filter(([name]) => !unkept.has(name));
    const back = { href: whereTo(error, page(post)), label: wordsOf("fields")("toForm") };
    return plainAnswer({ error, back, ...(entries.length > 0 && { resend: { action, entries } }) });
  }

  async function keep(error: AppError, post: URLSearchParams, request: Request): Promise<Response> {
    const token = readDraftToken(request) ?? newToken();
    const { code, message, fields: marked } = error;
    const draft = await keepDraft(
      id,
      {
        entries: [...post].filter(([name]) => !unkept.has(name)),
        fault: { code, message, ...(marked && { fields: marked as Record<string, string[]> }) },
      },
      { token, address: clientAddress(request.headers) },
    );
    const headers: [string, string][] = [
      ["location", whereTo(error, withDraft(page(post), draft))],
      ["cache-control", "no-store"],
      draftCookieHeader(token),
    ];
    return new Response(null, { status: 303, headers });
  }

  return {
    read: (post) => readPost([...unseen, ...fields], post),
    next,
    problem: async (error, post, request) => {
      if (!post || isFaultOfOurs(error)) return answerItself(error, post);
      try {
        return await keep(error, post, request);
      } catch (thrown) {
        // Too many drafts were stored for this network, or nothing can be stored: the first message is still the one to
        // act on.
        toAppError(thrown, "keepDraft");
        return answerItself(error, post);
      }
    },
  };
}
