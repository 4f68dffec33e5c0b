/** A question, with what is known from the questions before it. */
export type AskedQuestion = {
  ask: string;
  /** Slugs of the countries the question before was about. */
  countries?: readonly string[] | undefined;
  /** The topic the question before was about. */
  about?: string | undefined;
  /** The code of the asker's passport: "NG". */
  passport?: string | undefined;
};

/** The place on a page that a sentence comes from. */
export type Cite = {
  /** Links to the sentence on its page. */
  href: string;
  /** "Rwanda: Taxes". */
  title: string;
  /** The year or date of what it says. */
  date?: string;
  /** How it is known, if not from a source: "indicative", "estimate". */
  marks?: readonly string[];
  sources?: readonly string[];
};

export type Sentence = {
  text: string;
  /** The page's text, word for word. A model's sentence is checked against it. */
  quote: string;
  cite: Cite;
  /** The slug of the country it is about. */
  country?: string;
};

export type Link = { href: string; label: string };

/** Reasons for which a question is not answered. */
export const refusals = [
  "unsupported",
  "person",
  "medicine",
  "danger",
  "detention",
  "politics",
  "advice",
  "future",
  "outside",
  "instructions",
  "unreadable",
] as const;
export type Refusal = (typeof refusals)[number];

export type NavigatorAnswer = {
  /** What it is about, as context for the next question. */
  countries: readonly string[];
  about?: string;
  passport?: string;
} & (
  | {
      does: "answer";
      sentences: readonly Sentence[];
      /** The office that decides, if law, immigration or money is at stake, one for each country. */
      offices: readonly { country: string; name: string; href?: string; decides: string }[];
      /** The comparison, if two or three countries were asked about. */
      compare?: Link;
      related: readonly Link[];
      followUps: readonly string[];
    }
  | {
      does: "ask-country";
      suggestions: readonly string[];
      /** Whether the question uses a name that exactly these countries share. */
      isShared?: true;
    }
  | { does: "ask-passport"; sentences: readonly Sentence[] }
  | {
      does: "refuse";
      why: Refusal;
      /** The help desk of the country, or another page that helps, best match first. */
      routes: readonly Link[];
    }
);
