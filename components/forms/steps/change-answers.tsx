import { PlainForm } from "#components/forms/plain-form.tsx";
import { useWords } from "#components/words/use-words.ts";

/** Reopens the answers of what was sent, for changes. */
export function ChangeAnswers({ reference, text }: { reference: string; text: string }) {
  const words = useWords("forms");
  return (
    <section aria-labelledby="change-title" className="grid gap-3">
      <h2 id="change-title" className="text-xl">
        {words("status.changeTitle")}
      </h2>
      <p>{text}</p>
      <PlainForm
        action="/api/submissions/change"
        fields={[]}
        hidden={{ reference }}
        submitLabel={words("status.change")}
        variant="secondary"
      />
    </section>
  );
}
