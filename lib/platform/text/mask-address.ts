/**
 * Masks an e-mail address so that its owner recognises it, and somebody looking over a shoulder learns no more:
 * a•••@example.org.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
