import { useEffect } from "react";

/**
 * Each line that comes counts the version of its case up by one. Who follows it has read it, so the forms of the page send the
 * version with it; what a colleague does otherwise, which the page does not show, still meets a conflict.
 */
export function useVersion(drawn: number, newLines: number): void {
  useEffect(() => {
    const version = String(drawn + newLines);
    for (const input of document.querySelectorAll<HTMLInputElement>("input[type=hidden][name=version]"))
      input.value = version;
  }, [drawn, newLines]);
}
