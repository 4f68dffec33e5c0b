import { startSirv } from "./servers.ts";

const { url } = await startSirv();
process.send?.({ url });
process.on("SIGTERM", () => process.exit(0));
