import { choice, country, file, longText, text } from "#lib/domains/fields/open/fields.ts";
import { mostAnswer, mostFiles, mostReach, mostWords } from "./limits.ts";
import { closingReasons } from "./states.ts";

const words = (key: string) => ({ area: "confidential", key: `field.${key}` }) as const;

const about = choice("about", {
  words: words("about"),
  options: ["held", "missing", "threat", "work", "papers", "other"],
});
const where = country("country", {
  words: words("country"),
  of: "world",
  optional: true,
  autoComplete: "off",
});
const whatHappened = longText("words", {
  words: words("words"),
  most: mostWords,
  rows: 9,
  autoComplete: "off",
});
const reach = text("reach", { words: words("reach"), most: mostReach, optional: true, autoComplete: "off" });
const papers = file("files", {
  words: { ...words("files"), values: { megabytes: "1.5" } },
  upTo: mostFiles,
  kinds: ["photo", "pdf"],
  optional: true,
});

/** The questions for somebody who files a case. Files are not among the answers, because they are sealed separately. */
export const intakeFields = [about, where, whatHappened, reach] as const;
export const intakeFieldsWithFiles = [...intakeFields, papers] as const;

export const receiptField = text("receipt", { words: words("receipt"), most: 40, autoComplete: "off" });
export const furtherField = longText("words", {
  words: words("further"),
  most: mostWords,
  rows: 6,
  autoComplete: "off",
});

export const answerField = longText("words", {
  words: words("answer"),
  most: mostAnswer,
  rows: 7,
  autoComplete: "off",
});
export const reasonField = choice("reason", { words: words("reason"), options: closingReasons });
