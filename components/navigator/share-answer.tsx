import { useWords } from "#components/words/use-words.ts";
import { linkFieldId } from "./share-ids.ts";

/** The link to an answer in a field, so that it can be copied without script. Its buttons are in ShareButtons. */
export function ShareAnswer({ link }: { link: string }) {
  const words = useWords("navigator-page");
  return (
    <section aria-labelledby="share-title" className="answer-share">
      <h2 id="share-title">{words("share")}</h2>
      <div className="field">
        <label htmlFor={linkFieldId}>{words("share.link")}</label>
        <input id={linkFieldId} className="control" readOnly value={link} />
      </div>
    </section>
  );
}
