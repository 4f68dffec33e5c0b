import { workOnTranslatedPage } from "#components/browser/translation/work-on-translated-page.ts";

// Next runs this file in the browser before React takes over the page.
workOnTranslatedPage();
