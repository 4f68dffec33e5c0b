import type { RecordPath } from "#lib/data/site/paths.ts";
import type { PageRecord } from "../types.ts";
import { aboutPage } from "./core/about.ts";
import { applicationsPage } from "./core/applications.ts";
import { atmPage } from "./core/atm.ts";
import { basicPagesPage } from "./core/basic-pages.ts";
import { careersPage } from "./core/careers.ts";
import { coeusPage } from "./core/coeus.ts";
import { downloadsPage } from "./core/downloads.ts";
import { explorePage } from "./core/explore.ts";
import { faqPage } from "./core/faq.ts";
import { financialServicesPage } from "./core/financial-services.ts";
import { formsPage } from "./core/forms.ts";
import { governancePage } from "./core/governance.ts";
import { impactPage } from "./core/impact.ts";
import { investorsPage } from "./core/investors.ts";
import { libraryPage } from "./core/library.ts";
import { navigatorPage } from "./core/navigator.ts";
import { newsPage } from "./core/news.ts";
import { openTodayPage } from "./core/open-today.ts";
import { partnersPage } from "./core/partners.ts";
import { portfolioOverviewPage } from "./core/portfolio-overview.ts";
import { portfolioTechnologyPage } from "./core/portfolio-technology.ts";
import { portfolioPage } from "./core/portfolio.ts";
import { pressPage } from "./core/press.ts";
import { publicationsPage } from "./core/publications.ts";
import { rootsPage } from "./core/roots.ts";
import { scorePage } from "./core/score.ts";
import { sendPage } from "./core/send.ts";
import { supportPage } from "./core/support.ts";
import { verifiafricaPage } from "./core/verifiafrica.ts";
import { whereToBuyPage } from "./core/where-to-buy.ts";
import { directoryAcademicsRequestLetterPage } from "./directory/academics-request-letter.ts";
import { directoryAcademicsPage } from "./directory/academics.ts";
import { directoryBusinessPage } from "./directory/business.ts";
import { directoryPage } from "./directory/directory.ts";
import { directoryMedicalRequestLetterPage } from "./directory/medical-request-letter.ts";
import { directoryMedicalPage } from "./directory/medical.ts";
import { directoryProfessionalsPage } from "./directory/professionals.ts";
import { directoryVitalRecordsRequestLetterPage } from "./directory/vital-records-request-letter.ts";
import { directoryVitalRecordsPage } from "./directory/vital-records.ts";
import { creditUnionHomePage } from "./homes/credit-union-home.ts";
import { diasporaHomePage } from "./homes/diaspora-home.ts";
import { investorImpactPage } from "./homes/investor-impact.ts";
import { aerospacePage } from "./innovation/aerospace.ts";
import { climatePage } from "./innovation/climate.ts";
import { coastalProtectionPage } from "./innovation/coastal-protection.ts";
import { desertReversalPage } from "./innovation/desert-reversal.ts";
import { frequencyPage } from "./innovation/frequency.ts";
import { innovationPage } from "./innovation/innovation.ts";
import { miningPage } from "./innovation/mining.ts";
import { nuclearSciencePage } from "./innovation/nuclear-science.ts";
import { reborderingPage } from "./innovation/rebordering.ts";
import { justiceAgdcPage } from "./justice/agdc.ts";
import { justiceConfidentialPage } from "./justice/confidential.ts";
import { justiceDetentionAssistancePage } from "./justice/detention-assistance.ts";
import { justiceInsightsReportPage } from "./justice/insights-report.ts";
import { justiceLegalNetworkPage } from "./justice/legal-network.ts";
import { justicePortalPage } from "./justice/portal.ts";
import { justiceReportsPage } from "./justice/reports.ts";
import { justiceSupportPage } from "./justice/support.ts";
import { doNotSellPage } from "./legal/do-not-sell.ts";
import { noticeAtCollectionPage } from "./legal/notice-at-collection.ts";
import { privacyEeaUkPage } from "./legal/privacy-eea-uk.ts";
import { privacyPage } from "./legal/privacy.ts";
import { termsPage } from "./legal/terms.ts";
import { vendorTermsPage } from "./legal/vendor-terms.ts";
import { africanDigitalCensusPage } from "./policies/african-digital-census.ts";
import { applyCookingSchoolPage } from "./policies/apply-cooking-school.ts";
import { applyCulturalExchangePage } from "./policies/apply-cultural-exchange.ts";
import { applyGrowerPage } from "./policies/apply-grower.ts";
import { applyLivestockPage } from "./policies/apply-livestock.ts";
import { applySpecialtyTrainingPage } from "./policies/apply-specialty-training.ts";
import { applyUsFarmerMentorPage } from "./policies/apply-us-farmer-mentor.ts";
import { compliancePage } from "./policies/compliance.ts";
import { deliveryReturnsPage } from "./policies/delivery-returns.ts";
import { growerPage } from "./policies/grower.ts";
import { importExportPage } from "./policies/import-export.ts";
import { insurancePage } from "./policies/insurance.ts";
import { packagingSafetyPage } from "./policies/packaging-safety.ts";
import { recordsDisclosurePage } from "./policies/records-disclosure.ts";
import { shippingPage } from "./policies/shipping.ts";
import { detentionDiasporaJusticePage } from "./programs/detention-diaspora-justice.ts";
import { farmWithUsPage } from "./programs/farm-with-us.ts";
import { programsPage } from "./programs/programs.ts";
import { aav } from "./subsidiaries/aav.ts";
import { academy } from "./subsidiaries/academy.ts";
import { aeroag } from "./subsidiaries/aeroag.ts";
import { afm } from "./subsidiaries/afm.ts";
import { afrivent } from "./subsidiaries/afrivent.ts";
import { agriculture } from "./subsidiaries/agriculture.ts";
import { agxCampuses } from "./subsidiaries/agx-campuses.ts";
import { agx } from "./subsidiaries/agx.ts";
import { ahx } from "./subsidiaries/ahx.ts";
import { aquaponicsCenter } from "./subsidiaries/aquaponics-center.ts";
import { clearsight } from "./subsidiaries/clearsight.ts";
import { cmi } from "./subsidiaries/cmi.ts";
import { communities } from "./subsidiaries/communities.ts";
import { creditUnion } from "./subsidiaries/credit-union.ts";
import { energy } from "./subsidiaries/energy.ts";
import { farmDepot } from "./subsidiaries/farm-depot.ts";
import { healthshare } from "./subsidiaries/healthshare.ts";
import { herbalTrust } from "./subsidiaries/herbal-trust.ts";
import { livestock } from "./subsidiaries/livestock.ts";
import { manufacturingRecycling } from "./subsidiaries/manufacturing-recycling.ts";
import { subsidiariesPage } from "./subsidiaries/overview.ts";
import { regenhatch } from "./subsidiaries/regenhatch.ts";
import { rootsDiaspora } from "./subsidiaries/roots-diaspora.ts";
import { seedBank } from "./subsidiaries/seed-bank.ts";
import { divisionPage, questionsPage } from "./subsidiaries/subsidiary-pages.ts";
import { travelPlazas } from "./subsidiaries/travel-plazas.ts";
import { verifiliberia } from "./subsidiaries/verifiliberia.ts";

/** The content of every record page. The registry of paths determines which pages there are. */
export const records: Readonly<Record<RecordPath, PageRecord>> = {
  "/about": aboutPage,
  "/roots": rootsPage,
  "/portfolio": portfolioPage,
  "/portfolio/overview": portfolioOverviewPage,
  "/portfolio/technology": portfolioTechnologyPage,
  "/governance": governancePage,
  "/partners": partnersPage,
  "/careers": careersPage,
  "/impact": impactPage,
  "/coeus": coeusPage,
  "/investors": investorsPage,
  "/investor-impact": investorImpactPage,
  "/home/diaspora": diasporaHomePage,
  "/home/credit-union": creditUnionHomePage,
  "/explore": explorePage,
  "/financial-services": financialServicesPage,
  "/verifiafrica": verifiafricaPage,
  "/send": sendPage,
  "/score": scorePage,
  "/atm": atmPage,
  "/where-to-buy": whereToBuyPage,
  "/navigator": navigatorPage,
  "/support": supportPage,
  "/faq": faqPage,
  "/applications": applicationsPage,
  "/open-today": openTodayPage,
  "/forms": formsPage,
  "/library": libraryPage,
  "/publications": publicationsPage,
  "/downloads": downloadsPage,
  "/news": newsPage,
  "/press": pressPage,
  "/BasicPages": basicPagesPage,
  "/subsidiaries": subsidiariesPage,
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
  ...agxCampuses,
  "/programs": programsPage,
  "/programs/farm-with-us": farmWithUsPage,
  "/programs/detention-diaspora-justice": detentionDiasporaJusticePage,
  "/innovation": innovationPage,
  "/innovation/arospace": aerospacePage,
  "/innovation/frequence": frequencyPage,
  "/innovation/nuclear-science": nuclearSciencePage,
  "/innovation/climate": climatePage,
  "/innovation/desert-reversal": desertReversalPage,
  "/innovation/coastal-protection": coastalProtectionPage,
  "/innovation/mining": miningPage,
  "/innovation/rebordering": reborderingPage,
  "/justice/support": justiceSupportPage,
  "/justice/legal-network": justiceLegalNetworkPage,
  "/justice/reports": justiceReportsPage,
  "/justice/portal": justicePortalPage,
  "/justice/agdc": justiceAgdcPage,
  "/justice/insights/report": justiceInsightsReportPage,
  "/portal/diaspora/confidential": justiceConfidentialPage,
  "/forms/detention/assistance": justiceDetentionAssistancePage,
  "/directory": directoryPage,
  "/directory/academics": directoryAcademicsPage,
  "/directory/medical": directoryMedicalPage,
  "/directory/business": directoryBusinessPage,
  "/directory/professionals": directoryProfessionalsPage,
  "/directory/vital-records": directoryVitalRecordsPage,
  "/directory/academics/request-letter": directoryAcademicsRequestLetterPage,
  "/directory/medical/request-letter": directoryMedicalRequestLetterPage,
  "/directory/vital-records/request-letter": directoryVitalRecordsRequestLetterPage,
  "/compliance": compliancePage,
  "/policies/african-digital-census": africanDigitalCensusPage,
  "/policies/grower": growerPage,
  "/policies/shipping": shippingPage,
  "/policies/import-export": importExportPage,
  "/policies/packaging-safety": packagingSafetyPage,
  "/policies/insurance": insurancePage,
  "/policies/delivery-returns": deliveryReturnsPage,
  "/policies/records-disclosure": recordsDisclosurePage,
  "/policies/grower/apply": applyGrowerPage,
  "/policies/livestock/apply": applyLivestockPage,
  "/policies/specialty-training/apply": applySpecialtyTrainingPage,
  "/policies/us-farmer-mentor/apply": applyUsFarmerMentorPage,
  "/policies/cultural-exchange/apply": applyCulturalExchangePage,
  "/policies/cooking-school/apply": applyCookingSchoolPage,
  "/legal/terms": termsPage,
  "/legal/privacy": privacyPage,
  "/legal/do-not-sell": doNotSellPage,
  "/legal/notice-at-collection": noticeAtCollectionPage,
  "/legal/privacy-eea-uk": privacyEeaUkPage,
  "/legal/vendor-terms": vendorTermsPage,
};
