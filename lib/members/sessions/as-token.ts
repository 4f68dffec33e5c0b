const token = /^[\w-]{43}$/;

/** The given value if it can be a token of ours; nothing else is worth hashing. */
export const asToken = (value: string | undefined): string | undefined =>
  value && token.test(value) ? value : undefined;
