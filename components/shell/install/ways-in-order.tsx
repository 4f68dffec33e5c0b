"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { useScripted } from "#components/ui/use-scripted.ts";
import { whichPlatform, type Platform } from "./which-platform.ts";

type Way = { id: Platform; name: string; steps: ReactNode };

type Props = {
  ways: readonly Way[];
  /** Shown at the method of the visitor's own browser. */
  own: string;
};

const never = () => () => {};

/** All methods, that of the visitor's own browser first and labelled as such; without script in the given order. */
export function WaysInOrder({ ways, own: ownWords }: Props) {
  const scripted = useScripted();
  const own = useSyncExternalStore(
    never,
    () => whichPlatform(navigator),
    () => undefined,
  );
  const ordered = [...ways].sort((one, other) => Number(other.id === own) - Number(one.id === own));
  return (
    <div className="install-ways" data-scripted={scripted || undefined}>
      {ordered.map(({ id, name, steps }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="text-xl">
            {name}
          </h2>
          {id === own && <p className="install-own">{ownWords}</p>}
          {steps}
        </section>
      ))}
    </div>
  );
}
