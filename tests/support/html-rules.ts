import { HtmlValidate, Rule, StaticConfigLoader, definePlugin } from "html-validate";

/** The one error the Nu checker found here for which html-validate has no rule. */
class SelectPlaceholder extends Rule {
  setup(): void {
    this.on("dom:ready", ({ document }) => {
      for (const select of document.querySelectorAll("select[required]")) {
        const isList = select.hasAttribute("multiple") || Number(select.getAttributeValue("size") ?? 1) > 1;
        if (!isList && select.querySelector("option")?.getAttributeValue("value") !== "")
          this.report(select, "The first option of a <select> that is required has an empty value");
      }
    });
  }
}

const ours = definePlugin({ name: "akoma", rules: { "akoma/select-placeholder": SelectPlaceholder } });

/** What the HTML standard and WCAG require, as the Nu checker reads them. Style rules are not checked. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    plugins: [ours],
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      "akoma/select-placeholder": "error",
      "heading-level": "error",
      "input-missing-label": "error",
      "missing-doctype": "error",
      "no-implicit-close": "error",
      "no-missing-references": "error",
      "prefer-native-element": "off", // <div role="region"> is correct too
      "unique-landmark": "off", // of the two menus one is shown, by the width; axe checks the visible one
    },
  }),
);

/** The errors of a page, each in one line. */
export function faultsOfHtml(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "the page"})`),
  );
}
