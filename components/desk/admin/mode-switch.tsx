import { PlainForm } from "#components/forms/plain-form.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import type { StoredMode } from "#lib/domains/navigator/index.ts";
import { modeFields } from "#lib/domains/navigator/mode/open/fields.ts";
import { modeCall } from "#lib/domains/navigator/mode/open/paths.ts";

type Props = {
  stored: StoredMode;
  /** Whether a model that may reword answers is configured. */
  hasModel: boolean;
  maySwitch: boolean;
  state: FormState | undefined;
};

const tones = { on: "good", "own-words": "info", off: "danger" } as const;

/** The current mode of the navigator, who set it, when and why; for admins, the form that switches it. */
export function ModeSwitch({ stored: { mode, version, set }, hasModel, maySwitch, state }: Props) {
  const words = useWords("admin-answers");
  return (
    <Panel id="navigator" title={words("mode.title")}>
      <p>
        <Tag tone={tones[mode]}>{words(`field.mode.is.${mode}`)}</Tag> {words(`mode.says.${mode}`)}
      </p>
      <p>{words(hasModel ? "model.set" : "model.none")}</p>
      <p className="text-muted">
        {set
          ? words.rich(set.by ? "mode.setBy" : "mode.setAt", {
              at: <Moment at={set.at} />,
              by: set.by,
              why: set.why,
            })
          : words("mode.never")}
      </p>
      {maySwitch && (
        <PlainForm
          action={modeCall}
          fields={modeFields}
          hidden={{ version: String(version) }}
          state={state}
          submitLabel={words("send")}
          className="account-form admin-form"
        />
      )}
    </Panel>
  );
}
