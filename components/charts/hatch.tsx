/** The pattern of what is not known; a part of a map takes it by `--region: url("#hatch")`. Once a page. */
export const Hatch = () => (
  <svg width="0" height="0" aria-hidden="true">
    <pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="hatch-back" width="12" height="12" />
      <path className="hatch" d="M0 0v12" />
    </pattern>
  </svg>
);
