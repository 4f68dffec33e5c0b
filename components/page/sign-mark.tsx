import { drawSign } from "#lib/data/content/signs/draw-sign.ts";
import type { Sign } from "#lib/data/content/signs/shapes.ts";
import type { Tone } from "#lib/data/content/signs/sign-of-page.ts";

/** A sign beside the name that it belongs to. Decorative. */
export const SignMark = ({ sign, tone }: { sign: Sign; tone: Tone }) => (
  <svg className={`sign-mark tone-${tone}`} viewBox="-13 -13 26 26" aria-hidden="true">
    <path d={drawSign(sign)} />
  </svg>
);
