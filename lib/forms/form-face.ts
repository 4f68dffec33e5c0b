import "server-only";
import { AppError } from "../errors.ts";
import { clientAddress } from "../http/client-address.ts";
import type { FormFace } from "../http/endpoint.ts";
import { toAppError } from "../http/faults.ts";
import { plainAnswer } from "../http/plain-page.ts";
import { signInAddress } from "../members/open/sign-in-address.ts";
import { spokenHref } from "../site/spoken-href.ts";
import { newToken } from "../secrets/index.ts";
import { wordsOf } from "../words/index.ts";
import { draftCookieHeader, readDraftToken } from "./drafts/draft-cookie.ts";
import { keepDraft } from "./drafts/keep-draft.ts";
import type { Field } from "./open/fields.ts";
import { summaryId } from "./open/drawn-field.ts";
import { readPost, type Read } from "./open/read-post.ts";

type Path = `/${string}`;

type Given<T> = {
  /** By this name the page of the form asks for the draft. */
  id: string;
  /** The call the form posts to. */
  action: Path;
  fields: readonly Field[];
  /** What the form sends along unseen. */
  unseen?: readonly Read[];
  /** Where the visitor goes once it is done. */
  next: (result: T, post: URLSearchParams) => string;
  /**
   * The page that draws the form, and draws it again from a draft, without a mark in its address; `post` is left out when
   * it could not be read.
   */
  page: (post: URLSearchParams | undefined) => Path;
};

/** A code is not shown again: it was wrong, or is on its way to being used up. */
const isNeverKept = ({ kind }: Field): boolean => kind === "code";

/** The page with the draft in its query, at the list of what is wrong. */
const withDraft = (page: Path, id: string): Path =>
  `${page}${page.includes("?") ? "&" : "?"}draft=${id}#${summaryId}`;

/** To the page; for whoever is not signed in, or is so no longer, by way of the sign-in, with all that was typed. */
const whereTo = ({ code }: AppError, page: Path): Path =>
  code === "unauthenticated" ? spokenHref(signInAddress("login", page)) : page;

/** Whether nothing can be kept now: then the page that answers carries what was typed itself. */
const isFaultOfOurs = ({ code }: AppError): boolean => code === "unavailable" || code === "internal";

/**
 * How a form works without script, from its definition: the post is read by its fields; when it cannot be taken, what
 * was typed is kept sealed, and the page of the form draws it again with what is wrong.
 */
export function formFace<T>({ id, action, fields, unseen = [], next, page }: Given<T>): FormFace<T> {
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
        // Too many were kept for this network, or nothing can be stored: the first sentence is still the one to act on.
        toAppError(thrown, "keepDraft");
        return answerItself(error, post);
      }
    },
  };
}
