import type { Page } from "../types.ts";
import { aboutPage } from "./core/about.ts";
import { applicationsPage } from "./core/applications.ts";
import { atmPage } from "./core/atm.ts";
import { basicPagesPage } from "./core/basic-pages.ts";
import { careersPage } from "./core/careers.ts";
import { coeusPage } from "./core/coeus.ts";
import { downloadsPage } from "./core/downloads.ts";
import { faqPage } from "./core/faq.ts";
import { financialServicesPage } from "./core/financial-services.ts";
import { formsPage } from "./core/forms.ts";
import { governancePage } from "./core/governance.ts";
import { impactPage } from "./core/impact.ts";
import { investorsPage } from "./core/investors.ts";
import { libraryPage } from "./core/library.ts";
import { navigatorPage } from "./core/navigator.ts";
import { newsPage } from "./core/news.ts";
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
import { directoryAcademicsDashboardPage } from "./directory/academics-dashboard.ts";
import { directoryAcademicsRequestLetterPage } from "./directory/academics-request-letter.ts";
import { directoryAcademicsPage } from "./directory/academics.ts";
import { directoryBusinessDashboardPage } from "./directory/business-dashboard.ts";
import { directoryBusinessPage } from "./directory/business.ts";
import { directoryPage } from "./directory/directory.ts";
import { directoryMedicalDashboardPage } from "./directory/medical-dashboard.ts";
import { directoryMedicalRequestLetterPage } from "./directory/medical-request-letter.ts";
import { directoryMedicalPage } from "./directory/medical.ts";
import { directoryProfessionalsDashboardPage } from "./directory/professionals-dashboard.ts";
import { directoryProfessionalsPage } from "./directory/professionals.ts";
import { directoryVitalRecordsDashboardPage } from "./directory/vital-records-dashboard.ts";
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
import { subsidiaryPages } from "./subsidiaries/subsidiary-pages.ts";
import { travelPlazas } from "./subsidiaries/travel-plazas.ts";
import { verifiliberia } from "./subsidiaries/verifiliberia.ts";

/** Every page kept as a record, in the order of the sitemap. */
export const records: readonly Page[] = [
  aboutPage,
  rootsPage,
  portfolioPage,
  portfolioOverviewPage,
  portfolioTechnologyPage,
  governancePage,
  partnersPage,
  careersPage,
  impactPage,
  coeusPage,
  investorsPage,
  investorImpactPage,
  diasporaHomePage,
  creditUnionHomePage,
  financialServicesPage,
  verifiafricaPage,
  sendPage,
  scorePage,
  atmPage,
  whereToBuyPage,
  navigatorPage,
  supportPage,
  faqPage,
  applicationsPage,
  formsPage,
  libraryPage,
  publicationsPage,
  downloadsPage,
  newsPage,
  pressPage,
  basicPagesPage,
  subsidiariesPage,
  ...subsidiaryPages(afm),
  ...subsidiaryPages(ahx),
  ...subsidiaryPages(afrivent),
  ...subsidiaryPages(creditUnion),
  ...subsidiaryPages(rootsDiaspora),
  ...subsidiaryPages(clearsight),
  ...subsidiaryPages(verifiliberia),
  ...subsidiaryPages(healthshare),
  ...subsidiaryPages(energy),
  ...subsidiaryPages(manufacturingRecycling),
  ...subsidiaryPages(seedBank),
  ...subsidiaryPages(herbalTrust),
  ...subsidiaryPages(regenhatch),
  ...subsidiaryPages(agx),
  ...subsidiaryPages(aeroag),
  ...subsidiaryPages(aav),
  ...subsidiaryPages(agriculture),
  ...subsidiaryPages(communities),
  ...subsidiaryPages(academy),
  ...subsidiaryPages(aquaponicsCenter),
  ...subsidiaryPages(travelPlazas),
  ...subsidiaryPages(livestock),
  ...subsidiaryPages(farmDepot),
  ...subsidiaryPages(cmi),
  ...agxCampuses,
  programsPage,
  farmWithUsPage,
  detentionDiasporaJusticePage,
  innovationPage,
  aerospacePage,
  frequencyPage,
  nuclearSciencePage,
  climatePage,
  desertReversalPage,
  coastalProtectionPage,
  miningPage,
  reborderingPage,
  justiceSupportPage,
  justiceLegalNetworkPage,
  justiceReportsPage,
  justicePortalPage,
  justiceAgdcPage,
  justiceInsightsReportPage,
  justiceConfidentialPage,
  justiceDetentionAssistancePage,
  directoryPage,
  directoryAcademicsPage,
  directoryMedicalPage,
  directoryBusinessPage,
  directoryProfessionalsPage,
  directoryVitalRecordsPage,
  directoryAcademicsDashboardPage,
  directoryMedicalDashboardPage,
  directoryBusinessDashboardPage,
  directoryProfessionalsDashboardPage,
  directoryVitalRecordsDashboardPage,
  directoryAcademicsRequestLetterPage,
  directoryMedicalRequestLetterPage,
  directoryVitalRecordsRequestLetterPage,
  compliancePage,
  africanDigitalCensusPage,
  growerPage,
  shippingPage,
  importExportPage,
  packagingSafetyPage,
  insurancePage,
  deliveryReturnsPage,
  recordsDisclosurePage,
  applyGrowerPage,
  applyLivestockPage,
  applySpecialtyTrainingPage,
  applyUsFarmerMentorPage,
  applyCulturalExchangePage,
  applyCookingSchoolPage,
  termsPage,
  privacyPage,
  doNotSellPage,
  noticeAtCollectionPage,
  privacyEeaUkPage,
  vendorTermsPage,
];
