const address = /[^\s@<>]+@[^\s@<>]+/gu;
/** Seven digits or more, however they are grouped: the number of a telephone, an account, a card or a passport. */
const number = /\+?\p{Nd}(?:[\s()./-]{0,2}\p{Nd}){6,}/gu;

/**
 * A text without the e-mail addresses, telephone numbers and other long numbers in it, by which somebody could be
 * found.
 */
export const withoutContacts = (text: string): string => text.replace(address, "…").replace(number, "…");
