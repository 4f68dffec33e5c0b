import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Scheme = "light" | "dark";

/** Reads the colours from app/tokens.css itself, so that the guide cannot show others. */
export function readTokens(): Record<Scheme, ReadonlyMap<string, string>> {
  const css = readFileSync(join(process.cwd(), "app/tokens.css"), "utf8");
  const [light = "", dark = ""] = css.split("@media (prefers-color-scheme: dark)");
  const colours = (part: string) =>
    new Map(
      [...part.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = "", hex = ""]) => [name, hex]),
    );
  return { light: colours(light), dark: colours(dark) };
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The colour pairs that the site uses: foreground, background and the minimum contrast. */
export const pairs: readonly { on: string; ground: string; least: number; use: string }[] = [
  { on: "ink", ground: "paper", least: 4.5, use: "Text" },
  { on: "ink", ground: "surface", least: 4.5, use: "Text on cards" },
  { on: "muted", ground: "paper", least: 4.5, use: "Quiet text" },
  { on: "muted", ground: "surface", least: 4.5, use: "Quiet text on cards" },
  { on: "muted", ground: "sunk", least: 4.5, use: "Disabled text" },
  { on: "indigo", ground: "paper", least: 4.5, use: "Links" },
  { on: "indigo", ground: "indigo-soft", least: 4.5, use: "Information" },
  { on: "primary", ground: "paper", least: 4.5, use: "Primary text" },
  { on: "primary", ground: "primary-soft", least: 4.5, use: "Good" },
  { on: "on-primary", ground: "primary", least: 4.5, use: "Buttons" },
  { on: "on-primary", ground: "primary-hover", least: 4.5, use: "Buttons, hovered" },
  { on: "on-primary", ground: "danger", least: 4.5, use: "Dangerous buttons" },
  { on: "clay", ground: "paper", least: 4.5, use: "Accents" },
  { on: "danger", ground: "surface", least: 4.5, use: "Errors" },
  { on: "danger", ground: "danger-soft", least: 4.5, use: "Danger" },
  { on: "ink", ground: "gold-soft", least: 4.5, use: "Caution" },
  { on: "on-banner", ground: "banner", least: 4.5, use: "Motto" },
  { on: "line-strong", ground: "paper", least: 3, use: "Edges of controls" },
  { on: "line-strong", ground: "surface", least: 3, use: "Edges of controls on cards" },
  { on: "gold", ground: "surface", least: 3, use: "Marks on cards" },
  { on: "gold", ground: "sunk", least: 3, use: "Marks" },
];
