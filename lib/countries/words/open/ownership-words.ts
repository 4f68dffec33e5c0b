const whole = "Foreigners may own the whole company";

/** Notes on ownership from abroad begin in few ways; each of them as a sentence that stands for itself. */
const beginnings: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:full|100%) (?:foreign )?(?:ownership|shareholding|capital)(?: allowed)?(?= (?:in|when|outside)\b)/,
    whole,
  ],
  [
    /^(?:full|100%) (?:foreign )?(?:ownership|shareholding|capital)(?: allowed)? except/,
    `${whole}, except in`,
  ],
  [/^(?:full|100%) (?:foreign )?(?:ownership|shareholding|capital)(?: allowed)?(?=[;,]|$)/, whole],
  [/^wholly foreign-owned company allowed/, whole],
  [/^majority foreign ownership allowed/, "Foreigners may own the majority"],
  [/^foreign ownership allowed/, "Foreigners may own a company"],
];

/** What somebody from abroad may own, as one sentence. */
export function ownershipWords(note: string): string {
  const found = beginnings.find(([pattern]) => pattern.test(note));
  return found ? `${note.replace(...found)}.` : `For owners from abroad: ${note}.`;
}
