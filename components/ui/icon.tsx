/** Drawn on a 24 px grid with a 1.75 px line, one path each, so that an icon costs about a hundred bytes. */
const paths = {
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  "arrow-left": "M20 12H4m6-6-6 6 6 6",
  "arrow-up-right": "M7 17 17 7M8 7h9v9",
  "chevron-down": "m6 9 6 6 6-6",
  "chevron-right": "m9 6 6 6-6 6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  close: "m6 6 12 12M18 6 6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  search: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5M12 7.5v.2",
  good: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-4-8.7 2.8 2.7L16 9.5",
  caution: "M12 3.8 2.8 20h18.4L12 3.8Zm0 6.4v4.6m0 2.4v.2",
  danger: "M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3L8.3 3ZM12 7.5v5.3m0 3.3v.2",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2",
  calendar: "M4 6h16v14H4V6Zm0 4.5h16M8 3.5V6m8-2.5V6",
  money: "M3 6.5h18v11H3v-11Zm9 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.2 12v.1m11.6-.1v.1",
  building: "M3 20.5h18M5 20V9.5h14V20M3.5 9.5 12 4l8.5 5.5M9 13v4.5m6-4.5v4.5",
  document: "M6 3.5h8.5L18.5 7.5V20.5H6v-17ZM14 3.5V8h4.5M9 12.5h6M9 16.5h6",
  download: "M12 4v11m-5-5 5 5 5-5M4.5 20h15",
  print: "M7 8V3.5h10V8M7 17H4V8h16v9h-3M7 14h10v6.5H7V14Z",
  chat: "M4 5h16v11.5h-8.5L7 20.5v-4H4V5Zm4.5 4h7M8.5 12.5h4.5",
  mail: "M3.5 5.5h17v13h-17v-13Zm0 1 8.5 7 8.5-7",
  phone: "M5 3.5h4l1.5 5-2.3 1.7a12 12 0 0 0 5.6 5.6l1.7-2.3 5 1.5v4c-9 1.5-17-6.5-15.5-15.5Z",
  pin: "M12 21s7-6.3 7-11.3a7 7 0 1 0-14 0C5 14.7 12 21 12 21Zm0-9a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3.3 2.7 3.3 15.3 0 18-3.3-2.7-3.3-15.3 0-18Z",
  people:
    "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-7.3 13-7.3 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4m2 3.3c2 .8 3.5 2.6 3.5 5.5",
  compare: "M7 4v16m10-16v16M3 8l4-4 4 4m2 8 4 4 4-4",
  table: "M3.5 5h17v14h-17V5Zm0 5h17M10 10v9",
  link: "M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.7 18.3L12 17",
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

type Props = { name: IconName; size?: number; className?: string };

/** Decorative: always beside text that says the same. Arrows are mirrored where text runs right to left. */
export function Icon({ name, size = 20, className }: Props) {
  const directional = name === "arrow-right" || name === "arrow-left" || name === "chevron-right";
  const classes = [directional ? "icon icon-turn" : "icon", className].filter(Boolean).join(" ");
  return (
    <svg className={classes} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
