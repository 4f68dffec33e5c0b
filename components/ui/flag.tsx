import type { StaticImageData } from "next/image";
import flags from "./flags.svg";

const { src } = flags as StaticImageData;

/** A country's round flag, shown beside its name, which is what screen readers read. `size` is the diameter in px. */
export function Flag({ iso2, size = 24 }: { iso2: string; size?: number }) {
  return (
    <svg className="flag" width={size} height={size} aria-hidden="true">
      <use href={`${src}#${iso2.toLowerCase()}`} />
    </svg>
  );
}
