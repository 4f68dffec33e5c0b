import { PlainForm } from "#components/forms/plain-form.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { Queue } from "#lib/backoffice/desk/index.ts";
import { viewCall, viewPath, viewRemovalCall } from "#lib/backoffice/desk/open/paths.ts";
import { keptSearch, viewFields } from "#lib/backoffice/desk/open/views.ts";
import type { FormState } from "#lib/domains/fields/index.ts";

type Props = {
  views: Queue["views"];
  /** The current query string of the page. */
  search: string;
  /** The rejected name, if any. */
  state: FormState | undefined;
};

/** The member's saved views of the queue: links to them, and forms to save and delete one. */
export function SavedViews({ views, search, state }: Props) {
  const words = useWords("desk-tools");
  const kept = keptSearch(search);
  const isKept = views.some((view) => view.search === kept);
  const canKeep = kept !== "" && !isKept;
  if (views.length === 0 && !canKeep && !state) return null;
  return (
    <div className="desk-views">
      {views.length > 0 && (
        <nav aria-label={words("view.label")} className="tab-list">
          {each(views, (view) => (
            <a href={viewPath(view.search)} aria-current={view.search === search ? "page" : undefined}>
              {view.name}
            </a>
          ))}
        </nav>
      )}
      <details open={state !== undefined}>
        <summary>{words(canKeep ? "view.keep" : "view.change")}</summary>
        <div className="desk-action">
          {(canKeep || state) && (
            <PlainForm
              action={viewCall}
              fields={viewFields}
              prefix="view-"
              hidden={{ view: search }}
              state={state}
              submitLabel={words("view.send")}
              variant="secondary"
            />
          )}
          {views.length > 0 && (
            <ul className="desk-kept">
              {each(views, ({ id, name }) => (
                <li>
                  <span>{name}</span>
                  <PlainForm
                    action={viewRemovalCall}
                    fields={[]}
                    hidden={{ id, view: search }}
                    submitLabel={words.rich("view.remove", {
                      name,
                      hidden: srOnly,
                    })}
                    variant="secondary"
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      </details>
    </div>
  );
}
