import { renderToStaticMarkup } from "react-dom/server";
import { SignInNews } from "#components/members/sign-in/sign-in-news.tsx";
import { signInWordKeys } from "#components/members/sign-in/sign-in-words.ts";
import type { TokenState } from "#components/members/sign-in/use-stored-token.ts";
import { wordsOf } from "#lib/platform/words/index.ts";

/** Jest has it, but its types do not declare it yet. */
type Mocks = { unstable_mockModule: (path: string, make: () => object) => unknown };

/** Replaces the browser's stored token: the test sets its state. */
let token: TokenState = "none";
(import.meta.jest as unknown as Mocks).unstable_mockModule(
  "#components/members/sign-in/use-stored-token.ts",
  () => ({
    useStoredToken: () => token,
  }),
);
const { SignInPanel } = await import("#components/members/sign-in/sign-in-panel.tsx");

const wall = (state: TokenState) => {
  token = state;
  return renderToStaticMarkup(<SignInPanel next="/portal/vendor" heading="Register or sign in to go on" />);
};
const codeStep = (state: TokenState) => {
  token = state;
  return renderToStaticMarkup(
    <SignInPanel next="/portal/vendor" pending={{ email: "ama@example.org" }} step="code" />,
  );
};

const newsOf = (html: string) => /<div role="status" class="sign-in-news">(.*?)<\/div>/s.exec(html)?.[1];

test("while a kept token is checked the wall says so, and its form waits out of sight", () => {
  expect(newsOf(wall("checking"))).toMatch(/<p class="sign-in-checking">.*Checking…<\/p>/);
  expect(wall("checking")).toMatch(/<div hidden="">.*name="email"/s);
  expect(codeStep("checking")).toMatch(/<div hidden="" class="sign-in-code">/);
});

test("without a kept token, and as the server draws it, nothing is checked and the form is there", () => {
  expect(newsOf(wall("none"))).toBe("");
  expect(wall("none")).not.toMatch(/hidden=""/);
  expect(codeStep("none")).not.toMatch(/hidden=""/);
});

test.each([
  ["unreachable", /could not check whether this device is signed in/],
  ["no-cookies", /did not keep the cookie that signs you in/],
] as const)("a check that ended with %s says what to do, over the form", (state, sentence) => {
  expect(newsOf(wall(state))).toMatch(sentence);
  expect(wall(state)).not.toMatch(/hidden=""/);
});

test("what is being checked is said before what was sent", () => {
  const sent = { email: "ama@example.org" };
  const words = wordsOf("sign-in").pick(...signInWordKeys);
  const html = renderToStaticMarkup(<SignInNews token="checking" sent={sent} words={words} />);
  expect(html).toContain("Checking…");
  expect(html).not.toContain("We sent a code");
  expect(renderToStaticMarkup(<SignInNews token="none" sent={sent} words={words} />)).toContain(
    "We sent a code",
  );
});
