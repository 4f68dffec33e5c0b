import { Button } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { type PageWords, useWords } from "#components/words/use-words.ts";
import "./lite.css";

type Fact = { term: string; text: string };

const without = [
  "scripts",
  "font",
  "patterns",
  "flags",
  "menus",
  "quickNav",
  "amounts",
  "lists",
  "tabs",
  "ticks",
  "headline",
  "messages",
  "section",
  "ahead",
] as const;
const goesOnWith = ["pages", "forms", "own"] as const;

/** Everything that lite mode turns off, and how to reach the same without it. */
export const turnedOff = (words: PageWords<"shell">): readonly Fact[] =>
  without.map((name) => ({ term: words(`lite.without.${name}`), text: words(`lite.without.${name}.text`) }));

export const goesOn = (words: PageWords<"shell">): readonly Fact[] =>
  goesOnWith.map((name) => ({ term: words(`lite.with.${name}`), text: words(`lite.with.${name}.text`) }));

const action = "/api/lite";

/**
 * Says whether lite mode is on, and changes it by a plain form post. Both states are in the page; `data-lite`, which
 * only lite copies have, decides which one is visible and which one screen readers read.
 */
export function LiteSwitch() {
  const words = useWords("shell");
  return (
    <div className="lite-switch">
      <div className="lite-on">
        <Notice tone="good" title={words("lite.on")}>
          <p>{words("lite.onWhy")}</p>
        </Notice>
      </div>
      <div className="lite-off">
        <Notice title={words("lite.off")}>
          <p>{words("lite.offWhy")}</p>
        </Notice>
      </div>
      <form method="post" action={action}>
        <Button name="lite" value="off" className="lite-on">
          {words("lite.turnOff")}
        </Button>
        <Button name="lite" value="on" className="lite-off">
          {words("lite.turnOn")}
        </Button>
        <Button name="lite" value="auto" variant="secondary" aria-describedby="lite-auto">
          {words("lite.auto")}
        </Button>
      </form>
      <p id="lite-auto" className="text-sm text-muted">
        {words("lite.autoMeans")}
      </p>
    </div>
  );
}
