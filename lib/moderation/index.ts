import "server-only";

export { moderationForm } from "./form.ts";
export { listWords, listedWords, type WaitingWords } from "./list-words.ts";
export { moderateWords } from "./moderate-words.ts";
