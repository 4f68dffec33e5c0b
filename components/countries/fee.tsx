import { Amount, AmountsIn } from "#components/page/amounts.tsx";
import { isOldNote } from "#lib/data/countries/words/open/guide-words.ts";

type Props = { amount: number; currency: string; note?: string | undefined };

/** An amount of a registration with the note of its source; marked as last known if it is old. */
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
