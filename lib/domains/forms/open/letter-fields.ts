import {
  address,
  choice,
  choices,
  country,
  date,
  longText,
  number,
  phone,
  text,
  type AnswersOf,
  type Field,
} from "#lib/domains/fields/open/fields.ts";
import { fullName, senderEmail } from "#lib/domains/fields/open/common-fields.ts";
import { letterLanguages, type LetterKind } from "./letter-kinds.ts";

const words = (key: string) => ({ area: "letters", key }) as const;
/** Some records are older than anybody who asks for them. */
const longAgo = -150 * 366;
const past = { earliestDays: longAgo, latestDays: 0 } as const;

const language = choice("language", { words: words("language"), options: letterLanguages });

const sender = [
  fullName,
  address("address", { words: words("address") }),
  senderEmail,
  phone("phone", { words: words("phone"), home: "address", optional: true, autoComplete: "tel" }),
] as const;

const addressee = [
  text("institution", { words: words("institution"), most: 160 }),
  text("department", { words: words("department"), most: 120, optional: true }),
  country("country", { words: words("country"), of: "africa" }),
  longText("institutionAddress", {
    words: words("institutionAddress"),
    most: 300,
    rows: 3,
    optional: true,
  }),
] as const;

/** Whose record it is: the sender's, their child's, or that of a relative they may act for. */
const about = [
  choice("about", { words: words("about"), options: ["me", "child", "relative"] }),
  text("authority", {
    words: words("authority"),
    most: 200,
    when: { field: "about", is: ["relative"] },
  }),
] as const;
/** The same for somebody who has died. The names differ, because one form asks for letters of either sort. */
const aboutDead = [
  choice("deceased", { words: words("about"), options: ["child", "relative"] }),
  text("deceasedAuthority", {
    words: words("authority"),
    most: 200,
    when: { field: "deceased", is: ["relative"] },
  }),
] as const;

const person = [
  text("recordName", { words: words("recordName"), most: 120 }),
  text("earlierName", { words: words("earlierName"), most: 120, optional: true }),
  date("born", { words: words("born"), ...past }),
] as const;
const birthPlace = text("birthPlace", { words: words("birthPlace"), most: 120 });
const place = text("place", { words: words("place"), most: 120 });
const recordNumber = text("recordNumber", { words: words("recordNumber"), most: 60, optional: true });
const years = text("years", { words: words("years"), most: 60 });

const student = [
  ...person,
  text("studentNumber", { words: words("studentNumber"), most: 60, optional: true }),
  text("programme", { words: words("programme"), most: 160 }),
  years,
] as const;
const patient = [
  ...about,
  ...person,
  text("patientNumber", { words: words("patientNumber"), most: 60, optional: true }),
] as const;

const purpose = text("purpose", { words: words("purpose"), most: 200 });
const copies = number("copies", { words: words("copies"), min: 1, max: 10, isWhole: true });
const extent = choice("extent", { words: words("extent"), options: ["full", "extract"] });

const ending = [
  choice("delivery", { words: words("delivery"), options: ["email", "post", "collect"] }),
  longText("note", { words: words("note"), most: 1500, rows: 4, optional: true }),
] as const;

const start = [language, ...sender, ...addressee] as const;

/** The fields of each letter, in order. */
export const letterFields = {
  transcript: [
    ...start,
    ...about,
    ...student,
    longText("sendTo", { words: words("sendTo"), most: 300, rows: 3, optional: true }),
    copies,
    ...ending,
  ],
  degreeCopy: [
    ...start,
    ...about,
    ...student,
    text("degree", { words: words("degree"), most: 160 }),
    copies,
    ...ending,
  ],
  studies: [...start, ...about, ...student, purpose, ...ending],
  recommendation: [
    ...start,
    ...student,
    text("appliedFor", { words: words("appliedFor"), most: 200 }),
    date("neededBy", { words: words("neededBy"), earliestDays: 0, latestDays: 2 * 366, optional: true }),
    ...ending,
  ],
  admission: [
    ...start,
    ...person,
    text("applicationNumber", { words: words("applicationNumber"), most: 60, optional: true }),
    text("programme", { words: words("programme"), most: 160 }),
    text("intake", { words: words("intake"), most: 60 }),
    choice("matter", { words: words("matter"), options: ["deferral", "question"] }),
    text("deferTo", {
      words: words("deferTo"),
      most: 60,
      when: { field: "matter", is: ["deferral"] },
    }),
    longText("reason", {
      words: words("reason"),
      most: 1000,
      rows: 4,
      when: { field: "matter", is: ["deferral"] },
    }),
    longText("question", {
      words: words("question"),
      most: 1000,
      rows: 4,
      when: { field: "matter", is: ["question"] },
    }),
    ...ending,
  ],
  medicalRecords: [
    ...start,
    ...patient,
    years,
    choices("records", {
      words: words("records"),
      options: ["summary", "visits", "results", "images", "medicines", "operations"],
    }),
    ...ending,
  ],
  vaccinations: [
    ...start,
    ...patient,
    text("vaccines", { words: words("vaccines"), most: 200, optional: true }),
    years,
    purpose,
    ...ending,
  ],
  medicalCertificate: [
    ...start,
    ...patient,
    date("seenOn", { words: words("seenOn"), ...past }),
    purpose,
    ...ending,
  ],
  referral: [
    ...start,
    ...patient,
    text("speciality", { words: words("speciality"), most: 120 }),
    text("referTo", { words: words("referTo"), most: 160, optional: true }),
    longText("reason", { words: words("reason"), most: 1000, rows: 4, optional: true }),
    ...ending,
  ],
  birth: [
    ...start,
    ...about,
    ...person,
    birthPlace,
    text("parents", { words: words("parents"), most: 240, optional: true }),
    recordNumber,
    extent,
    copies,
    ...ending,
  ],
  marriage: [
    ...start,
    ...about,
    ...person,
    text("spouse", { words: words("spouse"), most: 120 }),
    date("marriedOn", { words: words("marriedOn"), ...past }),
    place,
    recordNumber,
    extent,
    copies,
    ...ending,
  ],
  death: [
    ...start,
    ...aboutDead,
    ...person,
    date("diedOn", { words: words("diedOn"), ...past }),
    place,
    recordNumber,
    extent,
    copies,
    ...ending,
  ],
  correction: [
    ...start,
    ...about,
    ...person,
    birthPlace,
    choice("record", { words: words("record"), options: ["birth", "marriage", "death"] }),
    recordNumber,
    longText("asItIs", { words: words("asItIs"), most: 600, rows: 3 }),
    longText("asItShouldBe", { words: words("asItShouldBe"), most: 600, rows: 3 }),
    longText("proof", { words: words("proof"), most: 600, rows: 3, optional: true }),
    ...ending,
  ],
} as const satisfies Readonly<Record<LetterKind, readonly Field[]>>;

export type LetterField<K extends LetterKind = LetterKind> = (typeof letterFields)[K][number];

/** The answers for a letter, validated by `schemaOf(letterFields[kind])`. */
export type LetterAnswers<K extends LetterKind> = AnswersOf<(typeof letterFields)[K]>;
