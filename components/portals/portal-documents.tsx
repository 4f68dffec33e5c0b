import { EmptyState } from "#components/page/empty-state.tsx";
import { Moment } from "#components/page/moment.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { DataTable } from "#components/ui/data-table.tsx";
import { Tag } from "#components/ui/tag.tsx";
import { srOnly } from "#components/ui/sr-only.tsx";
import { useWords } from "#components/words/use-words.ts";
import { uploadsPath } from "#lib/services/uploads/open/limits.ts";
import type { Portal, PortalDocument } from "#lib/domains/portals/index.ts";

type Props = { portal: Pick<Portal, "path">; documents: readonly PortalDocument[] | "away" };

/** What staff published in a portal, for everyone with access and for this member alone. */
export function PortalDocuments({ portal, documents }: Props) {
  const words = useWords("portal-documents");
  return (
    <SectionFrame id="documents" heading={words("side.title")} lead={words("side.lead")}>
      {documents === "away" ? (
        <p>{words("side.away")}</p>
      ) : documents.length > 0 ? (
        <DataTable
          caption={words("side.caption")}
          captionHidden
          columns={[
            { label: words("side.document") },
            { label: words("side.kind") },
            { label: words("side.date") },
          ]}
          rows={documents.map((document) => [
            <Named key="document" portal={portal} document={document} />,
            words(`field.kind.is.${document.kind}`),
            <Moment key="date" at={document.issuedOn} day />,
          ])}
        />
      ) : (
        <EmptyState title={words("side.none")} pattern="kente">
          <p>{words("side.noneText")}</p>
        </EmptyState>
      )}
    </SectionFrame>
  );
}

type NamedProps = Pick<Props, "portal"> & { document: PortalDocument };

function Named({ portal, document: { id, title, about, isForOne, file } }: NamedProps) {
  const words = useWords("portal-documents");
  const parts = useWords("portal-parts");
  return (
    <>
      {file && file.state !== "infected" && file.state !== "scanning" ? (
        <a className="link" href={`${uploadsPath}/${file.id}`}>
          {title}
        </a>
      ) : (
        title
      )}
      {isForOne && (
        <>
          {" "}
          <Tag tone="info">{words("side.forYou")}</Tag>
        </>
      )}
      {about && <small className="portal-about">{about}</small>}
      {file?.state === "scanning" && <small className="portal-about">{words("side.scanning")}</small>}
      {(!file || file.state === "infected") && <small className="portal-about">{words("side.noFile")}</small>}
      <small className="portal-about">
        <AppLink className="link" href={`${portal.path}?about=${id}#support`}>
          {parts.rich("ask.about", {
            title,
            hidden: srOnly,
          })}
        </AppLink>
      </small>
    </>
  );
}
