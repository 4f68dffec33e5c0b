/** What asks the visitor something before the first message is sent; it comes with a script of its own (use-first-parts.ts). */
export { AskContact } from "./ask-contact.tsx";
export { PlacesFirst } from "./places-first.tsx";
