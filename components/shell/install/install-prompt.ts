/** What browsers that can install hand out once, soon after the page has loaded. */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Told whenever an offer to install comes or is used up. */
export const installEvent = "ak:install";

/** On the window: it is kept by the page's own script (app/scripts/early.ts), and used by what comes later. */
type Keeper = { akInstallPrompt?: InstallPrompt | undefined };
const keeper = globalThis as Keeper;

function keep(prompt: InstallPrompt | undefined): void {
  keeper.akInstallPrompt = prompt;
  window.dispatchEvent(new Event(installEvent));
}

/** Keeps the browser's offer for when somebody asks to install. Must listen early: the offer is made once a page. */
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

/** Shows the browser's own question. An offer can be used once; false when there is none. */
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

/** Whether the site runs as an app already. */
export const isInstalled = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  (navigator as Navigator & { standalone?: boolean }).standalone === true;
