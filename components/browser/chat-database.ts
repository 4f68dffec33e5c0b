/** The database of this browser in which the visitor's conversation lies (components/chat/message-store.ts). */
export const chatDatabase = "ak_chat_v1";

/** Takes it away, and tells whether there was one. Whoever has it open lets go of it first. */
export const dropChatDatabase = (): Promise<boolean> =>
  new Promise((resolve) => {
    try {
      const asked = indexedDB.deleteDatabase(chatDatabase);
      // The version it had; none has the version 0.
      asked.onsuccess = (event) => resolve((event as IDBVersionChangeEvent).oldVersion > 0);
      asked.onerror = () => resolve(false);
    } catch {
      resolve(false); // a browser that keeps nothing
    }
  });
