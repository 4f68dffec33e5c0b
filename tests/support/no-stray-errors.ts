/** An unexpected console error fails the test that caused it. */
const original = console.error;
let stray: string[] = [];

beforeEach(() => {
  stray = [];
  console.error = (...parts: unknown[]) => void stray.push(parts.map(String).join(" "));
});

afterEach(() => {
  console.error = original;
  if (stray.length > 0) throw new Error(`Unexpected console.error: ${stray.join("\n")}`);
});
