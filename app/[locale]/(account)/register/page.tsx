import { signInMetadata, SignInPage } from "../sign-in-page.tsx";
import { pageWords } from "#components/words/use-words.ts";

export const generateMetadata = async () => {
  const words = await pageWords("sign-in");
  return signInMetadata("/register", words("page.about.register"));
};

export default async function Register({ searchParams }: PageProps<"/[locale]/register">) {
  return <SignInPage path="/register" query={await searchParams} />;
}
