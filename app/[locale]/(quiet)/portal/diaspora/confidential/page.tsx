import { Intake, intakeMetadata } from "../../../intake.tsx";

const path = "/portal/diaspora/confidential";

export const metadata = intakeMetadata(path);

export default function Confidential() {
  return <Intake path={path} />;
}
