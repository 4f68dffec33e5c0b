import type { Country } from "../record/open/schema.ts";

export const congo: Country = {
  "slug": "congo",
  "name": "Congo (Republic)",
  "officialName": "Republic of the Congo",
  "iso2": "CG",
  "iso3": "COG",
  "region": "Central Africa",
  "otherNames": [
    "Republic of the Congo",
    "Congo-Brazzaville",
    "Congo Brazzaville",
    "Congo Republic",
    "Republic of Congo",
    "Middle Congo",
    "Congo - Brazzaville",
    "República do Congo",
    "الكونغو - برازافيل",
    "Kongo - Brazzaville"
  ],
  "capital": "Brazzaville",
  "capitals": [
    {
      "name": "Brazzaville",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -4.25,
    "lon": 15.283
  },
  "centre": {
    "lat": -1,
    "lon": 15
  },
  "borders": [
    "angola",
    "cameroon",
    "central-african-republic",
    "dr-congo",
    "gabon"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Lingala",
      "official": false
    },
    {
      "name": "Kituba",
      "official": false
    },
    {
      "name": "Kikongo",
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
    "date": "1960-08-15",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of French civil law and customary law",
  "callingCode": "+242",
  "timezones": [
    {
      "iana": "Africa/Brazzaville",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".cg",
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
      "value": 6097665,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.36,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.9,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 69.2,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 2563000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.649,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 138,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 16306633779,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 2515,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 39147000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 6200,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 2.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 19.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 40,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.84,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 9.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 40.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 45,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 6360000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 128.7,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 715391000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 1716000000,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 7752000000,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 4487000000,
      "year": 2021,
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
      "value": 28,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18.9,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "18 plus surcharge"
    },
    "tax_revenue_pct_gdp": {
      "value": 6.5,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 54.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 50,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 602,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 50.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 38,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 96,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 56,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 23324,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 510,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 134,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 180,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 39.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 179,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 65.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 49,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 62.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 2.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 54,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 560,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 23,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 153,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 39.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 45,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 38.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 32.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 46.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 17.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 10.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 9.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 17.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.256,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 120,
      "of": 163
    },
    "economic_freedom": {
      "value": 48.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 55.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 51.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 342000,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 169,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 6484437,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 15720000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "timber",
      "potash",
      "lead",
      "zinc",
      "uranium",
      "copper",
      "phosphates",
      "gold",
      "magnesium",
      "natural gas",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum extraction",
      "cement",
      "lumber",
      "brewing",
      "sugar",
      "palm oil",
      "soap",
      "flour",
      "cigarettes"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "sugarcane",
      "oil palm fruit",
      "bananas",
      "plantains",
      "root vegetables",
      "game meat",
      "vegetables",
      "mangoes/guavas",
      "fruits"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "refined copper",
      "gold",
      "wood",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "ships",
      "poultry",
      "garments",
      "iron pipes",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 46
      },
      {
        "country": "United Arab Emirates",
        "pct": 23
      },
      {
        "country": "India",
        "pct": 6
      },
      {
        "country": "Saudi Arabia",
        "pct": 5
      },
      {
        "country": "Portugal",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 24
      },
      {
        "country": "Angola",
        "pct": 20,
        "slug": "angola"
      },
      {
        "country": "Gabon",
        "pct": 9,
        "slug": "gabon"
      },
      {
        "country": "France",
        "pct": 6
      },
      {
        "country": "United Arab Emirates",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Djeno Terminal",
      "Dussafu Terminal",
      "N'kossa Terminal",
      "Pointe-Noire",
      "Yombo Terminal"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 5
  },
  "pavedRoadsKm": 3111,
  "cities": [
    {
      "name": "Brazzaville",
      "population": 2638000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Pointe-Noire",
      "population": 1336000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Dolisie",
      "Owando",
      "Ouésso",
      "Madingou",
      "Gamboma",
      "Impfondo",
      "Sibiti",
      "Mossendjo"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "CCC+",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "Caa2",
      "year": 2018,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "CCC",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 49
    },
    "costLocal": {
      "amount": 25000,
      "currency": "XAF",
      "note": "registration fee stated by ACPCE's director; single licence free"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Agence Congolaise pour la Création des Entreprises (ACPCE)",
      "url": "https://acpce.cg"
    },
    "online": null,
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
        "law": "Decree 2017-41 of 28 March 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apn",
          "ohadacg"
        ]
      },
      {
        "order": 2,
        "what": "Deposit capital on a bank account",
        "institution": "Commercial bank or notary",
        "institutionUrl": null,
        "bring": [
          "signed articles"
        ],
        "get": "deposit certificate",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Decree 2017-41 of 28 March 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "apn",
          "a2t"
        ]
      },
      {
        "order": 3,
        "what": "Sign payment and regularity declarations",
        "institution": "Founders",
        "institutionUrl": null,
        "bring": [
          "deposit certificate"
        ],
        "get": "declaration of payment and of regularity",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Decree 2017-41 of 28 March 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ohadacg"
        ]
      },
      {
        "order": 4,
        "what": "Obtain the manager's criminal record",
        "institution": "Court of first instance",
        "institutionUrl": null,
        "bring": [
          "identity document"
        ],
        "get": "criminal record extract",
        "cost": {
          "amount": 2000,
          "currency": "XAF",
          "note": "2015"
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
          "a2t"
        ]
      },
      {
        "order": 5,
        "what": "Register articles with the tax office",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "institutionUrl": null,
        "bring": [
          "articles"
        ],
        "get": "registered articles",
        "cost": {
          "amount": 0,
          "currency": "XAF",
          "note": "fee abolished by the 2012 finance law"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": null,
        "law": "Finance law 2012",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 6,
        "what": "File the single form",
        "institution": "Agence Congolaise pour la Création des Entreprises (ACPCE)",
        "institutionUrl": "https://acpce.cg",
        "bring": [
          "identity card",
          "lease contract",
          "articles",
          "declarations"
        ],
        "get": "RCCM, NIU, SCIEN and SCIET numbers and single operating licence",
        "cost": {
          "amount": 25000,
          "currency": "XAF",
          "note": "registration fee"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": "Law 16-2017 of 17 March 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "echos",
          "newscong",
          "sacer"
        ]
      },
      {
        "order": 7,
        "what": "Enter the commercial register",
        "institution": "Registry of the commercial court",
        "institutionUrl": null,
        "bring": [
          "articles",
          "managers' identity documents",
          "criminal record",
          "lease copy"
        ],
        "get": "RCCM extract",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "OHADA Uniform Act on general commercial law",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 8,
        "what": "Obtain statistical numbers",
        "institution": "National statistics office, through ACPCE",
        "institutionUrl": null,
        "bring": [
          "single form"
        ],
        "get": "SCIEN and SCIET certificates",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 27/82 of 7 July 1982",
        "for": "all",
        "status": "sourced",
        "sources": [
          "memoire"
        ]
      },
      {
        "order": 9,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Sécurité Sociale (CNSS)",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "NIU",
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
          "sacer"
        ]
      },
      {
        "order": 10,
        "what": "Register an individual establishment",
        "institution": "Agence Congolaise pour la Création des Entreprises (ACPCE)",
        "institutionUrl": "https://acpce.cg",
        "bring": [
          "original identity card and two copies",
          "single form",
          "lease"
        ],
        "get": "RCCM and NIU numbers",
        "cost": {
          "amount": 25000,
          "currency": "XAF",
          "note": "registration fee"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "memoire",
          "newscong"
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
        "what": "VAT return",
        "when": "monthly",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Single payroll tax and social contributions",
        "when": "monthly",
        "institution": "DGID and CNSS",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Corporate income tax payments",
        "when": "five a year, World Bank 2016 data",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Business tax (patente)",
        "when": "yearly",
        "institution": "Direction Générale des Impôts et des Domaines (DGID)",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      }
    ],
    "sources": [
      {
        "id": "apn",
        "title": "Congo: simplification de la constitution des SARL",
        "publisher": "Africa Post News",
        "url": "https://africapostnews.com/2017/05/15/congo-simplification-de-la-constitution-des-sarl/",
        "year": 2017
      },
      {
        "id": "ohadacg",
        "title": "Streamlining the creation of LLCs: Congo",
        "publisher": "OHADA.com",
        "url": "https://ohada.com/actualite/3483/simplificaao-da-criacao-das-sarl-no-espaco-ohada-a-marcha-continua.html?langue=en",
        "year": 2017
      },
      {
        "id": "a2t",
        "title": "How to start a business in Congo (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://africa2trust.com/how-to-start-a-business/?c=54&l=1",
        "year": 2015
      },
      {
        "id": "echos",
        "title": "Créer son entreprise en 72 heures: interview of ACPCE's director",
        "publisher": "Les Échos du Congo-Brazzaville",
        "url": "https://lesechos-congobrazza.com/economie/11649-congo-entrepreneuriat-le-congolais-peut-creer-son-entreprise-en-72-heures-chrono",
        "year": null
      },
      {
        "id": "newscong",
        "title": "Congo's three-day business registration",
        "publisher": "NewsCong",
        "url": "https://newscong.life/three-day-startup-boom-congos-fastest-business-path",
        "year": null
      },
      {
        "id": "sacer",
        "title": "Création des entreprises: conflit entre ACPCE et tribunal de commerce",
        "publisher": "SACER",
        "url": "https://sacer-infos.com/creation-des-entreprises-collinet-makosso-contre-anatole-makosso/amp",
        "year": null
      },
      {
        "id": "memoire",
        "title": "La création des PME au Congo: procédure",
        "publisher": "Mémoire Online",
        "url": "https://memoireonline.com/09/13/7342/m_Fiscalite-dans-le-secteur-des-PME-au-Congo-Brazzaville-enjeux-et-perspectives5.html",
        "year": 2013
      },
      {
        "id": "dbtax",
        "title": "Paying taxes in Congo, Rep., 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/congo,-rep~/paying-taxes",
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
      }
    ],
    "uncertain": [
      "Seventy-two hours is ACPCE's promise, 49 days the World Bank's 2020 count; a press inquiry reported four to six months during a dispute over who issues the RCCM",
      "Who issues the RCCM today: ACPCE's desk or the commercial court",
      "XAF 25,000 is quoted in the press for registration; fees by form not found",
      "Tax registration of articles was free under the 2012 finance law; confirm",
      "Foreign traders' papers, online filing and exact tax dates not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Agence Congolaise pour la Création des Entreprises (ACPCE)",
      "url": "https://acpce.cg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agence pour la Promotion des Investissements (API Congo)",
      "url": "https://www.apic-congo.com",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "central-bank",
      "name": "Banque des États de l'Afrique Centrale (BEAC)",
      "url": "https://www.beac.int",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Institut National de la Statistique (INS)",
      "url": "https://ins-congo.cg",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direction Générale des Impôts et des Domaines (DGID)",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Chambre de Commerce, d'Industrie, d'Agriculture et des Métiers de Brazzaville (CCIAMB)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direction Générale des Douanes et des Droits Indirects",
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
      "name": "BGFIBank Congo",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "LCB Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Ecobank Congo",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Crédit du Congo",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "UBA Congo",
      "source": "general-knowledge",
      "verify": "needed"
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
          "pawapay-providers"
        ]
      },
      {
        "name": "Airtel Money",
        "operator": "Airtel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers"
        ]
      }
    ],
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
