/** Compares two line ids. They are decimal integers that may exceed the safe range of a number. */
export const isLater = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;
