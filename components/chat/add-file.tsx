import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { buttonClass } from "#components/ui/button-class.ts";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import { type ChatWords, fill } from "#lib/platform/words/open/leaf-words.ts";

export type Added = { id: string; name: string };

type Props = {
  /** The key of the conversation. */
  chatKey: string;
  added: Added | undefined;
  words: ChatWords;
  onAdded: (file: Added | undefined) => void;
};

/** A file is identified by the hash of the key, which browsers compute on secure pages only. */
export const mayAddFile = (): boolean => isSecureContext;

/** One file that goes with the next message: made smaller, uploaded in the background, and removed again. */
export function AddFile({ chatKey, added, words, onAdded }: Props) {
  const [news, setNews] = useState("");
  const upload = useRef<AbortController>(null);
  useEffect(() => () => upload.current?.abort(), []);

  async function send(file: File, signal: AbortSignal): Promise<void> {
    const { name } = file;
    const onPercent = (percent: number) => setNews(fill(words["file.sending"], { name, percent }));
    onPercent(0);
    const { sendChatFile } = await import("./send-chat-file.ts");
    const onPause = () => setNews(fill(words["file.waiting"], { name }));
    const sent = await sendChatFile(chatKey, file, { lost: words["file.lost"], signal, onPercent, onPause });
    if ("problem" in sent) return setNews(sent.problem);
    setNews(fill(words["file.added"], { name }));
    onAdded({ id: sent.id, name });
  }

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    const [file] = input.files ?? [];
    input.value = ""; // the same file can be chosen again
    if (!file) return;
    upload.current?.abort();
    const stop = new AbortController();
    upload.current = stop;
    send(file, stop.signal).catch(() => stop.signal.aborted || setNews(words["file.lost"]));
  }

  function remove(file: Added): void {
    onAdded(undefined);
    setNews("");
    const headers = { "tus-resumable": "1.0.0", [chatKeyHeader]: chatKey };
    const gone = fetch(`${uploadsPath}/${file.id}`, { method: "DELETE", headers });
    gone.catch(() => undefined); // it expires automatically after a day
  }

  return (
    <>
      {added ? (
        <button type="button" className={buttonClass("quiet")} onClick={() => remove(added)}>
          {fill(words["file.remove"], { name: added.name })}
        </button>
      ) : (
        <label className={buttonClass("quiet", "chat-file")}>
          {words["file.add"]}
          <input
            type="file"
            className="sr-only"
            accept="image/jpeg,image/png,image/webp,application/pdf"
            onChange={choose}
          />
        </label>
      )}
      <p role="status" className="chat-small">
        {news}
      </p>
    </>
  );
}
