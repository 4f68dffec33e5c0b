/** "shared" or "left" by the browser's own share dialog, "copied", or "refused" if the browser allows neither. */
export async function handOn(
  data: ShareData,
  text: string,
): Promise<"shared" | "left" | "copied" | "refused"> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return "shared";
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === "AbortError") return "left";
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "refused";
  }
}
