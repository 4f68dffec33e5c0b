import { each } from "#components/ui/each.ts";
import type { AskedQuestion } from "#lib/domains/navigator/open/answer.ts";
import { carriedOf } from "#lib/domains/navigator/open/navigator-href.ts";

/** Hidden inputs that carry the current question through a form, without the field `but` that the form has itself. */
export function Carried({ asked, but }: { asked: AskedQuestion; but?: string }) {
  const rows = Object.entries(carriedOf(asked)).filter(([name]) => name !== but);
  return each(rows, ([name, value]) => <input type="hidden" name={name} value={value} />);
}
