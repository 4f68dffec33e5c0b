import { findDraft, type FormState } from "#lib/domains/fields/index.ts";

/** The draft of a rejected post, found by its response's address and cookie. Throws if there is none. */
export async function draftOf(answer: Response, form: string): Promise<FormState> {
  const [, id] = /[?&]draft=([\w-]{36})/.exec(answer.headers.get("location") ?? "") ?? [];
  const [, token] = /akoma\.draft=([\w-]{43});/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  const state = id && (await findDraft([form], id, token));
  if (answer.status !== 303 || !state) throw new Error(`a ${answer.status} that leads to no draft`);
  return state;
}
