/** A setting that a test requires. Throws if it is missing. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Browser tests are started by \`npm test\`.`);
  return value;
}
