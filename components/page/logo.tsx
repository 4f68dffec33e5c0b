import { AppLink } from "#components/ui/app-link.tsx";
import { brandMark } from "#lib/data/content/brand-mark.ts";
import { brand } from "#lib/platform/brand.ts";

/**
 * The mark, drawn after the akoma, the heart of the adinkra symbols, which represents patience and goodwill: two
 * spirals that meet in one heart.
 */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d={brandMark.heart} />
      <path d={brandMark.spirals} />
    </svg>
  );
}

/** Mark and name, linked to the home page. */
export function Logo() {
  return (
    <AppLink href="/" className="logo" translate="no">
      <LogoMark />
      {brand.name}
    </AppLink>
  );
}
