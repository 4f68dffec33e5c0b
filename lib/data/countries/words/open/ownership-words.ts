const whole = "Foreigners may own the whole company";

/** Notes on foreign ownership begin in a few ways; each is mapped to the start of a complete sentence. */
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

/** What a foreigner may own, as one sentence. */
export function ownershipWords(note: string): string {
  const found = beginnings.find(([pattern]) => pattern.test(note));
  return found ? `${note.replace(...found)}.` : `For owners from abroad: ${note}.`;
}
