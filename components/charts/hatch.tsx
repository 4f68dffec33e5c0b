/** The hatch that "s0" is filled with (shades.css). `step` is the distance of its lines in units of the map. One on a page. */
export const Hatch = ({ step }: { step: number }) => (
  <defs>
    <pattern
      id="map-hatch"
      className="hatch"
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path className="hatch-ground" d={`M0 0H${step}V${step}H0Z`} />
      <path className="hatch-line" d={`M0 0H${Math.round(step * 0.22)}V${step}H0Z`} />
    </pattern>
  </defs>
);
