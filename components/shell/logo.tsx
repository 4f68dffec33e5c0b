import { AppLink } from "#components/ui/app-link.tsx";
import { brand } from "#lib/content/brand.ts";

/**
 * The mark, drawn after the akoma, the heart of the adinkra symbols that stands for patience and goodwill: two
 * spirals that meet in one heart.
 */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg className="logo-mark" width={size} height={size} viewBox="0 0 28 28" aria-hidden="true">
      <path d="M14 25.5C8 20.5 2 16 2 9.8a6 6 0 0 1 12 0 6 6 0 0 1 12 0c0 6.2-6 10.7-12 15.7Z" />
      <path d="M14 9.8v9.4M8 12.7a2.9 2.9 0 1 1 2.9-2.9M20 12.7a2.9 2.9 0 1 0-2.9-2.9" />
    </svg>
  );
}

/** Mark and name; leads home. */
export function Logo() {
  return (
    <AppLink href="/" className="logo">
      <LogoMark />
      {brand.name}
    </AppLink>
  );
}
