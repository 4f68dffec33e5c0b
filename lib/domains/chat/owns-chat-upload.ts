import "server-only";
import type { UploadGuard } from "#lib/services/uploads/index.ts";
import { AppError } from "#lib/platform/errors.ts";
import { requireConversation } from "./find-conversation.ts";
import { chatFileField, mostChatFiles } from "./open/limits.ts";

/** Whether a file belongs to the conversation that a request names by its key, while that conversation is open. */
export const ownsChatUpload: UploadGuard = async (request, { draft, field }) => {
  if (field !== chatFileField) return undefined;
  try {
    const row = await requireConversation(request);
    const isOpen = row.case.state !== "done" && row.case.mergedIntoId === null;
    return row.id === draft && isOpen ? { upTo: mostChatFiles, kinds: ["photo", "pdf"] } : undefined;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.code === "not_found") return undefined;
    throw thrown;
  }
};
