/** Which of two ids of lines is the later one: whole numbers in decimal that may be longer than a number can hold. */
export const isLater = (one: string, other: string): boolean =>
  one.length === other.length ? one > other : one.length > other.length;
