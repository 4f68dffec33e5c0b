/**
 * The pattern of what is not known; a part of a map takes it by `--region: url("#hatch")`. Once a page. Its lines are as
 * far apart as the units of the map ask: closer by `scale` where few of them are a px.
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
