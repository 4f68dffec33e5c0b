/** A fact, or a sentence for the reader that says why there is none. Exactly one of the two is set. */
export type Known<Fact> = { fact: Fact; reason: null } | { fact: null; reason: string };
