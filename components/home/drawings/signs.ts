import type { Sign } from "./across.tsx";

/** Our own drawings: an open door, a tick in a circle, a balance, two equal lines, a compass that points south. */
export const valueSigns: readonly Sign[] = [
  { name: "Welcome", path: "M5 21V4h9l5 3v14H5Zm9-17v17M10 12v1" },
  { name: "Truth", path: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.7 2.8 2.7L16 9.5" },
  { name: "Fairness", path: "M12 3v18M7 21h10M4 7h16M4 7l-3 7h6L4 7Zm16 0-3 7h6l-3-7Z" },
  { name: "Equality", path: "M3 9h18M3 15h18" },
  { name: "Africa-led", path: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9 8h6l-3 9-3-9Z" },
];

export const barredSigns: readonly Sign[] = [
  { name: "account", path: "M3 20.5h18M5 20V9.5h14V20M3.5 9.5 12 4l8.5 5.5M9 13v4.5m6-4.5v4.5" },
  { name: "card form", path: "M2.5 5.5h19v13h-19v-13Zm0 4h19M6 15h4" },
  { name: "wallet", path: "M3 7h15a2 2 0 0 1 2 2v9H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h12M16 13v1" },
];
