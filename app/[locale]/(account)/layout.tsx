import { connection } from "next/server";
import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";
import "#app/sheets/sign-in.css";

/**
 * The layout of the sign-in pages. They are rendered per request: they read cookies, and their scripts need a nonce.
 */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await connection();
  return <SiteFrame>{children}</SiteFrame>;
}
