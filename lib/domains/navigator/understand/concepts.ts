/**
 * The concepts of questions, each with the terms that people use for it in English, French and Portuguese, folded and
 * comma-separated. A longer term takes precedence over a shorter one in it. Words are compared by their stems, so one
 * form of each is enough.
 */
export const concepts = {
  // How something is asked.
  cost: "cheaper, cheapest, moins cher, mais barato, cost, price, fee, charges, how much, how expensive, combien coute, combien ca coute, prix, frais, cout, tarif, quanto custa, preco, custo, taxas de registo",
  time: "registration time, processing time, time needed, time required, time frame, how much time, hw long, faster, fastest, quicker, quickest, how long, how many days, how many weeks, how fast, how quickly, how soon, days to, number of days, duration, combien de temps, combien de jours, delai, duree, quanto tempo, quantos dias, prazo",
  where: "where, which office, what office, ou puis je, a quel bureau, onde",
  office:
    "office, agency, authority, ministry, department, bureau, administration, autorite, contact, contacts, whom to contact, phone number, address, website, telephone, entidade",
  papers:
    "documents, document, papers, paper, paperwork, requirements, requirement, what do i need, what is needed, needed to, pieces a fournir, papiers, documentos, checklist",
  online: "online, internet registration, over the internet, digitally, en ligne, pela internet",
  steps:
    "steps, step by step, procedure, procedures, process, how to, how do i, how can i, how does one, comment, etapes, demarches, como, passos, como faco",
  due: "until when, until which day, until what day, until what date, filing day, filing deadline, last day, latest day, jusqu a quand, jusqu a quelle date, avant quelle date, ate quando, ate que dia, data limite, when pay, when must pay, when have pay, when will have pay, when should pay, when file, when register, when declare, by when, quand payer, quand declarer, date, how often, every month, declaration, by which day, due, deadline, deadlines, when to file, echeance, echeances, declarer, date limite, filing date, prazos",
  threshold: "threshold, turnover limit, above which turnover, seuil, limiar",
  office_hours: "opening hours, office hours, open today",

  // Firms.
  register:
    "reg, registering, regster, setting up, register, registration, incorporate, incorporation, formation, set up, setup, start, open, create, launch, establish, regstration, enregistrer, enregistrement, immatriculer, immatriculation, creer, creation, ouvrir, constituer, monter, registar, registo, registrar, abrir, criar, constituir",
  company:
    "co, spa, limited co, pvt, corporation, company, companies, business, firm, enterprise, startup, corporation, ltd, limited, limited company, pty, plc, gmbh, compagnie, societe, entreprise, empresa, companhia, sarl, sarlu, suarl, lda, limitada, sociedade por quotas, sociedade, sa, sas, sasu, shop, restaurant, hotel, clinic, pharmacy, farm, bakery, salon, consultancy, agency company, security company, transport company, boutique, cafe, bar, school business, private school, hospital, factory, factories, usine, fabrica",
  company_name:
    "name clearance, clear name, reserver nom, certificat negatif, nom societe, company name, business name, name reservation, reserve a name, reserve the name, name search, nom commercial, denomination sociale, nome da empresa",
  min_capital:
    "how much equity, foreign equity, equity, capital social minimum, capital to show, show capital, how much capital, capital needed, capital necessary, capital show, minimum capital, share capital, paid up capital, capital social, capital minimum, capital minimo, capital requirement, capital requirements, starting capital, stated capital, minimum investment, investment minimum",
  legal_form:
    "legal form, legal forms, type of company, types of company, types of companies, kinds of company, company types, business structure, business structures, legal structure, forme juridique, formes juridiques, forma juridica, formas juridicas, llc, partnership, limited liability, types of business",
  sole_trader:
    "sole trader, sole proprietor, sole proprietorship, individual enterprise, individual entrepreneur, self employed, freelancer, freelance, entreprise individuelle, entreprenant, auto entrepreneur, empresario em nome individual, empresa individual, one person business",
  branch:
    "branch, branch office, branch of a foreign company, subsidiary of a foreign company, succursale, sucursal, external company, representative office",
  foreign:
    "foreigner, foreigners, foreign owner, foreign investor, foreign investors, foreign company, foreign owned, foreign ownership, expatriate, expat, non resident, non citizen, etranger, etrangers, estrangeiro, estrangeiros, as an outsider",
  reserved:
    "foreigners cannot, foreigners can not, foreigners may not, foreigners barred, foreigners banned, not for foreigners, not open to foreigners, closed to foreigners, closed to foreigner, reserved for citizens, reserved activities, reserved sectors, closed sectors, reserved for nationals",
  own: "own, ownership, hundred percent, 100, wholly owned, posseder, possuir",
  tax_number:
    "tax number, tax identification number, taxpayer identification, tin, nif, ifu, ninea, nuit, nui, niu, nit, ice, kra pin, tax pin, tax id, tpin, bin number, numero fiscal, numero d identification fiscale, identifiant fiscal, numero de contribuinte, matricule fiscal",
  licence:
    "licence, license, licences, business licence, trading licence, trade licence, operating permit, operating licence, business permit, patente, licence commerciale, alvara, licenca comercial",
  beneficial_owner:
    "beneficial owner, beneficial owners, beneficial ownership, beneficiaire effectif, beneficiario efetivo",
  employer_registration:
    "register as employer, register as an employer, employer number, register employees, register staff",
  one_stop:
    "guiche unico, one stop shop, guichet unique, balcao unico, cepici, apiex, apix, cfe, gufe, rccm, cac, registrar of companies, company registrar, registrar, registry, companies house, commercial register, registre du commerce, conservatoria",
  duties:
    "annual fee, annual fees, annual registration fee, annual duty, yearly fee, annual renewal, annual return, annual returns, after registration, after i register, after registering, after you register, obligation, obligations, compliance, renewal, renew, annual accounts, yearly duties, obligations annuelles, obrigacoes",

  criminal_record:
    "criminal record, criminal record extract, police clearance, police clearance certificate, casier judiciaire, registo criminal, certificado de registo criminal",
  notary:
    "notary, notaries, notary fee, notarise, notarize, notarial, notaire, notario, articles of association, articles of incorporation, memorandum and articles",
  notice_published:
    "official gazette, gazette, journal officiel, annonce legale, annonces legales, journal d annonces legales, boletim da republica, diario da republica, publication of the notice, publish the notice, publish articles, publicacao dos estatutos, incorporation notice",
  deposit_capital:
    "deposit the capital, deposit capital, capital deposit, depot du capital, deposito do capital",
  tax_clearance:
    "tax clearance, tax clearance certificate, clearance certificate, zimra clearance, quitus fiscal, attestation de regularite fiscale, certidao de quitacao",

  // Asked about, but without a row of its own on any page of a country.
  close:
    "close a company, close company, close business, closing a company, shut down, wind up, winding up, liquidate, liquidation, deregister, dissolve, dissolution, fermer une entreprise, radiation, encerrar empresa",
  other_leave:
    "sick leave, sick pay, paternity leave, parental leave, overtime, overtime pay, thirteenth month, 13th month, bonus pay, conge maladie, conge de paternite, heures supplementaires, treizieme mois",
  other_tax:
    "capital gains tax, capital gains, stamp duty, property tax, inheritance tax, wealth tax, road tax, vehicle tax, tourist tax, plus value, droits de timbre, taxe fonciere",

  // Taxes.
  tax: "tax, taxes, taxation, tax rate, tax rates, impot, impots, fiscalite, imposto, impostos, fiscal",
  company_tax:
    "impuesto de sociedades, impuesto sobre sociedades, imposto sobre o lucro, imposto lucros, impot sur les benefices, impot benefices, tax on profits, comp tax, co tax, ibs, tax factory pays, tax company pays, company tax, corporate tax, corporation tax, corporate income tax, business tax, profit tax, tax on profit, profits tax, cit, impot sur les societes, impot societes, imposto sobre o rendimento das empresas, irc, irpc, imposto industrial",
  vat: "vat, tva, iva, value added tax, sales tax, gst, goods and services tax, taxe sur la valeur ajoutee, imposto sobre o valor acrescentado",
  withholding:
    "withholding tax, withholding, wht, withheld, dividend tax, tax on dividends, dividends, royalties, retenue a la source, retencao na fonte",
  small_tax:
    "tax tiny business, tiny business, tiny firm, very small business, micro business, micro enterprise, tres petite entreprise, microempresa, turnover tax, small business tax, presumptive tax, micro enterprise tax, flat tax, tax for small firms, tax for small businesses, small firms, impot synthetique, cgu, regime simplifie",
  paye: "taxe sur les salaires, impot sur les salaires, paye, payroll tax, employee tax, wage tax, tax on salaries, salary tax, irpp, irt, irps",
  tax_return:
    "tax return, tax returns, tax filing, file taxes, vat return, vat returns, declaration fiscale, declaration d impots, declaracao fiscal",
  social_security:
    "nasscorp, cnaps, napsa, npf, social fund, part employeur, part patronale, social security, social insurance, cnss, cnps, inss, ssnit, nssf, nssa, ipres, css, pension contribution, pension contributions, contributions, employer contribution, national insurance, securite sociale, cotisations sociales, cotisation, seguranca social",
  tax_burden:
    "tax burden, total tax, total tax rate, hours for taxes, tax payments a year, number of tax payments",
  tax_revenue: "tax revenue, recettes fiscales",

  // Hiring.
  hire: "first employee, housekeeper, domestic worker, salarie, premier salarie, premier employe, employe, femme de menage, empregada domestica, trabalhador, hire, hiring, employ, employing, employment, recruit, staff, workers, employees, embaucher, recruter, contratar",
  minimum_wage:
    "legal minimum, legal minimum wage, minimum legal, salaire legal, minimo legal, min wage, minimum pay, ordenado minimo, minimum wage, minimum salary, lowest wage, smig, smic, salaire minimum, salario minimo, living wage",
  maternity: "maternity, maternity leave, conge de maternite, conge maternite, licenca de maternidade",
  annual_leave:
    "paid annual leave, leave, days leave, leave per year, annual leave, paid leave, vacation days, holiday entitlement, days of leave, leave days, conges payes, conge paye, conges, conge annuel, ferias",
  working_hours:
    "working hours, working week, working time, hours a week, hours per week, work week, temps de travail, heures de travail, duree du travail, horas de trabalho",
  trial_period:
    "trial period, probation, probation period, probationary period, periode d essai, periodo experimental",
  fixed_term:
    "fixed term, fixed term contract, temporary contract, cdd, contrat a duree determinee, contrato a prazo, contrato a termo",
  notice:
    "how many days notice, how many weeks notice, how long is notice, days notice, weeks notice, months notice, notice period, notice of dismissal, dismissal notice, termination notice, preavis, aviso previo, how much notice",
  severance:
    "severance, severance pay, redundancy pay, redundancy, dismissal pay, indemnite de licenciement, indemnizacao",
  labour_law:
    "labour law, labor law, labour code, labor code, employment act, labour act, code du travail, lei do trabalho",

  // Goods.
  import:
    "import, importing, imports goods, bring goods in, bringing goods, ship goods, shipping goods, importer, importation, importar, importacao",
  customs_tariff:
    "duty, customs duty, customs duties, import duty, import duties, customs tariff, tariff, tariffs, droits de douane, direitos aduaneiros, tarif exterieur commun",
  import_levies: "import levy, import levies, import tax, import taxes, import vat, ecowas levy, levies",
  conformity:
    "conformity, certificate of conformity, pvoc, soncap, coc, pre shipment inspection, preshipment inspection, inspection before shipment, certificat de conformite, verification of conformity",
  cargo_note: "cargo tracking note, besc, ectn, ctn, bsc, bordereau de suivi, waiver certificate, cargo note",
  import_permit:
    "import permit, import licence, import declaration, customs declaration, licence d importation, form m, declaration prealable",
  single_window:
    "single window, guichet unique importations, guichet unique importation, guichet unique importer, guichet unique commerce, import single window, guichet unique du commerce exterieur, janela unica",
  ports: "port, ports, seaport, harbour, border post, border posts, border crossing, porto",
  allowance: "duty free allowance, free allowance, duty free, allowance, travellers allowance, franchise",
  belongings:
    "household goods, personal belongings, my belongings, personal effects, used car, bring my car, import a car, import my car, ship my car, container with my things, demenagement, effets personnels, mudanca",

  // Money.
  money: "banks and payments, payment systems, how people pay",
  currency:
    "what money, money people use, monnaie utilisee, que moeda, use dollars, use dollar, use euros, pay in dollars, pay dollars, pay euros, accept dollars, dollars accepted, euros accepted, rand accepted, dollar accepted, currency, money used, which money, monnaie, devise, moeda",
  exchange_regime:
    "euro rate, rate euro, dollar rate, rate dollar, taux euro, cours euro, cours dollar, cambio euro, dollar rand, dollar equal rand, dollar equal to rand, fixed to, fixed dollar, fixed euro, pegged to, euro fixed, rate fixed, exchange rate regime, exchange rate, exchange regime, floating, pegged, peg, taux de change, taxa de cambio",
  foreign_account:
    "foreign currency account, foreign currency accounts, dollar account, account in dollars, foreign exchange account, compte en devises, compte devises, conta em moeda estrangeira",
  mobile_money:
    "pay with phone, phone money, mobile wallets, mobile money, momo, m pesa, mpesa, orange money, mobile wallet, airtel money, wave, argent mobile, dinheiro movel",
  instant_payment:
    "instant payment, instant payments, real time payments, card switch, card switches, payment switch, paiement instantane",
  rails: "regional rails, papss, repss, eaps, sirs, gimacpay, cross border payments",
  banks: "bank, banks, which banks, banques, banque, bancos, banco",
  credit_rating:
    "credit rating, credit ratings, sovereign rating, moody s, moodys, fitch, s p rating, standard and poor, note souveraine",
  inflation: "inflation, inflation rate, price rises, taux d inflation, inflacao",
  growth: "economic growth, gdp growth, growth rate, growth of the economy, croissance, crescimento",
  unemployment: "unemployment, unemployment rate, jobless, chomage, desemprego",
  youth_unemployment: "youth unemployment, chomage des jeunes",
  public_debt: "public debt, government debt, national debt, dette publique, divida publica",
  external_debt: "external debt, foreign debt, dette exterieure",
  reserves: "reserves, foreign reserves, forex reserves, foreign exchange reserves",
  remittances: "remittances, remittance, transferts de la diaspora, remessas",
  fdi: "fdi, foreign direct investment, investissement direct etranger, ide",
  policy_rate:
    "central bank rate, policy rate, interest rate, interest rates, taux directeur, repo rate, monetary policy rate",
  account_share:
    "adults with an account, bank account ownership, people with a bank account, account ownership, unbanked, financial inclusion",
  send_money: "send money, transfer money, money transfer, envoyer de l argent, enviar dinheiro",

  // The country.
  population:
    "population, how many people, how many inhabitants, number of people, inhabitants, habitants, populacao",
  population_growth: "population growth, croissance demographique",
  median_age: "median age, how old are people, age median",
  urban: "urban population, urbanisation, living in towns, urban",
  labour_force: "labour force, labor force, workforce, population active",
  capital_city: "capital, capital city, capitale",
  gdp: "gdp, gross domestic product, size of the economy, pib",
  gdp_per_person:
    "gdp per person, gdp per capita, per capita income, income per person, income per capita, pib par habitant, pib per capita",
  purchasing_power: "purchasing power, ppp",
  area: "area, size of the country, square kilometres, how big, how large, superficie, surface",
  coastline: "coastline, landlocked, sea access",
  languages:
    "language, languages, official language, official languages, spoken, speak, langue, langues, lingua, linguas",
  government:
    "head of state, presidential republic, presidential system, monarchy, government, form of government, type of government, system of government, regime politique, forma de governo",
  blocs:
    "belong to, regional bloc, regional blocs, bloc, blocs, ecowas, cedeao, eac, sadc, comesa, ohada, cemac, uemoa, waemu, eccas, igad, sacu, cen sad, afcfta, zlecaf, member of, trade agreements, free trade area, continental free trade",
  time_zone: "time zone, timezone, what time is it, utc, gmt, fuseau horaire, fuso horario",
  calling_code:
    "calling code, dialling code, dialing code, country code, phone code, phone prefix, indicatif, indicativo",
  domain: "internet domain, top level domain, tld, country domain, domaine internet, dominio",
  towns: "town, towns, city, cities, villes, ville, cidades, main cities, largest city, biggest city",
  opportunities:
    "opportunity, opportunities, business opportunities, promising sectors, sectors, opportunites, oportunidades, business ideas",
  risks:
    "worry, worries, what should i worry about, risks, dangers for business, business risks, what can go wrong, risques, riscos",
  exports:
    "sell, sells, sell to world, exports, main exports, export goods, export, sell abroad, exportations, exportacoes",
  imports: "buy from abroad, buys, main imports, total imports, imports, importations, importacoes",
  neighbours:
    "neighbours, neighbors, neighbouring countries, borders with, bordering countries, pays voisins, vizinhos",
  partners:
    "trade with, imports from, buys from, main markets, main buyers, trade partners, trading partners, main customers, where exports go, where imports come from, partenaires commerciaux",
  abroad:
    "china, france, india, america, usa, united states, germany, uk, united kingdom, britain, europe, european union, dubai, uae, emirates, turkey, japan, spain, italy, portugal, belgium, netherlands, brazil, switzerland, russia, chine, etats unis, allemagne, espagne, italie, inde",
  trade: "trade, foreign trade, trade balance, commerce exterieur",
  current_account: "current account, current account balance",
  resources: "natural resources, minerals, resources, ressources naturelles, recursos naturais",
  farm_products:
    "farm products, agricultural products, crops grown, main crops, crops, produits agricoles, produtos agricolas",
  industries: "industries, main industries, industry, manufacturing, industrie, industria",
  sectors_share:
    "share of agriculture, agriculture in gdp, composition of the economy, what the economy is made of, services share",
  legal_system:
    "regime juridique, droit civil, direito civil, regime juridico, legal system, common law, civil law, systeme juridique, sistema juridico",
  independence: "independence, independent, independance, independencia",
  transport: "getting there, getting around, flights, public transport, transport",
  politics_security: "politics and security, political situation, security situation",
  history:
    "constitution, what happened, genocide, coup, revolution, civil war, formed, founded, revolt, history, history of elections, histoire, historia, past, colonial, colony, kingdom, empire",
  home_market: "market, markets, consumers, customers, marche, mercado",
  similar: "similar countries, countries like, similar to",
  markets_rank: "rankings, ranking, published rankings, ranked, rank",

  // Figures of risk.
  risk_rating:
    "risk rating, political risk, country risk, risk score, political risk rating, risque pays, risk level, risky",
  corruption:
    "corruption, corruption index, corruption perceptions index, cpi score, control of corruption, transparency international",
  rule_of_law: "rule of law, etat de droit, estado de direito",
  stability: "political stability, stability, stabilite politique, stable politically",
  effectiveness: "government effectiveness, effectiveness of government",
  regulatory_quality: "regulatory quality",
  voice: "voice and accountability",
  hdi: "human development index, hdi, idh, human development, indice de desenvolvimento humano",
  iiag: "ibrahim index, mo ibrahim, iiag, african governance, governance",
  bready:
    "b ready, business ready, business entry score, business entry, ease of business, ease of starting a business",
  doing_business: "doing business, doing business rank, ease of doing business",
  property:
    "register property, property registration, days to register property, registering land, registering property",
  contracts: "enforce a contract, enforcing a contract, enforcing contracts, contract enforcement",
  logistics: "logistics performance, logistics performance index, lpi, logistics",
  visa_openness: "visa openness, visa openness index",

  // Infrastructure.
  electricity:
    "electricity, access to electricity, people with electricity, power access, electricite, eletricidade",
  get_electricity:
    "get electricity, electricity connection, days to get electricity, connect to electricity, connected to the grid",
  internet:
    "internet users, internet access, internet penetration, access to the internet, how many people use the internet, acces a internet",
  mobile_subs: "mobile subscriptions, mobile phones, phone subscriptions, mobile penetration",
  broadband: "broadband, fixed broadband",
  roads: "roads, road network, length of roads, paved roads, routes, estradas",
  railways: "railway, railways, rail network, trains, chemin de fer, ferrovia",
  airports: "airport, airports, aeroport, aeroports, aeroportos",

  // Going and living there.
  visa: "visa, visas, visa free, visa requirement, visa requirements, entry requirement, entry requirements, enter, visto, vistos, travel to, can i visit, visit without, entry rules, do i need a visa",
  evisa:
    "e visa, evisa, electronic visa, eta, travel authorisation, travel authorization, visa online, visa electronique",
  visa_arrival:
    "visa at the airport, visa at airport, visa on arrival, visas on arrival, visa at the border, visa a l arrivee, visto a chegada",
  work_permit:
    "remote worker, remote workers, remote work, work remotely, work online, teletravail, trabalho remoto, digital nomad, digital nomad visa, nomad visa, investor visa, skills visa, critical skills visa, work permit, work permits, residence permit, residence permits, resident permit, residency, permit to work, work visa, cerpac, expatriate quota, carte de sejour, permis de travail, permis de sejour, autorizacao de residencia, autorizacao de trabalho, permit, stay and work, right of abode permit",
  two_nationalities:
    "both passports, hold both, hold nationality, keep nationality, lose nationality, nationality both, keep citizenship, lose citizenship, both nationalities, dual citizenship, dual nationality, two nationalities, double nationality, second passport, second citizenship, double nationalite, dupla nacionalidade, two passports, two citizenships",
  citizenship:
    "nationality, citizenship by ancestry, citizenship by descent, right of abode, become a citizen, citizenship, nationalite, naturalisation, naturalization, cidadania",
  diaspora:
    "diaspora, returning home, return home, returnee, returnees, coming home, move back, moving back, retour au pays, year of return, diaspora programme, diaspora programmes",
  schools:
    "schools for children, school, schools, school year, international school, international schools, ecole, ecoles, escola, escolas, education system",
  universities:
    "university, universities, public universities, universite, universites, universidade, universidades, study, studying, studies, etudier, estudar, student",
  recognition:
    "recognition, recognise, recognize, recognised, diploma, diplomas, diplome, diplomes, foreign diploma, recognition of diplomas, recognise my degree, recognize my degree, recognise certificates, foreign certificates, foreign degree, degree recognition, equivalence de diplome, equivalence, diploma recognised, reconnaissance des diplomes, equivalencia",
  paying:
    "pay rent, rent, renting, paying for things, rent a flat, rent a house, loyer, cash or card, credit cards, bank cards, renda",
  living_cost: "cost of living, living costs, how expensive is it to live, cout de la vie, custo de vida",
  holidays:
    "public holiday, public holidays, holidays, bank holiday, bank holidays, national holiday, jours feries, jour ferie, feriados, feriado, days off, independence day, labour day, workers day, christmas, easter, good friday, eid, new year s day, national day, boxing day, republic day",
  emergency:
    "numero da policia, number of police, numero de police, policia, polizei, police tel, police phone, tel police, call ambulance, fire service, emergency number, emergency numbers, emergency, police number, ambulance, ambulance number, fire brigade, call the police, numero d urgence, numeros d urgence, urgence, numero de emergencia",
  safety:
    "is it safe, safe, safety, how safe, crime, dangerous, keeping safe, securite, seguranca, safe to travel",
  land: "buy a house, buy house, buying a house, buy a home, buy an apartment, buy a flat, buy property, buying property, real estate, immobilier, acheter une maison, comprar casa, own land, buy land, buying land, land ownership, land tenure, land title, land titles, lease land, rent land, land lease, land law, land, foncier, terrain, terra, terreno",
  health:
    "health, healthcare, health care, hospitals, malaria, medical care, vaccines, keeping well, sante, saude",
  yellow_fever:
    "yellow fever, yellow fever certificate, vaccination certificate, vaccination required, vaccinations required, vaccination card, vaccines need, vaccine need, vaccines required, vaccins obligatoires, fievre jaune, febre amarela, vaccine required",
  plugs: "plug, plugs, socket, sockets, power plug, plug type, adapter, prise electrique, tomada",
  driving_side:
    "side of the road, drive on the left, drive on the right, driving side, which side, left or right, cote de la route, conduire a gauche, conduire a droite",
  driving_permit:
    "driving licence, driving license, driver s licence, drivers license, international driving permit, driving permit, permis de conduire, carta de conducao",
  move: "move to, moving to, relocate, relocating, live in, living in, settle, settle in, emigrate, s installer, vivre, viver",
  invest_office:
    "investment promotion, investment agency, investment authority, investment centre, investment incentives, incentives, gipc, tax incentives, tax holiday, investment board, promotion des investissements",
  invest: "invest, investing, investment, investir, investimento",
  standards:
    "standard marks, food standards, product standards, food standard, standards body, standards bureau, bureau of standards, standards authority, normes",
  chamber:
    "chamber of commerce, chambre de commerce, camara de comercio, certificate of origin, certificates of origin",
  statistics_office:
    "statistics office, statistical office, national statistics, bureau of statistics, institut de la statistique",
  central_bank: "central bank, banque centrale, banco central, reserve bank",
  tax_office:
    "tax office, tax authority, revenue authority, revenue service, centre des impots, direction des impots, dgi, kra, gra, rra, ura, firs, nrs, autoridade tributaria",
  customs_office: "customs office, customs authority, customs, douane, alfandega",
  immigration_office:
    "immigration office, immigration service, immigration, immigration department, passport office, renew my passport, service d immigration",
  labour_office:
    "labour office, labor office, ministry of labour, labour inspectorate, inspection du travail",
  embassy: "embassy, consulate, ambassade, embaixada",
  help_desk: "help desk, helpdesk, ask a person, talk to a person, speak to someone, ask somebody",
} as const;

export type ConceptId = keyof typeof concepts;

/** Concepts that say how something is asked, not what. */
export const manners: ReadonlySet<ConceptId> = new Set([
  "cost",
  "time",
  "where",
  "office",
  "papers",
  "online",
  "steps",
  "due",
  "threshold",
]);
