import { findDraft, type FormState } from "#lib/forms/index.ts";

/** What the page finds that a refused post leads to, with the cookie its answer sets. Throws where there is none. */
export async function draftOf(answer: Response, form: string): Promise<FormState> {
  const [, id] = /[?&]draft=([\w-]{36})/.exec(answer.headers.get("location") ?? "") ?? [];
  const [, token] = /akoma\.draft=([\w-]{43});/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  const state = id && (await findDraft([form], id, token));
  if (answer.status !== 303 || !state) throw new Error(`a ${answer.status} that leads to no draft`);
  return state;
}
