import { codeDigits } from "#lib/members/open/code-schema.ts";
import { signInMetadata, SignInPage } from "../sign-in-page.tsx";

export const generateMetadata = () =>
  signInMetadata(
    "/login",
    `Sign in with your e-mail address and a ${codeDigits}-digit code. There is no password to remember or to lose.`,
  );

export default async function Login({ searchParams }: PageProps<"/login">) {
  return <SignInPage path="/login" query={await searchParams} />;
}
