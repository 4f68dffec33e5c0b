import { useWords } from "#components/words/use-words.ts";
import { Icon } from "./icon.tsx";

type Props = {
  title?: string;
  /** `href` is `#` and the id of the field; `text` is the same sentence as beside the field. */
  errors: readonly { href: string; text: string }[];
  id?: string;
};

/** What stopped a form, first thing in it. Announced when it appears, can take focus, and each line leads to its field. */
export function ErrorSummary({ title, errors, id = "error-summary" }: Props) {
  const words = useWords("fields");
  if (errors.length === 0) return null;
  return (
    <div id={id} className="error-summary" role="alert" tabIndex={-1}>
      <h2 className="flex items-center gap-2 text-lg">
        <Icon name="danger" />
        {title ?? words("problem")}
      </h2>
      <ul>
        {errors.map((error) => (
          <li key={error.href + error.text}>
            <a className="link" href={error.href}>
              {error.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
