import "server-only";

export { moderationForm, moderationFormId } from "./form.ts";
export { listWords, listedWords, type WaitingWords } from "./list-words.ts";
export { moderateWithin, moderateWords } from "./moderate-words.ts";
