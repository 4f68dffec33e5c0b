import { AppLink } from "#components/ui/app-link.tsx";

/**
 * What the site stands for: a seal, drawn once in footer.css so that no page carries it, and its meaning in words. A
 * rule of our own, and it says so: no audit stands behind it.
 */
export function IntegritySeal() {
  return (
    <p className="seal">
      <AppLink href="/#summary">Every figure says how it is known</AppLink>: by its source and year, or marked
      as unconfirmed. Our own rule, not a certificate.
    </p>
  );
}
