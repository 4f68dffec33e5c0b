import { each } from "#components/ui/each.ts";
import { writeLabels } from "#lib/domains/cases/open/labels.ts";
import { knownLabelsId } from "#lib/backoffice/desk/open/actions.ts";

type Props = {
  labels: readonly string[];
  /**
   * Labels already in a field for several. A browser completes the whole field, so every suggestion starts with them.
   */
  beside?: readonly string[];
};

/** Autocomplete suggestions: the labels in use. */
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
