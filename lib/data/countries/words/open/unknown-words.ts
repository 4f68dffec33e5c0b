type Unknown = { label: string; unknown: string };

/** What is not known by its reason, in the order in which `unknownWords` names it. */
export const byReason = <Fact extends Unknown>(missing: readonly Fact[]): Map<string, Fact[]> =>
  Map.groupBy(missing, ({ unknown }) => unknown);

/** What is not known, each reason once: "Police, Fire: only local numbers. Driving permit: not established." */
export const unknownWords = (missing: readonly Unknown[]): string =>
  [...byReason(missing)]
    .map(([reason, facts]) => `${facts.map(({ label }) => label).join(", ")}: ${reason}`)
    .join(" ");
