import { AppLink, ButtonLink, ExternalLink } from "#components/ui/app-link.tsx";
import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { ErrorSummary } from "#components/ui/error-summary.tsx";
import { CheckboxField, SelectField, TextArea, TextField } from "#components/ui/field.tsx";
import { Icon } from "#components/ui/icon.tsx";
import { Section } from "#components/ui/section.tsx";
import { regions } from "#lib/data/countries/record/open/schema.ts";
import { Example } from "./example.tsx";

const variants: readonly [ButtonVariant, string][] = [
  ["primary", "Primary"],
  ["secondary", "Secondary"],
  ["quiet", "Quiet"],
  ["danger", "Danger"],
];

const regionOptions = regions.map((region) => ({ value: region, label: region }));

/** Links, buttons and fields in every static state. Hover, focus and press are live. */
export function Controls() {
  return (
    <>
      <Section
        id="links-buttons"
        title="Links and buttons"
        lead="Links go, buttons act. Hover, focus and press are live."
      >
        <Example name="Links">
          <p>
            A link <AppLink href="/start-business">to a page of this site</AppLink> and one{" "}
            <ExternalLink href="https://www.iso.org/iso-3166-country-codes.html">that leaves it</ExternalLink>
            .
          </p>
        </Example>
        {variants.map(([variant, name]) => (
          <Example key={variant} name={name}>
            <Button type="button" variant={variant}>
              Save this country
            </Button>
            <Button type="button" variant={variant} busy>
              Saving
            </Button>
            <Button
              type="button"
              variant={variant}
              disabledReason={{ id: `${variant}-reason`, text: "Choose at least one country first." }}
            >
              Compare
            </Button>
            <ButtonLink variant={variant} href="/start-business">
              Find your country
              <Icon name="arrow-right" />
            </ButtonLink>
          </Example>
        ))}
      </Section>
      <Section
        id="fields"
        title="Fields"
        lead="The label above, then the hint, then what is wrong, then the control."
      >
        <div className="grid gap-6">
          <ErrorSummary
            title="There is a problem"
            lines={[
              { href: "#sg-email-wrong", text: "Enter an e-mail address in the form name@example.org." },
              { href: "#sg-consent-wrong", text: "Tick the box so that we may answer you." },
            ]}
          />
          <div className="grid gap-6 lg:grid-cols-2">
            <TextField id="sg-name" name="name" label="Name" optional autoComplete="name" />
            <TextField
              id="sg-email"
              name="email"
              type="email"
              label="E-mail"
              hint="We answer to this address and use it for nothing else."
              autoComplete="email"
            />
            <TextField
              id="sg-email-wrong"
              name="email2"
              type="email"
              label="E-mail, with an error"
              hint="We answer to this address and use it for nothing else."
              error="Enter an e-mail address in the form name@example.org."
              defaultValue="ama at example"
            />
            <TextField
              id="sg-off"
              name="off"
              label="Reference"
              hint="Filled in by us once the request is sent."
              defaultValue="Not yet given"
              disabled
            />
            <SelectField id="sg-region" name="region" label="Region" options={regionOptions} />
            <SelectField
              id="sg-region-wrong"
              name="region2"
              label="Region, with an error"
              options={regionOptions}
              error="Choose the region you ask about."
            />
            <TextArea
              id="sg-message"
              name="message"
              label="Your question"
              hint="Do not write passwords or card numbers."
            />
            <TextArea
              id="sg-message-wrong"
              name="message2"
              label="Your question, with an error"
              error="Write your question."
            />
            <CheckboxField id="sg-consent" name="consent" label="You may write to me about this request." />
            <CheckboxField
              id="sg-consent-wrong"
              name="consent2"
              label="You may write to me about this request."
              error="Tick the box so that we may answer you."
            />
          </div>
        </div>
      </Section>
    </>
  );
}
