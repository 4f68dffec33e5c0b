"use client";

// The boundary is inside the layout, so that the layout stays when a page fails.
export { PageBoundary as default } from "#components/ui/page-boundary.tsx";
