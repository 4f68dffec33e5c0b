/* Writes the documents, and parts of documents, that are generated from the code: npm run docs. A test compares. */
import { writeFileSync } from "node:fs";
import { generatedDocuments } from "../docs/documents.ts";
import { inRoot } from "../paths.ts";

for (const [file, text] of Object.entries(generatedDocuments())) writeFileSync(inRoot(file), text);
