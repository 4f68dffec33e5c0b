/** What of an e-mail address may be shown where nobody needs to know it: "a…@example.org". */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const [first = ""] = address.slice(0, at);
  return `${first}…${address.slice(at)}`;
}
