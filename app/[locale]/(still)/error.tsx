"use client";

// Inside the layout, so that a page that fails keeps what is around it.
export { default } from "#app/page-error.tsx";
