/** A question about this site or the group, and where it is answered. */
export type SiteTopic = {
  id: string;
  /** Matches the folded question. */
  says: RegExp;
  path: string;
  section: string;
  /** The heading or question below which the answer is; without it, the whole section answers. */
  label?: RegExp;
  /** Whether it applies even if a country is named, because no page of a country answers it. */
  isOfAnyCountry?: true;
};

const us = "(?:you|your|this (?:web ?)?site|the (?:web ?)?site|website|akoma|the group|group|app|here)";
const faq = (id: string, says: RegExp, section: string, label: RegExp): SiteTopic => ({
  id,
  says,
  path: "/faq",
  section,
  label,
});

/** Topics about the site itself; none is about a country. */
export const siteTopics: readonly SiteTopic[] = [
  faq(
    "site-purpose",
    new RegExp(
      `\\bwhat (?:is|does) (?:this (?:web ?)?site|the (?:web ?)?site|this)(?: for| about| do)?$|\\bwhat can ${us} do\\b`,
    ),
    "using",
    /^what is this site for/i,
  ),
  faq(
    "site-marks",
    /\bwhat (?:does|do|is|are) (?:the )?(?:mark |word )?(?:sourced|indicative|no data|marks?)\b/,
    "using",
    /sourced.*mean/i,
  ),
  faq(
    "site-old-years",
    /\b(?:why|how come)\b.*\b(?:old (?:year|figure|data)|so old|outdated)\b/,
    "using",
    /old year/i,
  ),
  faq(
    "site-phone",
    new RegExp(
      `\\b(?:basic|feature|old|simple|cheap) phone\\b.*|\\b${us}\\b.*\\bwithout (?:a )?smartphone\\b`,
    ),
    "using",
    /basic phone/i,
  ),
  faq(
    "site-languages",
    new RegExp(
      `\\blanguages?\\b.*\\b${us}\\b|\\b${us}\\b.*\\b(?:languages?|in french|in portuguese|in arabic|en francais)\\b`,
    ),
    "using",
    /languages/i,
  ),
  faq(
    "site-registers",
    new RegExp(`\\b(?:can|could|will|do) you (?:\\w+ ){0,2}(?:register|incorporate|set up|open|form)\\b`),
    "starting",
    /register a company for me/i,
  ),
  faq(
    "site-cost",
    new RegExp(
      `\\b${us}\\b.*\\b(?:cost|free|fee|pay|price|charge)\\b|\\b(?:cost|free|fee|charge)\\b.*\\b(?:this (?:web ?)?site|the (?:web ?)?site|akoma)\\b`,
    ),
    "money",
    /cost money/i,
  ),
  faq(
    "site-fraud",
    /\bin (?:akoma ?s?|the group ?s?) name\b|\b(?:in your name|your agent|from akoma|akoma (?:shares?|jobs?|loans?|agent))\b/,
    "money",
    /in your name/i,
  ),
  faq(
    "site-invest",
    /\binvest (?:in|with|into) (?:you|akoma|the group|your (?:group|company))\b/,
    "money",
    /invest in the group/i,
  ),
  faq(
    "site-lend",
    /\b(?:you (?:lend|give (?:me )?(?:a )?loans?|offer loans?)|loan from (?:you|akoma))\b/,
    "money",
    /lend to my firm/i,
  ),
  faq("site-account", /\b(?:why|need)\b.*\b(?:an? )?account\b(?!.*\bbank\b)/, "account", /want an account/i),
  faq(
    "site-code",
    /\b(?:sign in|login|log in) code\b|\bcode\b.*\b(?:not|never|didn t|doesn t|did not|does not) (?:arrive|come|received?)\b/,
    "account",
    /code does not arrive/i,
  ),
  faq(
    "site-keeps",
    /\bhow long (?:do|will|are|is)\b.*\b(?:keep|kept|store|stored|retain)\b/,
    "account",
    /how long do you keep/i,
  ),
  faq("site-reads", /\bwho (?:reads|sees|answers) (?:my|the|our)\b/, "account", /who reads my message/i),
  faq(
    "site-bank",
    /\b(?:is|are) (?:akoma|the group|you|the akoma group)(?: \w+)? (?:an? )?(?:bank|insurer|insurance|charity|ngo|company)\b/,
    "group",
    /a bank, an insurer/i,
  ),
  {
    ...faq(
      "site-offices",
      /\bwhere (?:are|is) (?:your|akoma|the group)\b|\b(?:do|does|have) (?:you|akoma|the group) (?:have |got )?(?:an? |any )?offices?\b|\byour (?:office|offices|address|headquarters)\b/,
      "group",
      /where are your offices/i,
    ),
    isOfAnyCountry: true,
  },
  faq(
    "site-first-countries",
    /\bwhich countries (?:come|are|will be) (?:first|next|pilot)\b|\bpilot countr/,
    "group",
    /countries come first/i,
  ),
  {
    id: "site-delete",
    says: /\b(?:delete|erase|download|access|correct)\b.*\bmy (?:personal )?data\b|\bmy data\b.*\b(?:delete|erase|remove)\b|\bdata rights?\b|\bgdpr\b/,
    path: "/legal/privacy",
    section: "ask",
  },
  {
    id: "site-privacy",
    says: /\bprivacy\b|\bpersonal data\b|\bcookies?\b/,
    path: "/legal/privacy",
    section: "",
    label: /^in plain words$/i,
  },
  {
    id: "site-name",
    says: /\b(?:what (?:does|is) (?:the )?(?:word |name )?akoma (?:mean|stand for)|meaning of (?:the )?(?:word |name )?akoma|akoma meaning|why (?:is it |are you )?called akoma)\b/,
    path: "/about",
    section: "name",
  },
  {
    id: "site-divisions",
    says: /\b(?:how many|which|what|list of|all) (?:divisions|subsidiaries|companies) (?:(?:has|have|does|do|are|belong|in|of)\b.*)?\b(?:group|akoma|you|there)\b/,
    path: "/subsidiaries",
    section: "",
  },
  {
    id: "site-rating",
    says: /\b(?:risk )?rating\b.*\b(?:worked out|calculated|computed|rule|method\w*|made)\b|\bhow (?:do|is|are) (?:you |the )?(?:risk )?(?:rate|ratings?)\b/,
    path: "/explore/risk-rating",
    section: "rule",
  },
  {
    id: "site-jobs",
    says: /\b(?:jobs?|vacanc(?:y|ies)|careers?|internships?|hiring|recruiting|work (?:for|at|with))\b.*\b(?:you|akoma|the group|here)\b|\b(?:you|akoma|the group)\b.*\b(?:jobs?|vacanc(?:y|ies)|careers?|internships?|hiring|recruiting)\b/,
    path: "/careers",
    section: "",
  },
  {
    id: "site-who",
    says: /\bwho\b.*\b(?:is behind|owns|runs|founded|founders?|leads|director|ceo|decides|made)\b.*\b(?:akoma|the group|this site|this website)\b/,
    path: "/governance",
    section: "",
  },
  {
    id: "site-press",
    says: /\b(?:press|media|journalists?|reporters?)\b.*\b(?:enquir\w+|inquir\w+|questions?|interviews?|contact|answers?|requests?)\b/,
    path: "/forms/press",
    section: "",
    label: /^(?:answer|who decides)$/i,
  },
  {
    id: "site-lawyer",
    says: /\b(?:find|need|looking for|list of|lists? of|where|hire|recommend|trouver|chercher)\b.*\b(?:lawyers?|attorneys?|advocates?|avocats?|advogados?)\b/,
    path: "/justice/legal-network",
    section: "",
    isOfAnyCountry: true,
  },
  { id: "site-terms", says: /\bterms of use\b|\bterms and conditions\b/, path: "/legal/terms", section: "" },
  { id: "site-data", says: /\b(?:download|csv|json|data ?set)\b/, path: "/downloads", section: "data" },
  { id: "site-lite", says: /\blite (?:mode|version)\b/, path: "/lite", section: "turns-off" },
  {
    id: "site-open",
    says: /\bwhat is (?:open|available|running)(?: today| now)?$|\bis anything open\b/,
    path: "/open-today",
    section: "",
  },
  {
    id: "site-contact",
    says: /\b(?:how (?:do|can) i|where (?:do|can) i) (?:contact|reach|write to) (?:you|akoma|the group|the office)\b|\bcontact (?:us|you|akoma)\b/,
    path: "/support",
    section: "",
  },
];
