"use client";

import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { clearToken } from "#components/browser/token-store.ts";

/** Ends this session. A plain post; with script the token this browser keeps goes too, before anything is sent. */
export function SignOutForm({ label, variant = "secondary" }: { label: string; variant?: ButtonVariant }) {
  return (
    <form method="post" action="/api/auth/sign-out" onSubmit={() => clearToken()}>
      <Button variant={variant}>{label}</Button>
    </form>
  );
}
