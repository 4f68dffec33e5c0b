import type { Country } from "../record/open/schema.ts";

export const libya: Country = {
  "slug": "libya",
  "name": "Libya",
  "officialName": "State of Libya",
  "iso2": "LY",
  "iso3": "LBY",
  "region": "North Africa",
  "otherNames": [
    "Libyan Arab Jamahiriya",
    "Libye",
    "Líbia",
    "ليبيا"
  ],
  "capital": "Tripoli",
  "capitals": [
    {
      "name": "Tripoli",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 32.883,
    "lon": 13.167
  },
  "centre": {
    "lat": 25,
    "lon": 17
  },
  "borders": [
    "algeria",
    "chad",
    "egypt",
    "niger",
    "sudan",
    "tunisia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Tamazight",
      "official": false
    },
    {
      "name": "Italian",
      "official": false
    },
    {
      "name": "English",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "LYD",
    "name": "Libyan dinar",
    "alsoUsed": []
  },
  "governmentType": "in transition",
  "governmentNote": null,
  "headOfState": "President of the Presidential Council",
  "headOfStateNote": null,
  "independence": {
    "date": "1951-12-24",
    "from": "UN trusteeship",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "in flux; civil law with Islamic law elements",
  "callingCode": "+218",
  "timezones": [
    {
      "iana": "Africa/Tripoli",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".ly",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
    "AMU",
    "CEN-SAD"
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
      "value": 7361263,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.35,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 26.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 81.6,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 2585000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.721,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 115,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 48098909614,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 6449,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 90609000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 12300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 13.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 1.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 18.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 49.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.81,
      "year": 2023,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 1.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 68.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 34.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": null,
    "public_debt_pct_gdp": {
      "value": 7.5,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 92894000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 1865000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 37753000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 33284000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 1.9,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 139,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 20,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "jihad tax of 4 comes on top"
    },
    "vat_standard_rate_pct": null,
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 32.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 19,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 889,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 70,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 89,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 205,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 75,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 34000,
      "year": 2021,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 118,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 186,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 32.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 164,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 73.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 24.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 30,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": null,
    "contract_enforcement_days": {
      "value": 690,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 13,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 177,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 38.4,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 46,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 39.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 33.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 4.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 2.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 5.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 3.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 9.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.361,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 125,
      "of": 163
    },
    "economic_freedom": {
      "value": 35.9,
      "year": 2012,
      "source": "heritage-ief-2026",
      "stale": true
    },
    "account_ownership_pct": {
      "value": 33.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 1759540,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 1770,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 7458555,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 46636000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "gypsum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "petroleum",
      "petrochemicals",
      "aluminum",
      "iron and steel",
      "food processing",
      "textiles",
      "handicrafts",
      "cement"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "potatoes",
      "onions",
      "watermelons",
      "tomatoes",
      "dates",
      "olives",
      "milk",
      "chicken",
      "wheat",
      "vegetables"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "natural gas",
      "refined petroleum",
      "gold",
      "scrap iron"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "broadcasting equipment",
      "tobacco",
      "garments",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Italy",
        "pct": 23
      },
      {
        "country": "Germany",
        "pct": 15
      },
      {
        "country": "Spain",
        "pct": 9
      },
      {
        "country": "France",
        "pct": 7
      },
      {
        "country": "China",
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
        "pct": 17
      },
      {
        "country": "Türkiye",
        "pct": 15
      },
      {
        "country": "Italy",
        "pct": 8
      },
      {
        "country": "United Arab Emirates",
        "pct": 8
      },
      {
        "country": "Egypt",
        "pct": 8,
        "slug": "egypt"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Marsa El Brega",
      "Az Zawiya",
      "Benghazi",
      "Tobruk",
      "Tripoli"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 14
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Tripoli",
      "population": 1183000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Misrata",
      "population": 984000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Benghazi",
      "population": 859000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Tarhuna",
      "Al Khums",
      "Zawiya",
      "Ajdabiya",
      "Al Ajaylat",
      "Sabha",
      "Sirte",
      "Al Jadīd"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 35,
      "max": 35
    },
    "costLocal": {
      "amount": 2056,
      "currency": "LYD",
      "note": "government estimate for a local company, all steps"
    },
    "minCapital": null,
    "oneStopShop": null,
    "online": null,
    "foreignOwnershipNote": "joint companies up to 75–89% foreign since Decree 944/2022",
    "steps": [
      {
        "order": 1,
        "what": "Obtain the trade name clearance",
        "institution": "Commercial Registry, Ministry of Economy and Trade",
        "institutionUrl": null,
        "bring": [
          "name clearance form",
          "national number certificate",
          "identity card or passport"
        ],
        "get": "name clearance certificate",
        "cost": {
          "amount": 0,
          "currency": "LYD",
          "note": "no charge"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": false,
        "law": "Commercial Activity Law 23/2010",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ejraat",
          "theactant"
        ]
      },
      {
        "order": 2,
        "what": "Sign memorandum and articles before notary",
        "institution": "Notary's office",
        "institutionUrl": null,
        "bring": [
          "name clearance certificate",
          "founders' identity documents",
          "meeting minutes"
        ],
        "get": "notarised memorandum and articles",
        "cost": {
          "amount": 1000,
          "currency": "LYD",
          "note": "or 1% of capital if higher"
        },
        "days": {
          "min": 7,
          "max": 7
        },
        "online": false,
        "law": "Commercial Activity Law 23/2010",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "ejraat"
        ]
      },
      {
        "order": 3,
        "what": "Deposit the share capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "notary's letter",
          "memorandum"
        ],
        "get": "capital deposit slip",
        "cost": null,
        "days": {
          "min": 3,
          "max": 3
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "ejraat"
        ]
      },
      {
        "order": 4,
        "what": "Pay stamp duty on company documents",
        "institution": "Tax office at the Ministry of Economy",
        "institutionUrl": null,
        "bring": [
          "name clearance",
          "articles",
          "bank slip"
        ],
        "get": "stamped documents",
        "cost": {
          "amount": 25,
          "currency": "LYD",
          "note": "or 0.5% of capital"
        },
        "days": {
          "min": 7,
          "max": 7
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
        "order": 5,
        "what": "Register with the commercial registry",
        "institution": "Commercial Registry, Ministry of Economy and Trade",
        "institutionUrl": null,
        "bring": [
          "stamped memorandum",
          "articles",
          "capital deposit slip",
          "minutes"
        ],
        "get": "company registration certificate",
        "cost": {
          "amount": 150,
          "currency": "LYD",
          "note": "plus 0.5% of start-up capital"
        },
        "days": {
          "min": 4,
          "max": 4
        },
        "online": false,
        "law": "Commercial Activity Law 23/2010",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "theactant",
          "ejraat"
        ]
      },
      {
        "order": 6,
        "what": "Register with the chamber of commerce",
        "institution": "Chamber of commerce and industry",
        "institutionUrl": null,
        "bring": [
          "application form",
          "registration certificate",
          "fee receipt"
        ],
        "get": "chamber registration certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ejraat",
          "theactant"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the tax number",
        "institution": "Tax Authority",
        "institutionUrl": "https://tax.gov.ly",
        "bring": [
          "application form",
          "commitment form",
          "registration certificate"
        ],
        "get": "tax registration number",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ejraat"
        ]
      },
      {
        "order": 8,
        "what": "Obtain the commercial licence",
        "institution": "Commercial licensing office",
        "institutionUrl": null,
        "bring": [
          "chamber certificate",
          "tax number",
          "lease or ownership contract",
          "registration certificate"
        ],
        "get": "commercial licence",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Commercial Activity Law 23/2010",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ejraat"
        ]
      },
      {
        "order": 9,
        "what": "Register as an individual trader",
        "institution": "Commercial Registry, Ministry of Economy and Trade",
        "institutionUrl": null,
        "bring": [
          "identity document",
          "premises document",
          "trade name form"
        ],
        "get": "individual commercial registration",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Commercial Activity Law 23/2010",
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 10,
        "what": "Obtain approval for foreign participation",
        "institution": "Ministry of Economy and Trade",
        "institutionUrl": null,
        "bring": [
          "parent company documents",
          "ownership structure"
        ],
        "get": "foreign participation approval",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 944/2022",
        "for": "foreigners",
        "status": "indicative",
        "sources": [
          "itkan"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renewal of commercial licence and chamber membership",
        "when": "periodic",
        "institution": "Commercial licensing office; chamber of commerce",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Corporate tax return",
        "when": "every year",
        "institution": "Tax Authority",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Payroll tax and stamp duty",
        "when": "monthly",
        "institution": "Tax Authority",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Employer registration, then social security contributions",
        "when": "on first hire, then monthly",
        "institution": "Social Security Fund",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "ejraat",
        "title": "Register a company (procedure 45)",
        "publisher": "Ejraat, Libya eRegulations",
        "url": "https://ejraat.gov.ly/procedure/45?l=en",
        "year": null
      },
      {
        "id": "theactant",
        "title": "Doing business in Libya: business formation",
        "publisher": "The Actant (Doing Business data)",
        "url": "https://theactant.com/doing-business-in-libya-business-formation",
        "year": null
      },
      {
        "id": "itkan",
        "title": "Decree No. 944 of 2022 on foreign participation",
        "publisher": "Itkan Law Firm",
        "url": "https://itkan.ly/?p=1544",
        "year": 2022
      },
      {
        "id": "herald12",
        "title": "New decree for foreign ownership in companies",
        "publisher": "Libya Herald",
        "url": "https://libyaherald.com/2012/05/new-decree-for-foreign-ownership-in-companies-released/",
        "year": 2012
      },
      {
        "id": "herald13",
        "title": "Temporary reprieve for foreign majority owners",
        "publisher": "Libya Herald",
        "url": "https://libyaherald.com/2013/01/temporary-reprieve-for-foreign-majority-owners-of-some-joint-ventures/",
        "year": 2013
      },
      {
        "id": "brit",
        "title": "Forming a company in Libya",
        "publisher": "British Libyan Business Association",
        "url": "https://brit-lib.org/part-eight-forming-a-company-in-libya/",
        "year": null
      },
      {
        "id": "sbm",
        "title": "How to do business in Libya",
        "publisher": "Super Business Manager",
        "url": "https://www.superbusinessmanager.com/how-to-do-business-in-libya/",
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
      "Minimum capital: LYD 5,000 for a local limited company is quoted by one commercial page; Doing Business 2020 counts 30% of income; LYD 50,000 applied to foreign limited companies in 2012",
      "Decree 944/2022 replaced Decree 207/2012, which capped foreigners at 49%; later amendments not confirmed",
      "The divided administration means practice differs between east and west",
      "Filing dates and social security rates not found",
      "The stored Ejraat page has no date; its estimate of LYD 2,056 rests on assumptions",
      "Sole trader path and employer registration: general knowledge"
    ]
  },
  "agencies": [
    {
      "role": "tax",
      "name": "Tax Authority",
      "url": "https://tax.gov.ly",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Libya",
      "url": "https://www.cbl.gov.ly",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Bureau of Statistics and Census",
      "url": "https://bsc.ly",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    },
    {
      "role": "customs",
      "name": "Libyan Customs Authority",
      "url": "https://customs.gov.ly",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Commercial Registry, Ministry of Economy and Trade",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Privatization and Investment Board (PIB)",
      "role": "investment",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "General Union of Chambers of Commerce, Industry and Agriculture",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Limited liability company",
      "abbr": "LLC",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Joint stock company",
      "abbr": "JSC",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Jumhouria Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "National Commercial Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Wahda Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Sahara Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Bank of Commerce and Development",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [],
    "instant": [
      {
        "name": "LYPay",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Moamalat",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "peg to SDR",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
