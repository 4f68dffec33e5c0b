/**
 * Components that ask the visitor something before the first message is sent; they load as their own chunk
 * (chat-foot.tsx).
 */
export { AskContact } from "./first-steps.tsx";
export { PlacesFirst } from "./first-steps.tsx";
