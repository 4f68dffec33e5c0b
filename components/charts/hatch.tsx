/**
 * The pattern for missing values; a part of a map uses it through `--region: url("#hatch")`. Render it once per page.
 * Its lines are as far apart as the map's units require: `scale` brings them closer if few units make up a px.
 */
export const Hatch = ({ scale = 1 }: { scale?: number }) => (
  <svg width="0" height="0" aria-hidden="true">
    <pattern
      id="hatch"
      width="12"
      height="12"
      patternUnits="userSpaceOnUse"
      patternTransform={scale === 1 ? "rotate(45)" : `rotate(45)scale(${scale})`}
    >
      <rect className="hatch-back" width="12" height="12" />
      <path className="hatch" d="M0 0v12" />
    </pattern>
  </svg>
);
