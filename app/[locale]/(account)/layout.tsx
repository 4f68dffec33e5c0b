import { connection } from "next/server";
import type { ReactNode } from "react";
import { SiteFrame } from "#app/site-frame.tsx";
import "#app/sheets/sign-in.css";

/** Pages of sign-in are made for each visit: they read cookies, and their scripts run by a nonce. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await connection();
  return <SiteFrame>{children}</SiteFrame>;
}
