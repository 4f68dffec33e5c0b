import "server-only";

export {
  moderationForm,
  moderationFormId,
  listWords,
  moderateWithin,
  moderateWords,
  type WaitingWords,
} from "./moderate-words.ts";
