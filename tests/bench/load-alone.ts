import { load, type LoadAnswer, type LoadOrder } from "./load.ts";

process.on("message", ({ origin, options }: LoadOrder) => {
  void load(origin, options)
    .then(
      (seen): LoadAnswer => ({ seen }),
      (thrown: unknown): LoadAnswer => ({ fault: String(thrown) }),
    )
    .then((answer) => process.send?.(answer));
});
process.on("disconnect", () => process.exit(0));
