import { load, type LoadOrder } from "./load.ts";

process.once("message", ({ origin, options }: LoadOrder) => {
  void load(origin, options).then((seen) => process.send?.(seen, () => process.exit(0)));
});
