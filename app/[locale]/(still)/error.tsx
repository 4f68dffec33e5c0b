"use client";

// Inside the shell, so that a page that fails keeps its header and footer.
export { default } from "../error.tsx";
