import "server-only";

export { moderationForm, moderationFormId } from "./form.ts";
export {
  listWords,
  listedWords,
  type WaitingWords,
  moderateWithin,
  moderateWords,
} from "./moderate-words.ts";
