import { each } from "#components/ui/each.ts";
import { writeLabels } from "#lib/cases/open/labels.ts";
import { knownLabelsId } from "#lib/desk/open/deeds.ts";

type Props = {
  labels: readonly string[];
  /** Those a field of several has at first: a browser offers what the whole field would say, so they stand before each. */
  beside?: readonly string[];
};

/** Labels that are in use, which the browser offers while somebody types. */
export function KnownLabels({ labels, beside = [] }: Props) {
  const others = labels.filter((label) => !beside.includes(label));
  return (
    <datalist id={knownLabelsId}>
      {each(others, (label) => (
        <option value={writeLabels([...beside, label])} />
      ))}
    </datalist>
  );
}
