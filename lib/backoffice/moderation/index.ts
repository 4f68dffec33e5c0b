import "server-only";

export {
  moderationForm,
  moderationFormId,
  listWords,
  listedWords,
  moderateWithin,
  moderateWords,
  type WaitingWords,
} from "./moderate-words.ts";
