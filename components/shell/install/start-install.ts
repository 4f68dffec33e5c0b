import { hasInstallPrompt, isInstalled, promptInstall } from "./install-prompt.ts";

/**
 * "Install app" asks the browser to install when it has offered to; otherwise it tells how to do it by the browser's
 * own menu. In the app itself it goes to the page that says so, as it does without script.
 */
export function startInstall(signal: AbortSignal): void {
  document.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const opener = event.target instanceof Element ? event.target.closest("[data-opens='install']") : null;
      if (!opener || isInstalled()) return;
      if (!hasInstallPrompt() && location.pathname === "/install") return;
      event.preventDefault();
      void install();
    },
    { signal },
  );
}

async function install(): Promise<void> {
  if (await promptInstall()) return;
  const { showInstallTip } = await import("./show-install-tip.ts");
  showInstallTip();
}
