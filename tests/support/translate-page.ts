/**
 * How translations change a page. `font`: an element with words replaces each text in one step, as in Chrome; `beside`:
 * the same in two steps; `around`: the text itself is moved into that element; `inside`: other words are written into
 * the text, as in Safari; `afresh`: everything is taken out of an element and put back with new texts, as in Firefox.
 */
export type Translation = "font" | "beside" | "around" | "inside" | "afresh";

type Options = { by: Translation; follows: boolean; mark?: string };

/** Window events by which a test undoes the translation, or stops it from changing the page any more. */
export const originalEvent = "translation:original";
export const stopEvent = "translation:stop";

/**
 * Translates the page it runs in into words with a mark before them. Its source is sent to a browser, so it uses
 * nothing from its scope. `follows`: what appears or changes later is translated too, at once.
 */
export function translatePage({ by, follows, mark = "~" }: Options): void {
  const untouched = /^(SCRIPT|STYLE|TEXTAREA|NOSCRIPT|OPTION|TITLE|FONT)$/;
  const undo: (() => void)[] = [];
  const done = new WeakMap<Node, string>();

  const isToDo = (text: Text) => {
    const parent = text.parentElement;
    return (
      parent !== null &&
      text.data.trim() !== "" &&
      done.get(text) !== text.data &&
      !untouched.test(parent.nodeName) &&
      !parent.closest("svg, font, [translate=no], .notranslate")
    );
  };

  function translateText(text: Text): void {
    const parent = text.parentNode;
    if (!parent) return;
    const words = mark + text.data;
    if (by === "inside") {
      const before = text.data;
      text.data = words;
      done.set(text, words);
      undo.push(() => {
        if (text.data !== words) return;
        done.set(text, before);
        text.data = before;
      });
      return;
    }
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    if (by === "around") {
      const before = text.data;
      parent.insertBefore(outer, text);
      inner.append(text);
      text.data = words;
      undo.push(() => {
        if (text.parentNode !== inner) return;
        text.data = before;
        outer.replaceWith(text);
      });
      return;
    }
    inner.append(words);
    done.set(text, text.data);
    if (by === "beside") {
      parent.insertBefore(outer, text);
      parent.removeChild(text);
      undo.push(() => {
        if (!outer.parentNode) return;
        outer.parentNode.insertBefore(text, outer);
        outer.parentNode.removeChild(outer);
      });
      return;
    }
    parent.replaceChild(outer, text);
    undo.push(() => outer.replaceWith(text));
  }

  function translateAfresh(parent: Element): void {
    const before = [...parent.childNodes];
    for (const node of before) node.remove();
    for (const node of before) {
      const isText = node.nodeType === Node.TEXT_NODE && (node as Text).data.trim() !== "";
      const put = isText ? document.createTextNode(mark + (node as Text).data) : node;
      if (isText) done.set(put, (put as Text).data);
      parent.append(put);
    }
  }

  function translateWithin(root: Node): void {
    const texts: Text[] = root.nodeType === Node.TEXT_NODE ? [root as Text] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const found = texts.filter(isToDo);
    if (by !== "afresh") for (const text of found) translateText(text);
    else
      for (const parent of new Set(found.map((text) => text.parentElement)))
        if (parent) translateAfresh(parent);
  }

  translateWithin(document.body);
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === "characterData") translateWithin(target);
      else for (const node of addedNodes) translateWithin(node);
    }
  });
  if (follows) observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  const gone = new AbortController();
  const { signal } = gone;
  const stop = () => {
    observer.disconnect();
    gone.abort();
  };
  const goBack = () => {
    stop();
    for (const one of undo.reverse()) one();
  };
  addEventListener("translation:stop", stop, { signal });
  addEventListener("translation:original", goBack, { signal });
}
