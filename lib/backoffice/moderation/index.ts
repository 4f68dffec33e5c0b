import "server-only";

export {
  moderationForm,
  moderationFormId,
  listWords,
  listedWords,
  type WaitingWords,
  moderateWithin,
  moderateWords,
} from "./moderate-words.ts";
