import { startPageFeedback } from "#components/page/start-page-feedback.ts";
import { startPrivacy } from "#components/shell/footer/start-privacy.ts";
import { startToasts } from "#components/shell/toasts/start-toasts.ts";

/** Code that few visits need. early.ts loads it for the first toast or when the end of the page is near. */
startToasts();
startPageFeedback();
startPrivacy().catch(() => undefined); // the default note, which is right for most readers, stays
