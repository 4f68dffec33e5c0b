import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

type Props = {
  tone?: "info" | "good" | "caution" | "danger";
  title?: ReactNode;
  children?: ReactNode;
};

/** Something to know before reading on: icon, words and colour together. Not announced automatically. */
export function Notice({ tone = "info", title, children }: Props) {
  return (
    <div className={`notice notice-${tone}`}>
      <Icon name={tone} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
