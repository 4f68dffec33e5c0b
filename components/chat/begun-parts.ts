/** What only a conversation that has begun needs; it comes with a script of its own (use-begun-parts.ts). */
export { AddFile, mayAddFile } from "./add-file.tsx";
export { ChatMenu } from "./chat-menu.tsx";
export { ClosedNote } from "./closed-note.tsx";
