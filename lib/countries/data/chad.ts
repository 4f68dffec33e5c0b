import type { Country } from "../record/open/schema.ts";

export const chad: Country = {
  "slug": "chad",
  "name": "Chad",
  "officialName": "Republic of Chad",
  "iso2": "TD",
  "iso3": "TCD",
  "region": "Central Africa",
  "otherNames": [
    "Tchad",
    "Chade",
    "تشاد"
  ],
  "capital": "N'Djamena",
  "capitals": [
    {
      "name": "N'Djamena",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 12.1,
    "lon": 15.033
  },
  "centre": {
    "lat": 15,
    "lon": 19
  },
  "borders": [
    "cameroon",
    "central-african-republic",
    "libya",
    "niger",
    "nigeria",
    "sudan"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Sara",
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
    "date": "1960-08-11",
    "from": "France",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil and customary law",
  "callingCode": "+235",
  "timezones": [
    {
      "iana": "Africa/Ndjamena",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".td",
  "drivingSide": "right",
  "blocs": [
    "CEMAC",
    "ECCAS",
    "CEN-SAD",
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
      "value": 19674004,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.98,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 16.9,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 24.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 6600000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.416,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 190,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 21472835225,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1022,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 52895000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 2600,
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
      "value": -3.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 1.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 1.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 5.12,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 32.2,
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
      "value": 31.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 2286000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 52.4,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 1050000000,
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
      "value": 5799000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 3557000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.42,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 123,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 35,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "19.25 with the council surcharge is reported"
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 63.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 54,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 834,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 11.7,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 13,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 73,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 44,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 40000,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 182,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 36.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 186,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 52.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 58,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 169.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 25.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 29,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 743,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 22,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 157,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 34.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 47,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 37.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 31.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 12.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 7.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 4.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 8.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.769,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 145,
      "of": 163
    },
    "economic_freedom": {
      "value": 51.2,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 20.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 13.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1284000,
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
      "value": 21003705,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 20626000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "uranium",
      "natron",
      "kaolin",
      "fish (Lake Chad)",
      "gold",
      "limestone",
      "sand and gravel",
      "salt"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "oil",
      "cotton textiles",
      "brewing",
      "natron (sodium carbonate)",
      "soap",
      "cigarettes",
      "construction materials"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sorghum",
      "groundnuts",
      "millet",
      "beef",
      "cereals",
      "yams",
      "sugarcane",
      "maize",
      "cassava",
      "milk"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "gold",
      "oil seeds",
      "gum resins",
      "cotton"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "jewelry",
      "broadcasting equipment",
      "packaged medicine",
      "cars",
      "refined petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 26
      },
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "Germany",
        "pct": 17
      },
      {
        "country": "Netherlands",
        "pct": 13
      },
      {
        "country": "France",
        "pct": 10
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 28
      },
      {
        "country": "United Arab Emirates",
        "pct": 23
      },
      {
        "country": "Türkiye",
        "pct": 10
      },
      {
        "country": "France",
        "pct": 9
      },
      {
        "country": "India",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "N'Djamena",
      "population": 1592000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Moundou",
      "Sarh",
      "Abéché",
      "Kelo",
      "Koumra",
      "Pala",
      "Am Timan",
      "Bongor"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 58,
      "max": 58
    },
    "costLocal": {
      "amount": 78000,
      "currency": "XAF",
      "note": "one-stop shop: 70,000 limited company, 3,000 stamp, 5,000 chamber"
    },
    "minCapital": {
      "amount": 100000,
      "currency": "XAF"
    },
    "oneStopShop": {
      "name": "Agence Nationale des Investissements et des Exportations (ANIE), guichet unique",
      "url": null
    },
    "online": null,
    "foreignOwnershipNote": "full foreign ownership allowed except national-security companies",
    "steps": [
      {
        "order": 1,
        "what": "Open account and deposit capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "notary's certificate of company in formation"
        ],
        "get": "deposit evidence",
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
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant"
        ]
      },
      {
        "order": 2,
        "what": "Check the company name",
        "institution": "Clerk of the commercial court",
        "institutionUrl": null,
        "bring": [
          "proposed name"
        ],
        "get": "name check and registration form",
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
        "order": 3,
        "what": "Notarise the articles (optional by decree)",
        "institution": "Notary",
        "institutionUrl": null,
        "bring": [
          "articles",
          "identity documents"
        ],
        "get": "notarised articles",
        "cost": null,
        "days": {
          "min": 8,
          "max": 8
        },
        "online": false,
        "law": "Decree 1792/PR/MJDH/2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant"
        ]
      },
      {
        "order": 4,
        "what": "File the registration",
        "institution": "Agence Nationale des Investissements et des Exportations (ANIE), guichet unique",
        "institutionUrl": null,
        "bring": [
          "articles",
          "criminal record or sworn declaration",
          "proof of identity",
          "lease or title",
          "three photos of the manager"
        ],
        "get": "RCCM, tax number and social security registration",
        "cost": {
          "amount": 78000,
          "currency": "XAF",
          "note": "limited company, stamp and chamber fee"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant",
          "ita"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the administrative authorisation",
        "institution": "Agence Nationale des Investissements et des Exportations (ANIE), guichet unique",
        "institutionUrl": null,
        "bring": [
          "registration file"
        ],
        "get": "authorisation of the trade ministry",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ita",
          "actant"
        ]
      },
      {
        "order": 6,
        "what": "Pay the business licence (patente)",
        "institution": "Municipality or tax office",
        "institutionUrl": null,
        "bring": [
          "tax number",
          "RCCM extract"
        ],
        "get": "patente",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 7,
        "what": "Register employer and staff",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "institutionUrl": null,
        "bring": [
          "RCCM extract",
          "tax number",
          "staff list"
        ],
        "get": "CNPS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 8,
        "what": "Publish the incorporation notice",
        "institution": "Legal notices journal",
        "institutionUrl": null,
        "bring": [
          "RCCM extract"
        ],
        "get": "published notice",
        "cost": null,
        "days": null,
        "online": null,
        "law": "OHADA Uniform Act on companies 2014",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 9,
        "what": "Register an individual enterprise",
        "institution": "Agence Nationale des Investissements et des Exportations (ANIE), guichet unique",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "lease"
        ],
        "get": "RCCM number",
        "cost": {
          "amount": 63,
          "currency": "USD",
          "note": "fee quoted in dollars at XAF 600"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "mbs"
        ]
      },
      {
        "order": 10,
        "what": "Obtain residence permit and merchant card",
        "institution": "Immigration and trade authorities",
        "institutionUrl": null,
        "bring": [
          "passport",
          "commercial lease"
        ],
        "get": "residence permit and foreign merchant's card",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ita",
          "mbs",
          "pkf"
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
        "what": "VAT, above XAF 50m turnover",
        "when": "monthly or quarterly return",
        "institution": "Direction Générale des Impôts, Ministère des Finances",
        "status": "sourced",
        "sources": [
          "eyvat"
        ]
      },
      {
        "what": "Corporate tax or minimum tax on turnover",
        "when": "monthly payments",
        "institution": "Direction Générale des Impôts, Ministère des Finances",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly",
        "institution": "Caisse Nationale de Prévoyance Sociale (CNPS)",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      },
      {
        "what": "Business licence",
        "when": "yearly",
        "institution": "Direction Générale des Impôts, Ministère des Finances",
        "status": "sourced",
        "sources": [
          "dbtax"
        ]
      }
    ],
    "sources": [
      {
        "id": "actant",
        "title": "Starting a business in Chad (World Bank Doing Business text)",
        "publisher": "TheActant",
        "url": "https://theactant.com/?p=20381",
        "year": null
      },
      {
        "id": "ita",
        "title": "Chad: establishing an office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://www.privacyshield.gov/article?id=Chad-Establishing-an-Office",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Chad",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/?c=42&l=1",
        "year": null
      },
      {
        "id": "mbs",
        "title": "Company registration in Chad",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/?p=885",
        "year": null
      },
      {
        "id": "pkf",
        "title": "Chad: VAT and branch registration",
        "publisher": "VAT guide, Hitpages copy",
        "url": "https://www.hitpages.com/doc/4504202264969216/25/",
        "year": null
      },
      {
        "id": "ics",
        "title": "Investment Climate Statement, Chad",
        "publisher": "U.S. Department of State",
        "url": "https://www.state.gov/report/custom/1e55084d24/",
        "year": null
      },
      {
        "id": "eyvat",
        "title": "Chad VAT guide 2022",
        "publisher": "EY",
        "url": "https://issuu.com/worldtradepresss/docs/-chad",
        "year": 2022
      },
      {
        "id": "dbtax",
        "title": "Paying taxes in Chad, 2017 edition",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/chad/paying-taxes",
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
      "Minimum capital of XAF 100,000 comes from a portal page and fits the World Bank's 2020 ratio; another guide gives about USD 2,000",
      "Fifty-eight days is the World Bank's 2020 count; the ministry step alone is three working days",
      "Notary fees, when used, are about 5% of small capitals",
      "ANIE's site address is doubtful and was not opened",
      "Branches of foreign companies had to become Chadian companies after the 2018 tax changes",
      "Sole-trader fee is quoted in dollars only",
      "Online filing not confirmed"
    ]
  },
  "agencies": [
    {
      "role": "investment",
      "name": "Agence Nationale des Investissements et des Exportations (ANIE)",
      "url": "https://www.anie.td",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "registry",
      "name": "Agence Nationale des Investissements et des Exportations (ANIE), guichet unique",
      "url": "https://www.anie.td",
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
      "name": "Institut National de la Statistique, des Études Économiques et Démographiques (INSEED)",
      "url": "https://www.inseed.td",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direction Générale des Impôts, Ministère des Finances",
      "url": "https://www.finances.gouv.td",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Chambre de Commerce, d'Industrie, d'Agriculture, des Mines et d'Artisanat (CCIAMA)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direction Générale des Douanes et Droits Indirects",
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
      "name": "Ecobank Tchad",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Orabank Tchad",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Commercial Bank Tchad",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "UBA Tchad",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Coris Bank International Tchad",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Airtel Money",
        "operator": "Airtel",
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
