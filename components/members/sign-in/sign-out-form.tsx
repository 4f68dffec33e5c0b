"use client";

import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { dropStored, typingKey } from "#components/browser/device-store.ts";
import { clearToken } from "#components/browser/token-store.ts";

function forget(): void {
  clearToken();
  dropStored(typingKey, "session");
}

/**
 * Ends this session with a plain post. With script, the token stored in this browser and the text typed into a form in
 * this tab are deleted too, before anything is sent.
 */
export function SignOutForm({ label, variant = "secondary" }: { label: string; variant?: ButtonVariant }) {
  return (
    <form method="post" action="/api/auth/sign-out" onSubmit={forget}>
      <Button variant={variant}>{label}</Button>
    </form>
  );
}
