import nextPlugin from "eslint-config-next/core-web-vitals";
import nextTypescript from "eslint-config-next/typescript";
import { componentFolders } from "./components/folders.ts";
import { closedModules, domains, foldersAbove, layers, publicFiles } from "./lib/layers.ts";

/** The table "Which way code may point" as rules. Patterns are regular expressions: in a glob, # begins a comment. */
const database = {
  regex: "(^#lib|/lib)/(platform/db\\.ts|generated/prisma/)",
  message: "Only lib talks to the database; ask a domain's public API.",
};
const views = {
  regex:
    "^(#components/|#app/|(\\.\\./)+(components|app)/|react$|react/|react-dom|next/(navigation|headers)(\\.js)?$)",
  message: "lib knows no React and no pages.",
};
const pages = { regex: "^#app/|/app/", message: "Components never import pages." };
const operations = {
  regex: "(^#lib|/lib|^\\.\\.)/ops/",
  message: "lib/ops runs outside requests; nothing imports it.",
};

/** A layer imports only itself and the layers below; a domain only domains that lib/layers.ts names before it. */
const above = (layer, domain) => ({
  regex: `(^#lib|/lib)/(${foldersAbove(layer, domain).join("|")})/`,
  message: "lib imports downward only: lib/layers.ts has the order.",
});

/** A module is entered by its public files (lib/layers.ts), by any spelling of their path. */
const insides = {
  regex: `^(#lib|(\\.\\./)+(lib/)?)/?(${closedModules})/(?!facts/[\\w-]+\\.json$)(?!${publicFiles})`,
  message: "Speak to a module through its index.ts, its schema.ts, or its folders open and shared.",
};

/** Modules that can query the database, by any spelling of their path. */
const asking = {
  regex:
    "(^#lib|/lib)/((services|domains|backoffice)/(?!(fields|forms|remittance|documents|letters)/)[\\w-]+/([\\w-]+/)?index|platform/http/endpoint)\\.ts$",
  allowTypeImports: true,
  message: "The page asks and the component draws: hand over what it needs.",
};

/**
 * A folder of components imports its own modules and those of the folders that its line in components/folders.ts names.
 */
const otherFolders = (folder, allowed) => ({
  regex: `(^#components|^(\\.\\./)+components)/(?!(${[folder, ...allowed].join("|")})/)`,
  message: `components/${folder} takes only from what components/folders.ts allows it: have app put parts together, or take them as nodes.`,
});

const forbid = (...patterns) => ({ "no-restricted-imports": ["error", { patterns }] });

/** Modules that contain secrets, the database or all 54 records, by any spelling of their path. */
const serverModules =
  /(^#lib|\/lib)\/([a-z-]+\/[a-z-]+((\/[a-z-]+)?\/index|\/(.+\/)?shared\/.+)|platform\/(db|env|log|http\/endpoint))\.ts$/;

const clientLeaf = {
  meta: { type: "problem", messages: { server: "A client leaf imports schemas and pure modules only." } },
  create: (context) => ({
    ImportDeclaration(node) {
      const isLeaf = context.sourceCode.ast.body.some((one) => one.directive === "use client");
      if (isLeaf && node.importKind !== "type" && serverModules.test(node.source.value)) {
        context.report({ node, messageId: "server" });
      }
    },
  }),
};

const readAloud = new Set([
  "title",
  "aria-label",
  "aria-description",
  "alt",
  "placeholder",
  "label",
  "lead",
  "heading",
  "summary",
  "hint",
]);
const hasLetters = (text) => /\p{L}/u.test(text);
/** Text for visitors begins like a sentence and continues in lower case. Names and classes do not. */
const readsAsSentence = (text) => /^[\p{Lu}“]\S*\s+[\p{Ll}“]/u.test(text.trim());
/** Visitors do not read text in a log, in an internal error or in a type. */
const isUnread = (node) =>
  node.type.startsWith("TS") ||
  node.type.startsWith("Import") ||
  (node.type === "NewExpression" && node.callee.name === "Error") ||
  (node.type === "CallExpression" && node.callee.object?.name === "log");

/** In folders that use catalogues, the code contains no text for visitors. */
const catalogueWords = {
  meta: {
    type: "problem",
    messages: {
      words: "What visitors read is a message in lib/platform/words: look it up, or take it as a prop.",
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: "words" });
    const checkSentence = (node, text) => {
      if (readsAsSentence(text) && !context.sourceCode.getAncestors(node).some(isUnread)) report(node);
    };
    return {
      JSXText(node) {
        if (hasLetters(node.value)) report(node);
      },
      JSXAttribute(node) {
        const { value } = node;
        if (!readAloud.has(node.name.name) || !value) return;
        const literal = value.type === "JSXExpressionContainer" ? value.expression : value;
        if (literal.type === "Literal" && typeof literal.value === "string" && hasLetters(literal.value)) {
          report(literal);
        }
      },
      Property(node) {
        const { key, value } = node;
        if (!readAloud.has(key.name ?? key.value) || value.type !== "Literal") return;
        const isName = typeof value.value === "string" && /^\p{Lu}/u.test(value.value); // message keys are lower-case
        if (isName && !readsAsSentence(value.value)) report(value);
      },
      Literal(node) {
        if (typeof node.value !== "string" || node.parent.type === "JSXAttribute") return;
        if (node.parent.type !== "ExpressionStatement") checkSentence(node, node.value);
      },
      TemplateLiteral(node) {
        if (node.parent.type === "TaggedTemplateExpression") return;
        checkSentence(node, node.quasis.map(({ value }) => value.cooked).join("0"));
      },
    };
  },
};
/** New code uses catalogues from the start; code that was moved to them stays in this list. */
const inCatalogues = [
  "components/{forms,desk,confidential,chat,search,navigator}/**/*.{ts,tsx}",
  "lib/domains/{chat,confidential,fact-edits,fields,vacancies,quotes,webhooks,forms,cases,navigator}/**/*.ts",
  "lib/{backoffice/{account,admin},services/{search,uploads}}/**/*.ts",
  "app/**/{forms,desk,facts,confidential,chat,search,navigator}/**/*.tsx",
  "components/{directory,members}/**/*.{ts,tsx}",
  "lib/domains/directory/**/*.ts",
  "app/**/directory/**/*.tsx",
  "components/words/**/*.{ts,tsx}",
  "components/shell/**/*.{ts,tsx}",
  "components/currency/**/*.{ts,tsx}",
  "components/page/**/*.{ts,tsx}",
  "components/plan/**/*.{ts,tsx}",
  "components/countries/visa/{keep-passport,kept-passport-link,visa-line,your-passport}.{ts,tsx}",
  "components/content/unknown-page.tsx",
  "components/ui/{controls,error-summary,error-text,field,figure-frame,page-fault}.{ts,tsx}",
  "components/ui/{page-boundary,section-boundary,send-json,sort-table,sort-table-island,sorted-words}.{ts,tsx}",
  "app/**/(account)/**/*.tsx",
  "app/**/{error,global-error,not-found,global-not-found,site-frame}.tsx",
  "lib/data/content/{menus,navigation}.ts",
  "lib/data/content/menus/*.ts",
  "lib/data/currency/**/*.ts",
  "lib/services/mail/*-mail.ts",
  "lib/platform/http/{endpoint,faults,read-body,check-origin,plain-page}.ts",
  "lib/{services/documents,domains/letters}/*.ts",
  "lib/{services/documents,domains/letters}/{open,pdf}/*.ts",
  "lib/domains/leads/{schema,handlers}.ts",
  "lib/domains/leads/open/*.ts",
  "lib/domains/plans/dates-file.ts",
  "lib/domains/portals/{schema,handlers,request-grant}.ts",
  "lib/domains/portals/open/{fields,keys,words}.ts",
  "lib/domains/quick-nav/*.ts",
  "lib/domains/ratings/{schema,forms}.ts",
  "lib/domains/ratings/open/*.ts",
  "lib/domains/remittance/*.ts",
  "lib/domains/members/**/*.ts",
  "lib/backoffice/moderation/**/*.ts",
];

const noInlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message: "No inline styles: the content security policy refuses them.",
};
const intlElsewhere = [
  {
    selector: "NewExpression[callee.object.name='Intl'][callee.property.name!='Locale']",
    message: "Ask lib/platform/words/open/formats.ts, so that the language comes from one place.",
  },
  {
    selector: "CallExpression[callee.property.name='localeCompare'][arguments.length>1]",
    message: "Ask inOrder of lib/platform/words/open/formats.ts, so that the language comes from one place.",
  },
];
const noServerAction = {
  selector: "ExpressionStatement[directive='use server']",
  message: "No server actions: every action has one route.",
};

const noClassComponent = {
  selector: "ClassDeclaration[superClass] MethodDefinition[key.name='render']",
  message: "Components are functions; the rules about class components are off.",
};

/** lib/platform/next describes the formats in which Next writes and reads; it knows nothing of their content. */
const aboutPages = {
  regex: "^(#|\\.\\./)",
  message: "lib/platform/next knows the forms of Next and nothing of this site.",
};
const anythingElse = {
  regex: "^(#|\\.\\./)",
  message: "lib/platform/text is pure: it takes text and gives text.",
};

const reactRules = Object.keys(nextPlugin[0].rules).filter((name) =>
  /^(react|react-hooks|jsx-a11y)\//.test(name),
);
/** Rules about class components, of which there are none: each would look for them in every function. */
const aboutClasses = [
  "react/display-name",
  "react/no-deprecated",
  "react/no-direct-mutation-state",
  "react/no-find-dom-node",
  "react/no-is-mounted",
  "react/no-render-return-value",
  "react/no-string-refs",
  "react/require-render-return",
];
const off = (names) => Object.fromEntries(names.map((name) => [name, "off"]));

export default [
  {
    ignores: [".next/**", ".data/**", "lib/generated/**", "next-env.d.ts", "test-results/**", "public/**"],
  },
  ...nextPlugin,
  ...nextTypescript,
  {
    plugins: { akoma: { rules: { "client-leaf": clientLeaf, "catalogue-words": catalogueWords } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "akoma/client-leaf": "error",
      "no-restricted-syntax": ["error", noInlineStyle, noServerAction, noClassComponent, ...intlElsewhere],
      ...off(aboutClasses),
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "import/no-anonymous-default-export": "off", // a configuration needs no name
      "@next/next/no-html-link-for-pages": "off", // links are plain on purpose: components/ui/app-link.tsx
      "@next/next/no-img-element": "off", // pictures are small SVG files; the image optimiser would only add cost
    },
  },
  // The React compiler's rules read a module as React would. Only these files could contain a component or a hook.
  { files: ["**/*.{ts,mjs}"], ignores: ["app/**", "components/**"], rules: off(reactRules) },
  { files: ["app/**/*.{ts,tsx}"], rules: forbid(database, operations, insides) },
  // Pictures are rendered at build time, not by a browser, and have no classes.
  { files: ["app/og/**"], rules: { "no-restricted-syntax": ["error", noServerAction, ...intlElsewhere] } },
  // The one place that uses Intl; tests compute the expected values themselves.
  {
    files: ["lib/platform/words/**", "tests/**"],
    rules: { "no-restricted-syntax": ["error", noInlineStyle, noServerAction] },
  },
  {
    files: ["components/**/*.{ts,tsx}"],
    rules: {
      ...forbid(database, pages, operations, insides),
      "@typescript-eslint/no-restricted-imports": ["error", { patterns: [asking] }],
    },
  },
  ...Object.entries(componentFolders).map(([folder, allowed]) => ({
    files: [`components/${folder}/**/*.{ts,tsx}`],
    rules: forbid(database, pages, operations, insides, otherFolders(folder, allowed)),
  })),
  ...layers.map((layer) => ({
    files: [`lib/${layer}/**/*.ts`],
    rules: forbid(views, above(layer), insides),
  })),
  ...domains.map((domain) => ({
    files: [`lib/domains/${domain}/**/*.ts`],
    rules: forbid(views, above("domains", domain), insides),
  })),
  // The one module of lib that asks Next who sent the request, once per request.
  { files: ["lib/domains/members/sessions/session.ts"], rules: forbid(above("domains", "members"), insides) },
  { files: ["lib/ops/**/*.ts"], rules: forbid(views) },
  { files: ["lib/platform/text/**/*.ts"], rules: forbid(anythingElse) },
  { files: ["lib/platform/next/**/*.ts"], rules: forbid(aboutPages) },
  { files: inCatalogues, rules: { "akoma/catalogue-words": "error" } },
];
