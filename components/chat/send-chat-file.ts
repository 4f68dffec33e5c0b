import { sendFile, type SentFile, shrinkPhoto } from "#components/forms/upload/send-file.ts";
import { conversationId } from "#lib/domains/chat/open/conversation-id.ts";
import { chatFileField } from "#lib/domains/chat/open/limits.ts";
import { chatKeyHeader } from "#lib/domains/chat/open/paths.ts";

type Given = {
  /** The message for when the server sends none. */
  lost: string;
  signal: AbortSignal;
  onPercent: (percent: number) => void;
  onPause: () => void;
};

/** Sends a file into the conversation with this key, a photo made smaller. Its code loads with the first file. */
export async function sendChatFile(
  key: string,
  file: File,
  { onPercent, ...given }: Given,
): Promise<SentFile> {
  const [draft, small] = await Promise.all([conversationId(key), shrinkPhoto(file)]);
  return sendFile(small, {
    ...given,
    draft,
    field: chatFileField,
    name: file.name,
    headers: { [chatKeyHeader]: key },
    onSent: (bytes) => onPercent(Math.round((bytes / small.size) * 100)),
  });
}
