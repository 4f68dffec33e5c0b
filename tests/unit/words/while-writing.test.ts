import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";

Object.assign(process.env, { NODE_ENV: "development" }); // before the settings are read, as in `npm run dev`
const { wordsOf } = await import("#lib/platform/words/index.ts");
const { leafWords } = await import("#lib/platform/words/leaf-words.ts");

const home = mkdtempSync(path.join(tmpdir(), "words-"));
let writings = 0;

/** Writes a file as an editor does. Two writes may have the same timestamp, so each gets a second of its own. */
function write(file: string, messages: Record<string, string>): void {
  const at = path.join(home, "lib/platform/words", file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, JSON.stringify(messages));
  writings += 1;
  utimesSync(at, writings, writings);
}

beforeAll(() => void jest.spyOn(process, "cwd").mockReturnValue(home));
afterAll(() => rmSync(home, { recursive: true }));

test("a sentence that is changed is said anew at once, in English and in a language that lacks it", () => {
  write("en/sign-in.json", { signIn: "Sign in" });
  expect([wordsOf("sign-in", "en")("signIn"), wordsOf("sign-in", "fr")("signIn")]).toEqual([
    "Sign in",
    "Sign in",
  ]);
  write("en/sign-in.json", { signIn: "Come in" });
  expect([wordsOf("sign-in", "en")("signIn"), wordsOf("sign-in", "fr")("signIn")]).toEqual([
    "Come in",
    "Come in",
  ]);
});

test("a translation that is begun and changed is said at once", () => {
  write("en/sign-in.json", { signIn: "Sign in" });
  expect(wordsOf("sign-in", "fr")("signIn")).toBe("Sign in");
  write("fr/sign-in.json", { signIn: "Entrer" });
  expect(wordsOf("sign-in", "fr")("signIn")).toBe("Entrer");
  write("fr/sign-in.json", { signIn: "Se connecter" });
  expect(wordsOf("sign-in", "fr")("signIn")).toBe("Se connecter");
});

test("so are the words that the browser fetches", () => {
  write("en/leaf.json", { "toast.close": "Close" });
  expect(leafWords("en")).toMatchObject({ "toast.close": "Close" });
  write("en/leaf.json", { "toast.close": "Put away" });
  expect(leafWords("en")).toMatchObject({ "toast.close": "Put away" });
});
