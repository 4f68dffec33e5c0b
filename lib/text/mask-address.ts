/** Enough of an address to know it by, and no more for whoever looks over a shoulder: a•••@example.org. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? address : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
