// The same text as in the rest of the site, inside the layout of the portals.
export { default } from "../(site)/not-found.tsx";
