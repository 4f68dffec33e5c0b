import nextPlugin from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";

/** The table of STYLE.md, "Which way code may point", as rules. */
const database = {
  group: ["#lib/db.ts", "**/lib/db.ts", "#lib/generated/**"],
  message: "Only lib talks to the database; ask a domain's public face.",
};
const views = {
  group: ["#components/**", "#app/**", "react", "react-dom", "react/*", "next/navigation", "next/headers"],
  message: "lib knows no React and no pages.",
};
const pages = { group: ["#app/**"], message: "Components never import pages." };
const operations = {
  group: ["#lib/ops/**", "**/ops/*"],
  message: "lib/ops runs outside requests; nothing imports it.",
};
const serverOnly = {
  group: ["#lib/*/index.ts", "#lib/db.ts", "#lib/env.ts", "#lib/log.ts", "#lib/http/endpoint.ts"],
  message: "Client leaves import schemas and pure modules only.",
};
const inside = (domain) => ({
  group: [
    `#lib/${domain}/!(index|schema|figures|search|lead-types|form-fields|guide-words|guide-json-ld|regions).ts`,
  ],
  message: `Speak to lib/${domain} through its index.ts or schema.ts.`,
});

const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: "No inline styles: the content security policy refuses them.",
};
const noServerAction = {
  selector: "ExpressionStatement[directive='use server']",
  message: "No server actions: every deed has one route.",
};

const forbid = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

export default [
  {
    ignores: [
      ".next/**",
      ".data/**",
      "lib/generated/**",
      "lib/countries/data/**",
      "next-env.d.ts",
      "test-results/**",
      "public/**",
    ],
  },
  ...nextPlugin,
  ...nextTypescript,
  {
    settings: { "import/resolver": { typescript: { project: "./tsconfig.json" } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "import/no-cycle": "error",
      "no-restricted-syntax": ["error", noInlineStyle, noServerAction],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "import/no-anonymous-default-export": "off", // a configuration needs no name
      "@next/next/no-img-element": "off", // pictures are small SVG files; the image optimiser would only cost
    },
  },
  { files: ["app/**/*.{ts,tsx}"], rules: forbid(database, operations) },
  // Pictures are drawn at build, not by a browser, and know no classes.
  { files: ["app/og/**"], rules: { "no-restricted-syntax": ["error", noServerAction] } },
  { files: ["components/**/*.{ts,tsx}"], rules: forbid(database, pages, operations) },
  { files: ["lib/**/*.ts"], ignores: ["lib/ops/**"], rules: forbid(views, operations) },
  { files: ["lib/ops/**/*.ts"], rules: forbid(views) },
  {
    files: ["components/leads/**", "components/home/**"],
    rules: forbid(database, pages, operations, inside("countries")),
  },
  {
    files: ["components/**/*-script.tsx", "components/**/finder-list.tsx"],
    rules: forbid(database, pages, operations, serverOnly),
  },
];
