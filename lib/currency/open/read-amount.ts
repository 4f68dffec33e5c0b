/** Past this, a number in a browser no longer counts cents. */
const mostAmount = 1e12;
const longestTyped = 40;
const amountShape = /^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/;

/** The first value of a name in a query, no longer than anybody types. */
export const firstTyped = (value: string | string[] | undefined, otherwise = ""): string =>
  ((Array.isArray(value) ? value[0] : value) ?? otherwise).slice(0, longestTyped);

function problemOf(text: string, amount: number, mayBeZero: boolean): string | undefined {
  if (text === "") return "Give an amount, such as 1250.50.";
  if (/^[-−]/.test(text)) return mayBeZero ? "Give 0 or an amount above it." : "Give an amount above 0.";
  if (Number.isNaN(amount)) return "Write the amount in digits, with a point before the cents: 1250.50.";
  if (amount === 0 && !mayBeZero) return "Give an amount above 0.";
  return amount > mostAmount ? "Give an amount of at most 1,000,000,000,000." : undefined;
}

/** An amount as people type it: thousands may have commas or spaces, decimals a point. NaN with a sentence where it cannot be used. */
export function readAmount(
  typed: string,
  { mayBeZero = false } = {},
): { amount: number; problem: string | undefined } {
  const text = typed.trim().replace(/[\s'’]/g, "");
  const amount = amountShape.test(text) ? Number(text.replaceAll(",", "")) : Number.NaN;
  return { amount, problem: problemOf(text, amount, mayBeZero) };
}
