/** What the script of the sign-in form says; the server hands it over. */
export const signInWordKeys = [
  "arrived",
  "goOn",
  "sendCode",
  "sendNewCode",
  "addressOnly",
  "signIn",
  "otherAddress",
  "checking",
  "unreachable",
  "noCookies",
  "sentAgain",
  "sent",
  "demoCode",
  "demoOnly",
  "lost",
] as const;

export type SignInWords = Readonly<Record<(typeof signInWordKeys)[number], string>>;

/** With what every form says of a problem. */
export type SignInFormWords = SignInWords &
  Readonly<Record<"problem" | "error" | "optional" | "failed", string>>;
