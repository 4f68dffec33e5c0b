/** What is not known, each reason once: "Police, Fire: only local numbers. Driving permit: not established." */
export function unknownWords(missing: readonly { label: string; unknown: string }[]): string {
  const byReason = new Map<string, string[]>();
  for (const { label, unknown } of missing) byReason.set(unknown, [...(byReason.get(unknown) ?? []), label]);
  return [...byReason].map(([reason, labels]) => `${labels.join(", ")}: ${reason}`).join(" ");
}
