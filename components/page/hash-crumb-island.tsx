"use client";

import { Island } from "#components/ui/island.tsx";

const load = () => import("./hash-crumb.tsx").then((part) => part.HashCrumb);

/** The breadcrumb of the section in the address; without script the breadcrumbs end with the page. */
export const HashCrumbIsland = () => <Island when="idle" load={load} />;
