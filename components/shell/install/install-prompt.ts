/** The event that browsers which can install fire once, soon after the page has loaded. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Dispatched whenever an offer to install arrives or is used up. */
export const installEvent = "ak:install";

/** On the window: the page's own script (app/scripts/early.ts) stores it, and code that loads later uses it. */
type Keeper = { akInstallPrompt?: InstallPrompt | undefined };
const keeper = globalThis as Keeper;

function keep(prompt: InstallPrompt | undefined): void {
  keeper.akInstallPrompt = prompt;
  window.dispatchEvent(new Event(installEvent));
}

/** Keeps the browser's offer until somebody asks to install. Must listen early: the offer is made once per page. */
export function keepInstallPrompt(signal: AbortSignal): void {
  addEventListener(
    "beforeinstallprompt",
    (event) => {
      event.preventDefault();
      keep(event as InstallPrompt);
    },
    { signal },
  );
  addEventListener("appinstalled", () => keep(undefined), { signal });
}

/** Whether the browser would install now. */
export const hasInstallPrompt = (): boolean => keeper.akInstallPrompt !== undefined;

/**
 * Shows the browser's own prompt. An offer can be used once; resolves to false when there is none or the prompt fails.
 */
export async function promptInstall(): Promise<boolean> {
  const prompt = keeper.akInstallPrompt;
  if (!prompt) return false;
  keep(undefined);
  try {
    await prompt.prompt();
    return true;
  } catch {
    return false;
  }
}

/** Whether the site already runs as an installed app. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
