import { Amount } from "#components/page/amount.tsx";
import { AmountsIn } from "#components/page/amounts-in.tsx";
import { isOldNote } from "#lib/countries/words/open/guide-words.ts";

type Props = { amount: number; currency: string; note?: string | undefined };

/** An amount of a registration with what its source says about it; marked as the last known one where that is old. */
export function Fee(amount: Props) {
  return (
    <>
      <Amount {...amount} />
      {isOldNote(amount.note) && (
        <>
          {" "}
          <i className="old">last known</i>
        </>
      )}
      {amount.note && (
        <small>
          {" "}
          <AmountsIn text={amount.note} />
        </small>
      )}
    </>
  );
}
