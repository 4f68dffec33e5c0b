import type { Country } from "../record/open/schema.ts";

export const somalia: Country = {
  "slug": "somalia",
  "name": "Somalia",
  "officialName": "Federal Republic of Somalia",
  "iso2": "SO",
  "iso3": "SOM",
  "region": "East Africa",
  "otherNames": [
    "Italian Somaliland",
    "Somaliland",
    "Somalie",
    "Somália",
    "الصومال"
  ],
  "capital": "Mogadishu",
  "capitals": [
    {
      "name": "Mogadishu",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 2.067,
    "lon": 45.333
  },
  "centre": {
    "lat": 10,
    "lon": 49
  },
  "borders": [
    "djibouti",
    "ethiopia",
    "kenya"
  ],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Somali",
      "official": true
    },
    {
      "name": "Arabic",
      "official": true
    },
    {
      "name": "Italian",
      "official": false
    },
    {
      "name": "English",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "SOS",
    "name": "Somali shilling",
    "alsoUsed": []
  },
  "governmentType": "federal parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1960-07-01",
    "from": "United Kingdom and Italy",
    "note": "merger of British Somaliland (independent 1960-06-26) and Italian Somaliland",
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law, Islamic (sharia) law, and customary law (referred to as Xeer)",
  "callingCode": "+252",
  "timezones": [
    {
      "iana": "Africa/Mogadishu",
      "utc": "UTC+03:00"
    }
  ],
  "tld": ".so",
  "drivingSide": "right",
  "blocs": [
    "EAC",
    "COMESA",
    "CEN-SAD",
    "IGAD"
  ],
  "blocNotes": {},
  "afcfta": {
    "signed": true,
    "ratified": null,
    "asOf": "2025-02",
    "source": "general-knowledge"
  },
  "figures": {
    "population": {
      "value": 20324160,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 3.32,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 15.7,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 47.9,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 3439000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.404,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 192,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 12995200000,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 661,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 26770000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 1400,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 6.8,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "unemployment_pct": {
      "value": 18.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 33.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 6.39,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": null,
    "industry_pct_gdp": null,
    "services_pct_gdp": null,
    "external_debt_usd": {
      "value": 2563000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 93,
      "year": 2014,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": null,
    "remittances_pct_gdp": {
      "value": 15.8,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": null,
    "exports_usd": {
      "value": 2424000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 9002000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2,
      "year": 2023,
      "source": "worldbank-lpi",
      "rank": 138,
      "of": 139
    },
    "corporate_tax_rate_pct": null,
    "vat_standard_rate_pct": {
      "value": 5,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true,
      "review": "sales tax, not VAT"
    },
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": null,
    "tax_payments_per_year": null,
    "tax_hours_per_year": null,
    "electricity_access_pct": {
      "value": 48.9,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 28,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 54,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 40,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 15000,
      "year": 2013,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": null,
    "ease_rank": {
      "value": 190,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 20,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 188,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 46,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 70,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 198.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 188,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 575,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 9,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 181,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 25.5,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 53,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 25.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 33.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 0,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 2.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 1.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 0.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 4.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": {
      "value": 2.973,
      "year": 2026,
      "source": "iep-gpi-2026",
      "rank": 153,
      "of": 163
    },
    "economic_freedom": null,
    "account_ownership_pct": {
      "value": 38.7,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "mobile_money_account_pct": {
      "value": 37.1,
      "year": 2014,
      "source": "findex-2025",
      "stale": true
    },
    "area_km2": {
      "value": 637657,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 3025,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 19654739,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 12109000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "uranium and largely unexploited reserves of iron ore",
      "tin",
      "gypsum",
      "bauxite",
      "copper",
      "salt",
      "natural gas",
      "likely oil reserves"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "light industries",
      "sugar refining",
      "textiles",
      "wireless communication"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "camel milk",
      "milk",
      "goat milk",
      "sheep milk",
      "sugarcane",
      "fruits",
      "sorghum",
      "cassava",
      "vegetables",
      "maize"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "sheep and goats",
      "gold",
      "postage stamps/documents",
      "other animals",
      "cattle"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "raw sugar",
      "tobacco",
      "broadcasting equipment",
      "rice",
      "milk"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 35
      },
      {
        "country": "Saudi Arabia",
        "pct": 27
      },
      {
        "country": "Oman",
        "pct": 18
      },
      {
        "country": "Djibouti",
        "pct": 8,
        "slug": "djibouti"
      },
      {
        "country": "India",
        "pct": 3
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importPartners": {
    "items": [
      {
        "country": "United Arab Emirates",
        "pct": 29
      },
      {
        "country": "China",
        "pct": 19
      },
      {
        "country": "India",
        "pct": 15
      },
      {
        "country": "Türkiye",
        "pct": 8
      },
      {
        "country": "Oman",
        "pct": 5
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Baraawe",
      "Berbera",
      "Bosaso",
      "Kismayo",
      "Marka",
      "Mogadishu"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 6
  },
  "pavedRoadsKm": null,
  "cities": [
    {
      "name": "Mogadishu",
      "population": 2610000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    },
    {
      "name": "Hargeisa",
      "population": 1127000,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    }
  ],
  "otherCities": {
    "items": [
      "Berbera",
      "Kismayo",
      "Marka",
      "Jamaame",
      "Baidoa",
      "Burao",
      "Bosaso",
      "Afgooye"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 70,
      "max": 70
    },
    "costLocal": null,
    "minCapital": 0,
    "oneStopShop": {
      "name": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
      "url": "https://ebusiness.gov.so"
    },
    "online": "partial",
    "foreignOwnershipNote": "wholly foreign-owned company allowed",
    "steps": [
      {
        "order": 1,
        "what": "Complete the name reservation form",
        "institution": "Notary Public",
        "institutionUrl": null,
        "bring": [
          "proposed name",
          "founder details"
        ],
        "get": "completed name form",
        "cost": {
          "amount": 0,
          "currency": "USD",
          "note": "no charge, Doing Business 2017"
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
          "so-wb17"
        ]
      },
      {
        "order": 2,
        "what": "Have the name checked at ministry",
        "institution": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
        "institutionUrl": "https://ebusiness.gov.so",
        "bring": [
          "name form"
        ],
        "get": "name confirmation",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "so-wb17",
          "so-biz"
        ]
      },
      {
        "order": 3,
        "what": "Draft and notarise the articles",
        "institution": "Notary Public",
        "institutionUrl": null,
        "bring": [
          "request letter",
          "shareholder contacts and shares",
          "passport copy",
          "two photos"
        ],
        "get": "notarised articles",
        "cost": {
          "amount": 100,
          "currency": "USD",
          "note": "usual notary charge, 2016; up to 150 reported"
        },
        "days": null,
        "online": null,
        "law": "Companies Law 18 of 2019",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "so-biz",
          "so-current"
        ]
      },
      {
        "order": 4,
        "what": "Register with the Registrar of Companies",
        "institution": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
        "institutionUrl": "https://ebusiness.gov.so",
        "bring": [
          "articles",
          "identity documents",
          "application"
        ],
        "get": "registration certificate",
        "cost": null,
        "days": null,
        "online": true,
        "law": "Companies Law 18 of 2019; Regulation 001/2021",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "so-reg"
        ]
      },
      {
        "order": 5,
        "what": "Pay for the federal business licence",
        "institution": "Ministry of Commerce and Industry",
        "institutionUrl": "https://ebusiness.gov.so",
        "bring": [
          "application letter",
          "company profile",
          "articles",
          "identity document",
          "two photos"
        ],
        "get": "business licence (one year)",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "so-current",
          "so-biz"
        ]
      },
      {
        "order": 6,
        "what": "Register for tax",
        "institution": "Ministry of Finance, Revenue Directorate",
        "institutionUrl": "https://mof.gov.so",
        "bring": [
          "registration certificate",
          "identity documents"
        ],
        "get": "tax identification number",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Revenue Administration Law 2019",
        "for": "all",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 7,
        "what": "Obtain the municipal licence",
        "institution": "Benadir Regional Administration or local municipality",
        "institutionUrl": null,
        "bring": [
          "federal licence",
          "premises address"
        ],
        "get": "municipal licence",
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
        "what": "Register a foreign company",
        "institution": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
        "institutionUrl": "https://ebusiness.gov.so",
        "bring": [
          "certified home constitution",
          "local representative's details"
        ],
        "get": "foreign company registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Companies Law 18 of 2019, art. 99",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "so-cle",
          "so-reg"
        ]
      },
      {
        "order": 9,
        "what": "Register a sole proprietorship",
        "institution": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
        "institutionUrl": "https://ebusiness.gov.so",
        "bring": [
          "identity document",
          "business name",
          "address"
        ],
        "get": "business registration certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "indicative",
        "sources": []
      }
    ],
    "duties": [
      {
        "what": "Renew the business licence",
        "when": "yearly, at about half the first fee",
        "institution": "Ministry of Commerce and Industry",
        "status": "sourced",
        "sources": [
          "so-biz"
        ]
      },
      {
        "what": "File and pay federal taxes",
        "when": "monthly and yearly by tax",
        "institution": "Ministry of Finance, Revenue Directorate",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Report changes of company particulars",
        "when": "on every change",
        "institution": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "so-wb17",
        "title": "Doing Business 2017: Somalia",
        "publisher": "World Bank",
        "url": "https://www.doingbusiness.org/data/exploreeconomies/somalia",
        "year": 2017
      },
      {
        "id": "so-reg",
        "title": "Company Law Regulations, No. 001/2021",
        "publisher": "Ministry of Commerce and Industry",
        "url": "https://ebusiness.gov.so/resources/company-law-regulations-english",
        "year": 2021
      },
      {
        "id": "so-biz",
        "title": "Company registration in Somalia",
        "publisher": "MyBizSpot",
        "url": "https://mybizspot.info/?p=805",
        "year": null
      },
      {
        "id": "so-current",
        "title": "Costly business licensing",
        "publisher": "Somaliland Current",
        "url": "https://www.somalilandcurrent.com/costly-business-licensing-in-the-quest-for-business-transition-from-informal-to-formal-trading/",
        "year": null
      },
      {
        "id": "so-cle",
        "title": "The legal framework of corporations in Somalia",
        "publisher": "Somali Institute (course outline)",
        "url": "https://cle.somali.institute/courses/company-law",
        "year": null
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
      "Summary days and the notary steps predate the 2019 law and the online system; present times are likely shorter.",
      "No official fee list was found; charges are usually quoted in US dollars and vary.",
      "Somaliland runs its own registry and company law (Law 80/2018) and is not covered here.",
      "Federal member states may ask for separate licences.",
      "Whether the Chamber of Commerce membership is compulsory."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Somali Business Registration System (SBRS), Ministry of Commerce and Industry",
      "url": "https://ebusiness.gov.so",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Somalia Investment Promotion Office (SOMINVEST)",
      "url": "https://sominvest.gov.so",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Ministry of Finance, Revenue Directorate",
      "url": "https://mof.gov.so",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Central Bank of Somalia",
      "url": "https://centralbank.gov.so",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "role": "statistics",
      "name": "Somalia National Bureau of Statistics (SNBS)",
      "url": "https://nbs.gov.so",
      "source": "nso-domain-lists",
      "verify": "routine"
    },
    {
      "role": "chamber",
      "name": "Somali Chamber of Commerce and Industry (SCCI)",
      "url": "https://somalichamber.so",
      "source": "general-knowledge",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Ministry of Finance, Customs",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
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
      "name": "Partnership",
      "abbr": null,
      "type": "partnership",
      "source": "general-knowledge"
    },
    {
      "name": "Sole proprietorship",
      "abbr": null,
      "type": "sole-trader",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Salaam Somali Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Premier Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "International Bank of Somalia (IBS)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Dahabshil Bank",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Amal Bank",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "payments": {
    "mobileMoney": [
      {
        "name": "EVC Plus",
        "operator": "Hormuud",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "ZAAD",
        "operator": "Telesom",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "Sahal",
        "operator": "Golis",
        "since": null,
        "status": "indicative",
        "sources": []
      },
      {
        "name": "e-Dahab",
        "operator": "Somtel",
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "instant": [
      {
        "name": "Somalia Instant Payment System (SIPS)",
        "operator": null,
        "since": null,
        "status": "sourced",
        "sources": [
          "soko-siips-2025",
          "siips-2025"
        ]
      }
    ],
    "cardSwitches": [],
    "regional": [],
    "fxRegime": "free market rate in a dollarised economy",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": "USD accounts in common use",
    "foreignCurrencyStatus": "indicative"
  }
};
