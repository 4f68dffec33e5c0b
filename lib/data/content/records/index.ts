import type { RecordPath } from "#lib/data/site/paths.ts";
import { fillTexts } from "../texts/fill-texts.ts";
import { withLists } from "../texts/with-lists.ts";
import type { PageRecord } from "../types.ts";
import { computedLists } from "./computed-lists.ts";
import about from "./core/about.json" with { type: "json" };
import applications from "./core/applications.json" with { type: "json" };
import atm from "./core/atm.json" with { type: "json" };
import basicPages from "./core/basic-pages.json" with { type: "json" };
import careers from "./core/careers.json" with { type: "json" };
import coeus from "./core/coeus.json" with { type: "json" };
import downloads from "./core/downloads.json" with { type: "json" };
import explore from "./core/explore.json" with { type: "json" };
import faq from "./core/faq.json" with { type: "json" };
import financialServices from "./core/financial-services.json" with { type: "json" };
import forms from "./core/forms.json" with { type: "json" };
import governance from "./core/governance.json" with { type: "json" };
import impact from "./core/impact.json" with { type: "json" };
import investors from "./core/investors.json" with { type: "json" };
import library from "./core/library.json" with { type: "json" };
import navigator from "./core/navigator.json" with { type: "json" };
import news from "./core/news.json" with { type: "json" };
import openToday from "./core/open-today.json" with { type: "json" };
import partners from "./core/partners.json" with { type: "json" };
import portfolio from "./core/portfolio.json" with { type: "json" };
import portfolioOverview from "./core/portfolio-overview.json" with { type: "json" };
import portfolioTechnology from "./core/portfolio-technology.json" with { type: "json" };
import press from "./core/press.json" with { type: "json" };
import publications from "./core/publications.json" with { type: "json" };
import roots from "./core/roots.json" with { type: "json" };
import score from "./core/score.json" with { type: "json" };
import send from "./core/send.json" with { type: "json" };
import support from "./core/support.json" with { type: "json" };
import verifiafrica from "./core/verifiafrica.json" with { type: "json" };
import whereToBuy from "./core/where-to-buy.json" with { type: "json" };
import directoryAcademics from "./directory/academics.json" with { type: "json" };
import directoryAcademicsRequestLetter from "./directory/academics-request-letter.json" with { type: "json" };
import directoryBusiness from "./directory/business.json" with { type: "json" };
import directory from "./directory/directory.json" with { type: "json" };
import directoryMedical from "./directory/medical.json" with { type: "json" };
import directoryMedicalRequestLetter from "./directory/medical-request-letter.json" with { type: "json" };
import directoryProfessionals from "./directory/professionals.json" with { type: "json" };
import directoryVitalRecords from "./directory/vital-records.json" with { type: "json" };
import directoryVitalRecordsRequestLetter from "./directory/vital-records-request-letter.json" with { type: "json" };
import creditUnionHome from "./homes/credit-union-home.json" with { type: "json" };
import diasporaHome from "./homes/diaspora-home.json" with { type: "json" };
import investorImpact from "./homes/investor-impact.json" with { type: "json" };
import aerospace from "./innovation/aerospace.json" with { type: "json" };
import climate from "./innovation/climate.json" with { type: "json" };
import coastalProtection from "./innovation/coastal-protection.json" with { type: "json" };
import desertReversal from "./innovation/desert-reversal.json" with { type: "json" };
import frequency from "./innovation/frequency.json" with { type: "json" };
import innovation from "./innovation/innovation.json" with { type: "json" };
import mining from "./innovation/mining.json" with { type: "json" };
import nuclearScience from "./innovation/nuclear-science.json" with { type: "json" };
import rebordering from "./innovation/rebordering.json" with { type: "json" };
import justiceAgdc from "./justice/agdc.json" with { type: "json" };
import justiceConfidential from "./justice/confidential.json" with { type: "json" };
import justiceDetentionAssistance from "./justice/detention-assistance.json" with { type: "json" };
import justiceInsightsReport from "./justice/insights-report.json" with { type: "json" };
import justiceLegalNetwork from "./justice/legal-network.json" with { type: "json" };
import justicePortal from "./justice/portal.json" with { type: "json" };
import justiceReports from "./justice/reports.json" with { type: "json" };
import justiceSupport from "./justice/support.json" with { type: "json" };
import doNotSell from "./legal/do-not-sell.json" with { type: "json" };
import noticeAtCollection from "./legal/notice-at-collection.json" with { type: "json" };
import privacy from "./legal/privacy.json" with { type: "json" };
import privacyEeaUk from "./legal/privacy-eea-uk.json" with { type: "json" };
import terms from "./legal/terms.json" with { type: "json" };
import vendorTerms from "./legal/vendor-terms.json" with { type: "json" };
import africanDigitalCensus from "./policies/african-digital-census.json" with { type: "json" };
import applyCookingSchool from "./policies/apply-cooking-school.json" with { type: "json" };
import applyCulturalExchange from "./policies/apply-cultural-exchange.json" with { type: "json" };
import applyGrower from "./policies/apply-grower.json" with { type: "json" };
import applyLivestock from "./policies/apply-livestock.json" with { type: "json" };
import applySpecialtyTraining from "./policies/apply-specialty-training.json" with { type: "json" };
import applyUsFarmerMentor from "./policies/apply-us-farmer-mentor.json" with { type: "json" };
import compliance from "./policies/compliance.json" with { type: "json" };
import deliveryReturns from "./policies/delivery-returns.json" with { type: "json" };
import grower from "./policies/grower.json" with { type: "json" };
import importExport from "./policies/import-export.json" with { type: "json" };
import insurance from "./policies/insurance.json" with { type: "json" };
import packagingSafety from "./policies/packaging-safety.json" with { type: "json" };
import recordsDisclosure from "./policies/records-disclosure.json" with { type: "json" };
import shipping from "./policies/shipping.json" with { type: "json" };
import detentionDiasporaJustice from "./programs/detention-diaspora-justice.json" with { type: "json" };
import farmWithUs from "./programs/farm-with-us.json" with { type: "json" };
import programs from "./programs/programs.json" with { type: "json" };
import aav from "./subsidiaries/aav.json" with { type: "json" };
import academy from "./subsidiaries/academy.json" with { type: "json" };
import aeroag from "./subsidiaries/aeroag.json" with { type: "json" };
import afm from "./subsidiaries/afm.json" with { type: "json" };
import afrivent from "./subsidiaries/afrivent.json" with { type: "json" };
import agriculture from "./subsidiaries/agriculture.json" with { type: "json" };
import agx from "./subsidiaries/agx.json" with { type: "json" };
import agxCampusGhana from "./subsidiaries/agx-campuses/ghana.json" with { type: "json" };
import agxCampusLiberia from "./subsidiaries/agx-campuses/liberia.json" with { type: "json" };
import agxCampusNigeria from "./subsidiaries/agx-campuses/nigeria.json" with { type: "json" };
import agxCampusSierraLeone from "./subsidiaries/agx-campuses/sierra-leone.json" with { type: "json" };
import ahx from "./subsidiaries/ahx.json" with { type: "json" };
import aquaponicsCenter from "./subsidiaries/aquaponics-center.json" with { type: "json" };
import clearsight from "./subsidiaries/clearsight.json" with { type: "json" };
import cmi from "./subsidiaries/cmi.json" with { type: "json" };
import communities from "./subsidiaries/communities.json" with { type: "json" };
import creditUnion from "./subsidiaries/credit-union.json" with { type: "json" };
import energy from "./subsidiaries/energy.json" with { type: "json" };
import farmDepot from "./subsidiaries/farm-depot.json" with { type: "json" };
import healthshare from "./subsidiaries/healthshare.json" with { type: "json" };
import herbalTrust from "./subsidiaries/herbal-trust.json" with { type: "json" };
import livestock from "./subsidiaries/livestock.json" with { type: "json" };
import manufacturingRecycling from "./subsidiaries/manufacturing-recycling.json" with { type: "json" };
import subsidiaries from "./subsidiaries/overview.json" with { type: "json" };
import regenhatch from "./subsidiaries/regenhatch.json" with { type: "json" };
import rootsDiaspora from "./subsidiaries/roots-diaspora.json" with { type: "json" };
import seedBank from "./subsidiaries/seed-bank.json" with { type: "json" };
import travelPlazas from "./subsidiaries/travel-plazas.json" with { type: "json" };
import verifiliberia from "./subsidiaries/verifiliberia.json" with { type: "json" };
import { divisionPage, questionsPage } from "./subsidiaries/subsidiary-pages.ts";

/** The content of every record page, with its placeholders. The registry of paths determines which pages there are. */
const written: Readonly<Record<RecordPath, unknown>> = {
  "/about": about,
  "/roots": roots,
  "/portfolio": withLists(portfolio, computedLists["core/portfolio"]),
  "/portfolio/overview": withLists(portfolioOverview, computedLists["core/portfolio-overview"]),
  "/portfolio/technology": portfolioTechnology,
  "/governance": governance,
  "/partners": partners,
  "/careers": careers,
  "/impact": impact,
  "/coeus": coeus,
  "/investors": withLists(investors, computedLists["core/investors"]),
  "/investor-impact": investorImpact,
  "/home/diaspora": diasporaHome,
  "/home/credit-union": creditUnionHome,
  "/explore": explore,
  "/financial-services": financialServices,
  "/verifiafrica": verifiafrica,
  "/send": send,
  "/score": score,
  "/atm": atm,
  "/where-to-buy": whereToBuy,
  "/navigator": withLists(navigator, computedLists["core/navigator"]),
  "/support": support,
  "/faq": faq,
  "/applications": applications,
  "/open-today": openToday,
  "/forms": forms,
  "/library": library,
  "/publications": publications,
  "/downloads": downloads,
  "/news": news,
  "/press": press,
  "/BasicPages": basicPages,
  "/subsidiaries": withLists(subsidiaries, computedLists["subsidiaries/overview"]),
  "/subsidiaries/afm": divisionPage(afm),
  "/subsidiaries/afm/faq": questionsPage(afm),
  "/subsidiaries/ahx": divisionPage(ahx),
  "/subsidiaries/ahx/faq": questionsPage(ahx),
  "/subsidiaries/afrivent": divisionPage(afrivent),
  "/subsidiaries/afrivent/faq": questionsPage(afrivent),
  "/subsidiaries/credit-union": divisionPage(creditUnion),
  "/subsidiaries/credit-union/faq": questionsPage(creditUnion),
  "/subsidiaries/roots-diaspora": divisionPage(rootsDiaspora),
  "/subsidiaries/roots-diaspora/faq": questionsPage(rootsDiaspora),
  "/subsidiaries/clearsight": divisionPage(clearsight),
  "/subsidiaries/clearsight/faq": questionsPage(clearsight),
  "/subsidiaries/verifiliberia": divisionPage(verifiliberia),
  "/subsidiaries/verifiliberia/faq": questionsPage(verifiliberia),
  "/subsidiaries/healthshare": divisionPage(healthshare),
  "/subsidiaries/healthshare/faq": questionsPage(healthshare),
  "/subsidiaries/energy": divisionPage(energy),
  "/subsidiaries/energy/faq": questionsPage(energy),
  "/subsidiaries/manufacturing-recycling": divisionPage(manufacturingRecycling),
  "/subsidiaries/manufacturing-recycling/faq": questionsPage(manufacturingRecycling),
  "/subsidiaries/seed-bank": divisionPage(seedBank),
  "/subsidiaries/seed-bank/faq": questionsPage(seedBank),
  "/subsidiaries/herbal-trust": divisionPage(herbalTrust),
  "/subsidiaries/herbal-trust/faq": questionsPage(herbalTrust),
  "/subsidiaries/regenhatch": divisionPage(regenhatch),
  "/subsidiaries/regenhatch/faq": questionsPage(regenhatch),
  "/subsidiaries/agx": divisionPage(agx),
  "/subsidiaries/agx/faq": questionsPage(agx),
  "/subsidiaries/aeroag": divisionPage(aeroag),
  "/subsidiaries/aeroag/faq": questionsPage(aeroag),
  "/subsidiaries/aav": divisionPage(aav),
  "/subsidiaries/aav/faq": questionsPage(aav),
  "/subsidiaries/agriculture": divisionPage(agriculture),
  "/subsidiaries/agriculture/faq": questionsPage(agriculture),
  "/subsidiaries/communities": divisionPage(communities),
  "/subsidiaries/communities/faq": questionsPage(communities),
  "/subsidiaries/academy": divisionPage(academy),
  "/subsidiaries/academy/faq": questionsPage(academy),
  "/subsidiaries/aquaponics-center": divisionPage(aquaponicsCenter),
  "/subsidiaries/aquaponics-center/faq": questionsPage(aquaponicsCenter),
  "/subsidiaries/travel-plazas": divisionPage(travelPlazas),
  "/subsidiaries/travel-plazas/faq": questionsPage(travelPlazas),
  "/subsidiaries/livestock": divisionPage(livestock),
  "/subsidiaries/livestock/faq": questionsPage(livestock),
  "/subsidiaries/farm-depot": divisionPage(farmDepot),
  "/subsidiaries/farm-depot/faq": questionsPage(farmDepot),
  "/subsidiaries/cmi": divisionPage(cmi),
  "/subsidiaries/cmi/faq": questionsPage(cmi),
  "/subsidiaries/agx/campus/liberia": agxCampusLiberia,
  "/subsidiaries/agx/campus/ghana": agxCampusGhana,
  "/subsidiaries/agx/campus/sierra-leone": agxCampusSierraLeone,
  "/subsidiaries/agx/campus/nigeria": agxCampusNigeria,
  "/programs": programs,
  "/programs/farm-with-us": farmWithUs,
  "/programs/detention-diaspora-justice": detentionDiasporaJustice,
  "/innovation": innovation,
  "/innovation/arospace": aerospace,
  "/innovation/frequence": frequency,
  "/innovation/nuclear-science": nuclearScience,
  "/innovation/climate": climate,
  "/innovation/desert-reversal": desertReversal,
  "/innovation/coastal-protection": coastalProtection,
  "/innovation/mining": mining,
  "/innovation/rebordering": rebordering,
  "/justice/support": justiceSupport,
  "/justice/legal-network": justiceLegalNetwork,
  "/justice/reports": justiceReports,
  "/justice/portal": justicePortal,
  "/justice/agdc": justiceAgdc,
  "/justice/insights/report": justiceInsightsReport,
  "/portal/diaspora/confidential": justiceConfidential,
  "/forms/detention/assistance": justiceDetentionAssistance,
  "/directory": directory,
  "/directory/academics": directoryAcademics,
  "/directory/medical": directoryMedical,
  "/directory/business": directoryBusiness,
  "/directory/professionals": directoryProfessionals,
  "/directory/vital-records": directoryVitalRecords,
  "/directory/academics/request-letter": directoryAcademicsRequestLetter,
  "/directory/medical/request-letter": directoryMedicalRequestLetter,
  "/directory/vital-records/request-letter": directoryVitalRecordsRequestLetter,
  "/compliance": compliance,
  "/policies/african-digital-census": africanDigitalCensus,
  "/policies/grower": grower,
  "/policies/shipping": shipping,
  "/policies/import-export": importExport,
  "/policies/packaging-safety": packagingSafety,
  "/policies/insurance": insurance,
  "/policies/delivery-returns": deliveryReturns,
  "/policies/records-disclosure": recordsDisclosure,
  "/policies/grower/apply": applyGrower,
  "/policies/livestock/apply": applyLivestock,
  "/policies/specialty-training/apply": applySpecialtyTraining,
  "/policies/us-farmer-mentor/apply": applyUsFarmerMentor,
  "/policies/cultural-exchange/apply": applyCulturalExchange,
  "/policies/cooking-school/apply": applyCookingSchool,
  "/legal/terms": terms,
  "/legal/privacy": withLists(privacy, computedLists["legal/privacy"]),
  "/legal/do-not-sell": doNotSell,
  "/legal/notice-at-collection": noticeAtCollection,
  "/legal/privacy-eea-uk": privacyEeaUk,
  "/legal/vendor-terms": vendorTerms,
};

/** The content of every record page. check-records.ts validates the files before a build; here they only get their type. */
export const records = fillTexts(written) as Readonly<Record<RecordPath, PageRecord>>;
