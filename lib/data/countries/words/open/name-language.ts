type NameLanguage = "ar" | "es" | "fr" | "pt";

/** Words that names of offices, legal forms and papers begin with or contain, each in one language only. */
const words: readonly (readonly [NameLanguage, RegExp])[] = [
  ["ar", /[\u0600-\u06FF]/],
  [
    "es",
    /Guinea Ecuatorial|^(?:Dirección|Ventanilla|Sociedad|Agrupación|Emprendedor|Universidad|Cámara|Registro de la)(?![\p{L}])|^Instituto .*(?:Seguridad|Estadística)/u,
  ],
  [
    "pt",
    /\b(?:Administração|Agência|Agrupamento|Autoridade|Balcão|Boletim|Caixa|Casa do|Centro de Formalização|Comerciante|Conselho|Conservatória|Delegacia|Empreendedor|Guiché|Imprensa|Janela|Registo|Serviço|Sociedade|Universidade)(?![\p{L}])|(?<![\p{L}])(?:Câmara|Dire(?:c)?ção|Direcção|Empresário|[Cc]ertidão|[Aa]lvará)|certificado de admissibilidade|\b(?:de Estatística|de Segurança Social|de Previdência)|^(?:Banco|Confederação)(?![\p{L}])/u,
  ],
  [
    "fr",
    /^(?:[A-Z]{3,}, )?(?:Administration (?:Générale|des)|Agence|Association|Bureau [Bb]urundais|Caisse|Centres? (?:de|du|d'|National|Régional|Universitaire)|Chambre|Commissariat|Commission Nationale|Conseil|Coopérative|Crédit|Direction|Délégation|École|Entreprenant|Entreprise|Établissement|Fonds|Fédération|Greffe|Groupement|Guichet|Générale de|Haut Conseil|Inspection du|Institut|Journal Officiel|Maison|Ministère|Office (?:National|Marocain|Togolais|Burundais|Djiboutien|congolais|des|du|de la)|Ordre|Recette|Registre|Société|Succursale|Trésor|Union (?:des|Gabonaise|Togolaise)|Université)(?![\p{L}])|^Banque|^Bureau d'|^Auto-entrepreneur$|Normalisation|^(?:attestation de|agrément|carte professionnelle|certificat négatif|extrait)/u,
  ],
];

/** Foreign words inside an English text: what offices there call a paper or a tax. */
const inside: readonly (readonly [NameLanguage, RegExp])[] = [
  ["fr", /carte de (?:séjour|résident)|titre de séjour|visa d'établissement|certificat négatif|\bpatente\b/],
  ["pt", /(?<![\p{L}])alvará(?![\p{L}])|certidão comercial|Boletim da República|Boletim Oficial/u],
];

/** Splits an English text around its foreign words; undefined if it has none. */
export function foreignWordsIn(
  text: string,
): { before: string; own: string; lang: NameLanguage; after: string } | undefined {
  for (const [lang, pattern] of inside) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [own] = found;
    const end = found.index + own.length;
    return { before: text.slice(0, found.index), own, lang, after: text.slice(end) };
  }
  return undefined;
}

/** Words that Spanish and Portuguese share. */
const iberian = /^(?:Cooperativa|Empresa individual|Instituto|Sucursal)\b/;

/**
 * The language of a name that is not English; undefined for English ones. `iberia` is the country's language, Spanish
 * or Portuguese, for words that both share.
 */
export function languageOfName(name: string, iberia: "es" | "pt" = "pt"): NameLanguage | undefined {
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? (iberian.test(name) ? iberia : undefined);
}

/** English that follows a name in another language: "…, local inspectorate", "… (regional)", "…, through the CFE". */
const english =
  /,? (?:\((?=[a-z])|through\b|at (?:the\b|[A-Z]{3})|under the\b|or\b|and\b|of\b|for\b)|; |, (?=(?!guichet|bureau)[a-z]|One\b|Investor|Commercial Registry)/;

/** Splits a name into the foreign part and the English that follows it. */
export function partsOfName(
  name: string,
  iberia?: "es" | "pt",
): { own: string; lang: NameLanguage | undefined; rest: string } {
  const lang = languageOfName(name, iberia);
  const at = lang ? english.exec(name)?.index : undefined;
  return at === undefined
    ? { own: name, lang, rest: "" }
    : { own: name.slice(0, at), lang, rest: name.slice(at) };
}
