import { existsSync } from "node:fs";

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"]; // prettier-ignore

/** A real Chromium: the machine's own if there is one, else the one in the npm package. */
export async function findChromium(): Promise<string> {
  const own = [process.env["CHROMIUM"], ...installed].find((file) => file && existsSync(file));
  if (own) return own;
  const { default: packed } = await import("@sparticuz/chromium");
  return packed.executablePath();
}

/** As root Chromium runs only without its sandbox. The other options stop background requests. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
