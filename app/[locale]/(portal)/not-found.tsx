// The same words as in the rest of the site, inside the shell of the portals.
export { default } from "../(site)/not-found.tsx";
