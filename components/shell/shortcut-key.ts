/** Where keys enter text. */
export const editable = "input,textarea,select,[contenteditable],[role=textbox]";

/**
 * The key of a shell shortcut that was pressed: "k" with Ctrl or Cmd, a digit with Alt, "/" or "?" outside fields.
 * Digits go by the physical key, so that they work on every layout.
 */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { altKey, ctrlKey, metaKey, key, code, target, isComposing, defaultPrevented } = event;
  if (isComposing || defaultPrevented || (ctrlKey && metaKey)) return undefined;
  if (ctrlKey || metaKey) return !altKey && /^k$/i.test(key) ? "k" : undefined;
  if (altKey) return /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
  return /^[/?]$/.test(key) && !(target as Element).closest?.(editable) ? key : undefined;
}
