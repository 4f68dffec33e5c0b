/** Components that only a started conversation needs; they load as their own chunk (chat-foot.tsx). */
export { AddFile, mayAddFile } from "./add-file.tsx";
export { ChatMenu } from "./chat-menu.tsx";
export { ClosedNote } from "./chat-menu.tsx";
