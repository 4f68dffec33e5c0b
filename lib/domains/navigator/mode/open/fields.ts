import { unseen } from "#lib/domains/fields/open/field-names.ts";
import { choice, longText } from "#lib/domains/fields/open/fields.ts";
import { navigatorModes } from "./modes.ts";

const words = (key: string) => ({ area: "admin-answers", key: `field.${key}` }) as const;

/** The fields of the form that switches the mode. */
export const modeFields = [
  choice("mode", { words: words("mode"), options: navigatorModes }),
  longText("why", { words: words("why"), least: 10, most: 300, rows: 2 }),
] as const;

export const modeUnseen = [unseen("version")] as const;

/** The id under which the page reads the draft of a refused form. */
export const modeFormId = "navigator.mode";
