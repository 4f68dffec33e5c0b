import { findShape } from "#lib/maps/project.ts";

/** Where a country lies in Africa. One small file serves all 54: the part after "#" lights the country up. */
export function Locator({ slug, name }: { slug: string; name: string }) {
  const shape = findShape(slug);
  if (!shape) return null;
  return (
    <img
      className="locator"
      src={`/maps/africa.svg#${shape.iso2.toLowerCase()}`}
      alt={`${name} on the map of Africa`}
      width="500"
      height="457"
    />
  );
}
