import { ButtonLink } from "#components/ui/button-link.tsx";
import { PlainForm } from "#components/forms/plain-form.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { lookUpFields } from "#lib/domains/forms/shared/step-fields.ts";
import { hubPath } from "#lib/domains/members/open/paths.ts";
import { signInAddress } from "#lib/data/site/sign-in-address.ts";

type Props = {
  /** The reference that the URL names. */
  reference: string | undefined;
  state: FormState | undefined;
  isMember: boolean;
  /** Where to return to after signing in. */
  next: string;
};

/** Asks for reference and address. A known and an unknown reference look alike here. */
export function LookUpView({ reference, state, isMember, next }: Props) {
  const words = useWords("forms");
  const typed = state?.typed ?? (reference ? { reference: [reference] } : {});
  return (
    <div className="form-page">
      <div>
        <h1 className="text-3xl">{words("status.title")}</h1>
        <p className="lead">{words("status.lead")}</p>
      </div>
      <PlainForm
        action="/api/submissions/look-up"
        fields={lookUpFields}
        state={{ typed, faults: state?.faults ?? {} }}
        submitLabel={words("status.show")}
      />
      <p>
        {isMember ? (
          <ButtonLink href={hubPath} variant="secondary">
            {words("status.account")}
          </ButtonLink>
        ) : (
          <ButtonLink href={signInAddress("login", next)} variant="secondary">
            {words("status.signIn")}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
