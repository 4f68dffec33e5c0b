import { ClearsightRegister } from "#components/portals/clearsight-register.tsx";
import { clientAddressOfPage } from "#lib/domains/members/index.ts";
import { pageMetadata } from "#lib/data/content/page-metadata.ts";
import "#app/sheets/portal.css";

export const metadata = pageMetadata({
  path: "/portal/clearsight/register",
  title: "Register an organisation with ClearSight",
  description:
    "What an organisation needs to register with ClearSight: a work e-mail address, static networks in CIDR notation, a person who signs.",
  index: false,
});

export default async function Register() {
  return <ClearsightRegister address={await clientAddressOfPage()} />;
}
