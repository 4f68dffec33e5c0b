/** The database of this browser that stores the visitor's conversation (components/chat/kept-chat.ts). */
export const chatDatabase = "ak_chat_v1";

/** Deletes it, and resolves to whether there was one. Open connections to it are closed first. */
export const dropChatDatabase = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(chatDatabase);
      // The version it had; no existing one has version 0.
      asked.onsuccess = (event) => resolve((event as IDBVersionChangeEvent).oldVersion > 0);
      asked.onerror = () => resolve(false);
    } catch {
      resolve(false); // a browser that stores nothing
    }
  });
