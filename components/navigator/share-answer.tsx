import { useWords } from "#components/words/use-words.ts";
import { linkFieldId } from "./share-ids.ts";

/** An answer as its link, which stands there to be copied where there is no script. The buttons for it are in ShareButtons. */
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
