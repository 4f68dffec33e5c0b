import aes from "../facts/blocs/aes.json" with { type: "json" };
import amu from "../facts/blocs/amu.json" with { type: "json" };
import cemac from "../facts/blocs/cemac.json" with { type: "json" };
import cenSad from "../facts/blocs/cen-sad.json" with { type: "json" };
import comesa from "../facts/blocs/comesa.json" with { type: "json" };
import eac from "../facts/blocs/eac.json" with { type: "json" };
import eccas from "../facts/blocs/eccas.json" with { type: "json" };
import ecowas from "../facts/blocs/ecowas.json" with { type: "json" };
import igad from "../facts/blocs/igad.json" with { type: "json" };
import ohada from "../facts/blocs/ohada.json" with { type: "json" };
import sacu from "../facts/blocs/sacu.json" with { type: "json" };
import sadc from "../facts/blocs/sadc.json" with { type: "json" };
import waemu from "../facts/blocs/waemu.json" with { type: "json" };

/** A bloc as people edit it: what it is, and the facts that are the same in its members, stated once. */
export type BlocFile = { id: string; name: string; what: string; facts: Readonly<Record<string, unknown>> };

export const blocFiles: readonly BlocFile[] = [
  aes,
  amu,
  cemac,
  cenSad,
  comesa,
  eac,
  eccas,
  ecowas,
  igad,
  ohada,
  sacu,
  sadc,
  waemu,
];
