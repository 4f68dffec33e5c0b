import { startPageFeedback } from "#components/page/start-page-feedback.ts";
import { startPrivacy } from "#components/shell/footer/start-privacy.ts";
import { startToasts } from "#components/shell/toasts/start-toasts.ts";

/** What few visits need: brought by early.ts with the first message, or when the foot of the page is near. */
startToasts();
startPageFeedback();
startPrivacy().catch(() => undefined); // the note of most readers stands
