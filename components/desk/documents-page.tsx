import { PlainForm } from "#components/forms/plain-form.tsx";
import { AwayNotice } from "#components/page/away-notice.tsx";
import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { Panel } from "#components/page/panel.tsx";
import { each } from "#components/ui/each.ts";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import type { FormState } from "#lib/domains/fields/index.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import type { Member } from "#lib/domains/members/index.ts";
import type { PublishedDocument } from "#lib/domains/portals/index.ts";
import {
  documentFields,
  documentFormId,
  mostPublished,
  documentsCall,
  documentsPath,
  withdrawDocumentCall,
} from "#lib/domains/portals/open/documents.ts";
import { DeskFrame } from "./desk-frame.tsx";

type Props = {
  member: Pick<Member, "email" | "role">;
  /** Undefined while the database is unavailable. */
  documents: readonly PublishedDocument[] | undefined;
  /** The rejected submission from this page, if any. */
  state: FormState | undefined;
  done: "published" | "withdrawn" | undefined;
};

/** Staff publish documents for the members of a portal here, and withdraw them. */
export function DocumentsPage({ member, documents, state, done }: Props) {
  const words = useWords("portal-documents");
  const isOwn = state?.form === documentFormId;
  return (
    <DeskFrame
      member={member}
      path={documentsPath}
      title={words("title")}
      column="account-column"
      done={done && words(`done.${done}`)}
      state={state}
      isDrawn={isOwn}
    >
      <Panel id="publish" title={words("publish.title")} lead={words("publish.lead")}>
        <PlainForm
          action={documentsCall}
          fields={documentFields}
          state={isOwn ? state : undefined}
          submitLabel={words("publish.send")}
        />
      </Panel>
      {documents ? <Published documents={documents} /> : <AwayNotice />}
    </DeskFrame>
  );
}

function Published({ documents }: { documents: readonly PublishedDocument[] }) {
  const words = useWords("portal-documents");
  return (
    <Panel id="published" title={words("published.title")}>
      {documents.length === 0 ? (
        <EmptyState title={words("published.none")} pattern="kente">
          <p>{words("published.noneText")}</p>
        </EmptyState>
      ) : (
        <ul className="account-rows desk-rows">
          {each(documents, (document) => (
            <Row document={document} />
          ))}
        </ul>
      )}
      {documents.length === mostPublished && (
        <p className="account-lead">{words("published.latest", { count: mostPublished })}</p>
      )}
    </Panel>
  );
}

function Row({ document }: { document: PublishedDocument }) {
  const words = useWords("portal-documents");
  const { id, title, kind, portal, issuedOn, publishedAt, reader, file } = document;
  return (
    <li>
      <div>
        {file ? <a href={`${uploadsPath}/${file.id}`}>{title}</a> : <strong>{title}</strong>}
        <small>
          {portal} · {words(`field.kind.is.${kind}`)} · <Moment at={issuedOn} day />
        </small>
      </div>
      <div className="desk-marks">
        {reader ? words("published.forOne", { reader }) : words("published.forAll")}
      </div>
      <div className="desk-who">
        <small>{words.rich("published.on", { moment: <Moment at={publishedAt} /> })}</small>
        <PlainForm
          action={withdrawDocumentCall}
          fields={[]}
          hidden={{ id }}
          submitLabel={words.rich("withdraw", {
            title,
            hidden: srOnly,
          })}
          variant="secondary"
        />
      </div>
    </li>
  );
}
