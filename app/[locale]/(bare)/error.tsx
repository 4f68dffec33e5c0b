"use client";

// Inside the layout, so that a page that fails keeps what is around it.
export { PageBoundary as default } from "#components/ui/page-boundary.tsx";
