import { PageEnd } from "#components/page/page-end.tsx";
import { SectionFrame } from "#components/page/section-frame.tsx";
import { SectionView } from "#components/content/section-view.tsx";
import { Logo } from "#components/page/logo.tsx";
import { AppLink } from "#components/ui/app-link.tsx";
import { PatternBand } from "#components/ui/pattern-band.tsx";
import { Container, PageHeader } from "#components/ui/section.tsx";
import {
  clearsightApply,
  clearsightNeeds,
  clearsightOrder,
} from "#lib/domains/portals/open/clearsight-register.ts";
import { bandOf } from "./portal-head.tsx";

const path = "/portal/clearsight/register";

type Props = {
  /** The network address of this request. */
  address: string;
};

/** Registers an organisation. It is outside the shell, so it has its own link home. */
export function ClearsightRegister({ address }: Props) {
  return (
    <>
      <div className="container-page portal-bare">
        <Logo />
        <AppLink className="link portal-bare-back" href="/portal/clearsight">
          Back to ClearSight
        </AppLink>
      </div>
      <PatternBand pattern={bandOf("identity")} />
      <PageHeader
        eyebrow="ClearSight"
        title="Register an organisation"
        lead="Only organisations can use ClearSight, and only from networks they have registered. The form below registers both."
      />
      <Container className="pb-section">
        <div className="parts portal-parts">
          <SectionFrame
            id="address"
            heading="The network address we see"
            lead="Of the connection you use right now."
          >
            <p className="portal-seen portal-address">{address || "Not known"}</p>
            <p className="mt-3">
              {address
                ? "If this line is your organisation’s own and never changes, it can be registered. A home line or a phone usually changes its address and cannot."
                : "Your connection did not tell us its address. Ask whoever runs your network which static address it has."}
            </p>
          </SectionFrame>
          <SectionView section={clearsightApply} page={path} />
          <SectionView section={clearsightNeeds} page={path} />
          <SectionView section={clearsightOrder} page={path} />
        </div>
        <PageEnd path={path} />
      </Container>
    </>
  );
}
