import { defineConfig } from "prisma/config";

// `prisma generate` needs no schema engine, but the CLI downloads one unless this names an executable.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: "prisma/schema.prisma", migrations: { path: "prisma/migrations" } });
