/** What is asked, and what is known from the questions before. */
export type AskedQuestion = {
  ask: string;
  /** Slugs of the countries the question before was about. */
  countries?: readonly string[] | undefined;
  /** The topic the question before was about. */
  about?: string | undefined;
  /** The code of the passport of whoever asks: "NG". */
  passport?: string | undefined;
};

/** Where a sentence is written. */
export type Cite = {
  /** Leads to the sentence in its page. */
  href: string;
  /** "Rwanda: Taxes". */
  title: string;
  /** The year or date of what it says. */
  date?: string;
  /** How it is known, where that is not by a source: "indicative", "estimate". */
  marks?: readonly string[];
  sources?: readonly string[];
};

export type Sentence = {
  text: string;
  /** What the page says, word for word; what a sentence of a model is checked against. */
  quote: string;
  cite: Cite;
  /** The slug of the country it is about. */
  country?: string;
};

export type Link = { href: string; label: string };

/** Why something is not answered. */
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
  /** What it is about, for the next question. */
  countries: readonly string[];
  about?: string;
  passport?: string;
} & (
  | {
      does: "answer";
      sentences: readonly Sentence[];
      /** The office that has the last word, where law, immigration or money is at stake, one for each country. */
      offices: readonly { country: string; name: string; href?: string; decides: string }[];
      /** The comparison, where two or three countries were asked about. */
      compare?: Link;
      related: readonly Link[];
      followUps: readonly string[];
    }
  | {
      does: "ask-country";
      suggestions: readonly string[];
      /** The question names a country by a name that these alone go by. */
      isShared?: true;
    }
  | { does: "ask-passport"; sentences: readonly Sentence[] }
  | {
      does: "refuse";
      why: Refusal;
      /** The help desk of the country, or the page that helps; first the one that fits best. */
      routes: readonly Link[];
    }
);
