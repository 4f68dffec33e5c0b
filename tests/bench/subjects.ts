import type { SubjectName } from "./budgets.ts";
import { chat } from "./chat.ts";
import { desk } from "./desk.ts";
import { firstPress } from "./first-press.ts";
import { forms } from "./forms.ts";
import { shell } from "./interactions.ts";
import { lighthouse } from "./lighthouse.ts";
import { members } from "./members.ts";
import { memory } from "./memory.ts";
import { paints } from "./paint.ts";
import { search } from "./search.ts";
import { speed } from "./speed.ts";
import type { Subject } from "./subject.ts";
import { visits } from "./visits.ts";
import { weight } from "./weight.ts";

/** In the order in which they are measured. The queue is filled while it contains only what the forms subject sent. */
export const subjects: { readonly [Name in Exclude<SubjectName, "build">]: Subject<Name> } = {
  weight,
  visits,
  paint: paints,
  press: firstPress,
  lighthouse,
  speed,
  memory,
  members,
  forms,
  desk,
  chat,
  search,
  shell,
};
