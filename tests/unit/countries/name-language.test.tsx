import { listCountries } from "#lib/data/countries/record/index.ts";
import { foreignWordsIn, languageOfName, partsOfName } from "#lib/data/countries/words/open/name-language.ts";
import { countryPagesOf } from "#tests/support/country-pages.tsx";

test.each([
  ["Direction Générale des Impôts (DGI)", "fr"],
  ["CEPICI, Guichet Unique de l'Investisseur", "fr"],
  ["Société anonyme", "fr"],
  ["certificat négatif", "fr"],
  ["Autoridade Tributária de Moçambique (AT)", "pt"],
  ["Banco de Cabo Verde", "pt"],
  ["Sociedade por quotas", "pt"],
  ["alvará", "pt"],
  ["Sociedad anónima", "es"],
  ["Instituto Nacional de Estadística de Guinea Ecuatorial (INEGE)", "es"],
  ["Banco Nacional de Guinea Ecuatorial (BANGE)", "es"],
  ["ديوان الضرائب", "ar"],
  ["Uganda Revenue Authority (URA)", undefined],
  ["Union Trust Bank", undefined],
  ["Commercial bank", undefined],
  ["Department of Immigration", undefined],
  ["authority to do business", undefined],
] as const)("%s is in %s", (name, lang) => expect(languageOfName(name)).toBe(lang));

test("a name that both Iberian languages share takes that of the country", () => {
  expect(languageOfName("Empresa individual", "es")).toBe("es");
  expect(languageOfName("Empresa individual", "pt")).toBe("pt");
});

test.each([
  ["Direction Générale des Impôts (DGI), local inspectorate", "Direction Générale des Impôts (DGI)", ", local inspectorate"],
  ["Direção dos Impostos, through the GUE", "Direção dos Impostos", ", through the GUE"],
  ["Office des Changes; immigration police", "Office des Changes", "; immigration police"],
  ["Agence de Développement du Burundi (ADB), guichet unique", "Agence de Développement du Burundi (ADB), guichet unique", ""],
])("%s: the English after the name stays English", (name, own, rest) => {
  expect(partsOfName(name)).toMatchObject({ own, rest });
}); // prettier-ignore

const englishSpeaking = ["kenya", "ghana", "zambia", "nigeria", "uganda", "botswana"];

test("offices, legal forms and papers of French, Portuguese and Spanish countries say their language, and no English name does", () => {
  for (const country of listCountries()) {
    const pages = countryPagesOf(country);
    const html = ["/start-business/*", "/explore/countries/*", "/support/country/*"].map((family) => pages[family as keyof typeof pages]).join(""); // prettier-ignore
    const marked = [...html.matchAll(/ lang="(\w+)"[^>]*>([^<]+)</g)].map(
      ([, lang, name]) => `${lang} ${name}`,
    );
    for (const { name } of country.legalForms) {
      const lang = languageOfName(name, country.iso2 === "GQ" ? "es" : "pt");
      const shown = name.replaceAll("'", "&#x27;").split(" (")[0]!;
      if (lang) expect([country.slug, marked.some((one) => one.startsWith(`${lang} ${shown}`))]).toEqual([country.slug, true]); // prettier-ignore
    }
    if (englishSpeaking.includes(country.slug))
      expect([country.slug, marked.filter((one) => !/^fr (?:Société Générale|Banque)/.test(one))]).toEqual([country.slug, []]); // prettier-ignore
  }
});

test.each([
  ["Residence card (carte de séjour)", "carte de séjour", "fr"],
  ["Obtain the certificat négatif", "certificat négatif", "fr"],
  ["Apply for the trade licence (alvará)", "alvará", "pt"],
])("in %s the words %s say their language", (text, own, lang) => {
  expect(foreignWordsIn(text)).toMatchObject({ own, lang });
});

test("permits and steps of every country say the language of the words that are not English", () => {
  const foreign = /carte de (?:séjour|résident)|titre de séjour|visa d&#x27;établissement|certificat négatif|\bpatente\b|alvará/g;
  for (const country of listCountries()) {
    const pages = countryPagesOf(country);
    const titles = pages["/start-business/*"].match(/<h3><label>.*?<\/h3>/g) ?? [];
    const permits = /<section[^>]* id="stay"[\s\S]*?<\/section>/.exec(pages["/one-africa/*"])?.[0] ?? "";
    const bare = [...titles, permits].map((html) => html.replace(/<span lang="\w+">[^<]*<\/span>/g, "")).join(" ");
    expect([country.slug, bare.match(foreign)]).toEqual([country.slug, null]);
  }
}); // prettier-ignore
