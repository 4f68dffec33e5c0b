import { Intake, intakeMetadata } from "../../../intake.tsx";

const path = "/forms/detention/assistance";

export const metadata = intakeMetadata(path);

export default function Assistance() {
  return <Intake path={path} about="held" />;
}
