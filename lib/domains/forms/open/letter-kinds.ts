/** Every letter, by the directory that offers it. */
export const letterKinds = {
  academics: ["transcript", "degreeCopy", "studies", "recommendation", "admission"],
  medical: ["medicalRecords", "vaccinations", "medicalCertificate", "referral"],
  "vital-records": ["birth", "marriage", "death", "correction"],
} as const;

export type LetterDirectory = keyof typeof letterKinds;
export type LetterKind = (typeof letterKinds)[LetterDirectory][number];

/** The languages a letter can be written in, whatever the language of the page: the registry has to read it. */
export const letterLanguages = ["en", "fr"] as const;
export type LetterLanguage = (typeof letterLanguages)[number];
