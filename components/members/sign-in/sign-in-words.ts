/** The messages that the script of the sign-in form needs. The server passes them to it. */
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

/** Includes the messages that every form has for problems. */
export type SignInFormWords = SignInWords &
  Readonly<Record<"problem" | "error" | "optional" | "failed", string>>;
