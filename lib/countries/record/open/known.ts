/** A fact, or the reason why there is none, as a sentence for the reader. Never both, never neither. */
export type Known<Fact> = { fact: Fact; reason: null } | { fact: null; reason: string };
