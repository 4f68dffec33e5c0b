import { drawSign, type Sign } from "#lib/data/content/signs/draw-sign.ts";
import type { Tone } from "#lib/data/content/signs/sign-of-page.ts";

/** A sign beside the name that it belongs to. Decorative. */
export const SignMark = ({ sign, tone }: { sign: Sign; tone: Tone }) => (
  <svg className={`sign-mark tone-${tone}`} viewBox="-13 -13 26 26" aria-hidden="true">
    <path d={drawSign(sign)} />
  </svg>
);

/**
 * The distance of the signs in the field behind the large one: they are in rows, or each second row is shifted by half
 * a step.
 */
const tile = 32;

type Props = {
  sign: Sign;
  tone: Tone;
};

/** The sign of a page in a field of itself, beside the title. Decorative. */
export function SignArt({ sign, tone }: Props) {
  const isShifted = sign.fold % 2 === 1;
  return (
    <svg
      className={`sign-art tone-${tone}`}
      viewBox="-192 -128 384 256"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <path id="sign-line" d={drawSign(sign)} />
        <pattern
          id="sign-field"
          width={tile}
          height={isShifted ? 2 * tile : tile}
          patternUnits="userSpaceOnUse"
        >
          <use href="#sign-line" x={tile / 2} y={tile / 2} />
          {isShifted && (
            <>
              <use href="#sign-line" y={1.5 * tile} />
              <use href="#sign-line" x={tile} y={1.5 * tile} />
            </>
          )}
        </pattern>
      </defs>
      <rect x="-400" y="-300" width="800" height="600" fill="url(#sign-field)" />
      <circle r="98" />
      <use href="#sign-line" transform="scale(7)" />
    </svg>
  );
}
