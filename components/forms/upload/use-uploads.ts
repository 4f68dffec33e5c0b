import { useEffect, useRef, useState } from "react";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import { fill } from "#lib/platform/words/open/leaf-words.ts";
import { sendFile, shrinkPhoto } from "./send-file.ts";
import type { UploadWords } from "./upload-words.ts";

export type Uploaded = { id: string; name: string };
export type UploadItem = {
  key: number | string;
  name: string;
  state: "waiting" | "sending" | "paused" | "added" | "failed";
  percent: number;
  id?: string;
  problem?: string;
};

type Given = {
  draft: string;
  field: string;
  upTo: number;
  uploaded: readonly Uploaded[];
  words: UploadWords;
  onAdded?: ((file: Uploaded) => void) | undefined;
};

/** The files of one question: what was added before, and what is chosen now, uploaded one after another. */
export function useUploads({ draft, field, upTo, uploaded, words, onAdded }: Given) {
  const [items, setItems] = useState<readonly UploadItem[]>(() =>
    uploaded.map(({ id, name }) => ({ key: id, id, name, state: "added", percent: 100 })),
  );
  /** Announced to screen readers: only what came to an end, never each step. */
  const [announced, say] = useState("");
  /** A message that no line of the list shows. */
  const [note, setNote] = useState("");
  const count = useRef(items.length);
  const last = useRef(Promise.resolve());
  const running = useRef(new Map<UploadItem["key"], AbortController>());
  const nextKey = useRef(0);

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((one) => one.abort());
  }, []);

  const change = (key: UploadItem["key"], to: Partial<UploadItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...to } : item)));

  async function send(key: number, file: File, stop: AbortController): Promise<void> {
    if (stop.signal.aborted) return;
    change(key, { state: "sending" });
    try {
      const photo = await shrinkPhoto(file);
      const sent = await sendFile(photo, {
        draft,
        field,
        name: file.name,
        lost: words.lost,
        signal: stop.signal,
        onId: (id) => change(key, { id }),
        onSent: (bytes) => change(key, { state: "sending", percent: Math.floor((bytes / photo.size) * 100) }),
        onPause: () => {
          change(key, { state: "paused" });
          say(fill(words.sayPaused, { name: file.name }));
        },
      });
      if ("problem" in sent) {
        change(key, { state: "failed", problem: sent.problem });
        say(`${file.name}: ${sent.problem}`);
      } else {
        change(key, { state: "added", id: sent.id, percent: 100 });
        onAdded?.({ id: sent.id, name: file.name });
        say(fill(words.sayAdded, { name: file.name }));
      }
    } catch {
      return; // it was removed meanwhile
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: readonly File[]): void {
    const free = Math.max(0, upTo - count.current);
    setNote(files.length > free ? fill(words.tooMany, { upTo }) : "");
    for (const file of files.slice(0, free)) {
      const key = (nextKey.current += 1);
      const stop = new AbortController();
      running.current.set(key, stop);
      count.current += 1;
      setItems((before) => [...before, { key, name: file.name, state: "waiting", percent: 0 }]);
      last.current = last.current.then(() => send(key, file, stop));
    }
  }

  function remove({ key, id, name }: UploadItem): void {
    running.current.get(key)?.abort();
    running.current.delete(key);
    count.current -= 1;
    setItems((before) => before.filter((item) => item.key !== key));
    setNote("");
    say(fill(words.sayRemoved, { name }));
    if (!id) return;
    // A file that this does not reach expires automatically: a form that is sent names the files it keeps.
    fetch(`${uploadsPath}/${id}`, {
      method: "DELETE",
      headers: { "tus-resumable": "1.0.0" },
      keepalive: true,
    }).catch(() => undefined);
  }

  return { items, announced, note, add, remove, isBusy: () => running.current.size > 0 };
}
