import { codeDigits } from "#lib/domains/members/open/limits.ts";
import { signInMetadata, SignInPage } from "../sign-in-page.tsx";
import { pageWords } from "#components/words/use-words.ts";

export const generateMetadata = async () => {
  const words = await pageWords("sign-in");
  return signInMetadata("/login", words("page.about.login", { codeDigits }));
};

export default async function Login({ searchParams }: PageProps<"/[locale]/login">) {
  return <SignInPage path="/login" query={await searchParams} />;
}
