import { signInMetadata, SignInPage } from "../sign-in-page.tsx";

export const generateMetadata = () =>
  signInMetadata(
    "/register",
    "Open an account with your e-mail address and a code, without a password: follow your requests, ask for access to a portal, see and end your devices.",
  );

export default async function Register({ searchParams }: PageProps<"/register">) {
  return <SignInPage path="/register" query={await searchParams} />;
}
