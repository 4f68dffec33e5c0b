import { useEffect } from "react";

/**
 * Each new line increments the version of its case. Staff who follow the conversation have read it, so the forms of the
 * page send the new version. Other changes by a colleague, which the page does not show, still cause a conflict.
 */
export function useVersion(drawn: number, newLines: number): void {
  useEffect(() => {
    const version = String(drawn + newLines);
    for (const input of document.querySelectorAll<HTMLInputElement>("input[type=hidden][name=version]"))
      input.value = version;
  }, [drawn, newLines]);
}
