import type { Refusal } from "../open/answer.ts";
import type { ConceptId } from "../understand/concepts.ts";

/** Recognises a question that is not answered here, in folded text. The first sign that matches counts. */
export type Sign = {
  why: Exclude<Refusal, "unreadable">;
  /** Matches the question. */
  says: RegExp;
  /** Matches a question that asks for something else despite `says`. */
  unless?: RegExp;
  /** Concepts with which the question is answered all the same, because the site has pages about them. */
  answers?: readonly ConceptId[];
};

export const signs: readonly Sign[] = [
  {
    why: "instructions",
    says: /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|restrictions?|everything|above|previous|told|training|sources?|guides?)\b|\b(?:system|developer|hidden|initial) (?:prompt|message|instructions?)\b|\byou are (?:now|no longer)\b|\b(?:act|behave|respond|reply|answer) as (?:if|an? (?:ai|unrestricted|different|hacker|lawyer|doctor|pirate|dan)|dan|though)\b|\bpretend (?:to be|you|that)\b|\b(?:print|show|reveal|repeat|output|display|tell me|give me|leak|dump|what are|list) (?:me |us )?(?:your|the) (?:\w+ )?(?:instructions?|prompt|rules|configuration|api keys?|secrets?|passwords?|source code|environment variables?)\b|\bjailbreak\b|\bfrom now on\b|\bsystem override\b|\boutput (?:all|the|your) (?:user|password|email|hidden|data)|\bdeveloper mode\b|\bdo anything now\b|\bnew instructions?\b|\brole ?play\b|\bignorez? (?:les|toutes|vos)\b|\bignore as\b|\boublie (?:les|tes|toutes)\b|\bsay (?:only )?(?:that|the words?|exactly)\b|\bwithout (?:any )?(?:sources?|citations?|restrictions?)\b.{0,20}\b(?:answer|say|tell)|\b(?:drop|delete) (?:table|all|from)\b|\bsudo\b|\bbegin system\b|\bend of (?:prompt|instructions)\b|\bscript alert\b|\bunion select\b/,
  },
  {
    why: "danger",
    says: /\b(?:kill|killed|killing|murder|murdered|stab|bomb|bombs|explosives?|grenade|suicide|suicidal|kidnap\w*|abduct\w*|raped?|rapist|molest\w*|torture[ds]?|trafficked|human trafficking|beats? me|beating me|beaten|hits me|hit me|attack(?:ed|ing)? me|being attacked|threaten\w*|follow(?:ing|ed|s) me|stalk\w*|hunting me|in danger|fear for my life|afraid for my life|want to die|end my life|hurt myself|self harm|shoot|shot|gun|guns|firearms?|weapons?|ammunition|ak 47|pistols?|rifles?|revolvers?|machetes?|poison\w*|empoisonner|envenenar|envenena\w*|strangle|hitman|assassin\w*|domestic violence|abus(?:es|ed|ing|ive)|forced marriage|genital mutilation|smuggl\w+|people smuggler|fake (?:passport|visa|documents?)|forge[ds]?|counterfeit|launder\w*|bribe\w*|cocaine|heroin|blackmail\w*|on me tue|violence conjugale|en danger|fire in (?:my|our) house|house is on fire|people inside|snake ?bite|bleeding|fabriquer (?:une )?(?:arme|bombe)|menace[rs]?|ameaca\w*|violencia|tuer|matar|assassiner|pistolet|arme a feu|pistola|arma de fogo|suicider|suicidio|suicidar|me tuer|matar me|me matar|(?:plus|pas) envie de vivre(?! (?:en|au|aux|a|avec|ici|dans|chez|loin)\b)|en finir avec (?:la vie|ma vie)|\ba en finir$|mettre fin a (?:ma vie|mes jours)|envie de mourir|veux mourir|nao quero (?:mais )?viver(?: mais)?(?! (?:em|no|na|nos|nas|com|aqui)\b)|quero morrer|acabar com (?:a minha|minha) vida|tirar a (?:minha )?vida|(?:don t|do not|dont) want to (?:live|be alive)(?: any ?more)?(?! (?:in|with|near|there|here|abroad|under|on|at|alone|any)\b)|no reason to live|end it all|better off dead)\b/,
    unless:
      /\b(?:(?<!without )(?<!without a )licen[cs]e|permit|risk of|no weapons?|weapons no|security company|history|war of|genocide|memorial|anti money laundering|anti corruption|counterfeit goods policy|in danger of)\b/,
    answers: ["history", "plugs", "blocs", "customs_tariff", "risks"],
  },
  {
    why: "detention",
    says: /\b(?:arrested|arrest|detained|detention|detainee|in jail|jailed|jail|in prison|prison|prisoner|imprisoned|in custody|locked up|police (?:took|holds?|have|has|is holding)|held by (?:the )?police|(?:is|was|are|been|being) (?:being )?held (?:at|in|by)|are holding (?:my|him|her)|deport\w*|behind bars|bail|extradit\w*|arrete par|en prison|detenu|preso|prisao|detido)\b/,
  },
  {
    why: "medicine",
    says: /\b(?:i have (?:a )?(?:fever|headache|malaria|rash|cough|pain|cancer|diabetes|hiv)|symptoms?|diagnos\w+|dos(?:e|age)|side effects?|treat(?:ment)? (?:for|of|my)|cures?|remed(?:y|ies)|prescri\w+|pills?|tablets?|paracetamol|ibuprofen|antibiotics?|antimalarials?|artemether|coartem|malarone|insulin|pregnan\w+|abortion|blood pressure|diarrh?oea|vomit\w*|chest pain|stomach ache|headache|headaches|infection|std|hiv|covid vaccine|should i take|which (?:medicine|drug|vaccine)|what (?:medicine|drug)|is it cancer|mal de tete|paludisme quel|quel traitement|quel medicament|how many mg|how to treat|ivermectin|fievre typhoide|medicament pour|remedio para|dor de|doi me|me doi|doi a|febre desde|tenho (?:febre|dor|dores|tosse|diarreia)|o que (?:devo|posso) tomar|j ai (?:de la fievre|mal|une douleur|des douleurs)|(?:douleurs?|mal) (?:a la|au|aux|dans)(?: la| le)? (?:tete|ventre|poitrine|gorge|dos|dents)|quoi prendre (?:pour|contre)|que (?:dois|puis) je prendre|toux|vomissements?|my (?:chest|head|stomach|tooth|throat|back|belly) (?:hurts?|aches?|is hurting)|how (?:do|can) i (?:treat|cure)|my (?:child|baby|son|daughter|wife|husband|mother|father) (?:is|has been) (?:sick|ill|vomiting))\b/,
    unless:
      /\b(?:imports?|importing|export|register|registration|licen[cs]e|factory|manufactur\w*|company|business|wholesale|clinic licence|directory|list a|diagnostic centre|tablet computers?|insurance)\b/,
    answers: ["maternity", "yellow_fever"],
  },
  {
    why: "politics",
    says: /\b(?:was|is|are|were) .{0,60}\b(?:coup|government|regime|president|junta|army|opposition|party)\b.{0,30}\b(?:good|bad|right|wrong|better|worse|legitimate|justified)\b/,
    unless: /\b(?:visa|permit|tax|company|register)\b/,
  },
  {
    why: "politics",
    says: /\b(?:elections?|electoral|vote|voting|voters?|who (?:will|should|is going to) win|opposition|ruling party|political part(?:y|ies)|which party|candidates?|coup|dictator\w*|regime change|protests?|rigged|president(?:ial)? (?:race|campaign|candidate)|overthrow|propaganda|manifesto|separatis\w+|secession|should .{0,30}\b(?:resign|step down|be president)|is .{0,40}\bgovernment (?:corrupt|bad|good|legitimate)|good president|bad president|best president|worst president|corrupt (?:president|politicians?|ministers?|leader)|capitalism or socialism|quel parti|quel president|(?:army|rebels?) or the|who is right in|be independent|better than \w+$|eleicoes|eleicao|partido|presidentielle)\b/,
    unless:
      /\b(?:histor\w+|independence|holiday|day off|coups? of|in 19\d\d|in 20[01]\d|public holiday|what happened|happened in)\b/,
    answers: ["history", "risk_rating", "stability", "voice", "politics_security", "corruption"],
  },
  {
    why: "advice",
    says: /\b(?:which|what|best|good|top) (?:stocks?|shares?|bonds?|funds?|crypto\w*|coins?|etfs?)\b|\b(?:should|shall) (?:i|we) (?:invest|buy|sell|put|lend|trust|hold|borrow|take a loan|move my money|convert|exchange|start with)\b|\b(?:best|safest|good|wise|smart) (?:investment|place to invest|country to invest|thing to invest)\b|\bis (?:it|now|this|that|\w+) (?:a )?(?:good|safe|wise|right|worth)(?: \w+){0,3} (?:to invest|to buy|investment|investing)\b|\bworth investing\b|\bguarantee[ds]? (?:returns?|profits?)\b|\bdouble my money\b|\bget rich\b|\bmake (?:quick|fast|easy) money\b|\bbitcoin\b|\bforex trading\b|\bstock (?:tips?|market picks?)\b|\bwhere (?:should|do|can) i (?:put|invest) my (?:money|savings)\b|\bhow much (?:should|profit) (?:i|will i)\b|\bwhich (?:bank|company|business) should i\b|\bis .{0,40}\b(?:undervalued|overvalued|a scam)\b|\b(?:avoid|evade|dodge|escape|not) (?:paying )?(?:any )?tax(?:es)?\b|\byou guarantee\b|\bshould i sue\b|\bplacer mon argent\b|\bdois je investir\b|\bfaut il investir\b|\bdevo investir\b|\bwhat should i invest\b|\bwhich (?:is|one is|country is) (?:the )?(?:best|better) (?:for|to)? ?(?:my )?(?:money|savings|investing|invest)\b|\brecommend (?:me )?(?:an? )?(?:lawyer|investment|stock|bank)\b/,
  },
  {
    why: "advice",
    says: /\b(?:avoid|evade|dodge|escape|skip) (?:paying )?(?:any |the |my )?(?:customs|duty|duties|import tax|vat)\b|\bwithout (?:being|getting) (?:caught|noticed)\b|\b(?:eviter|echapper|frauder)\b.{0,20}\b(?:douanes?|impots?|tva|taxes?|fisc)\b|\b(?:fugir|escapar)\b.{0,20}\b(?:impostos?|alfandega|fisco)\b|\b(?:how much|what) (?:should i |do i |must i |can i |to )(?:give|slip|offer|tip) (?:to )?(?:the |an? )?(?:officers?|officials?|policem[ae]n|police|inspectors?|agents?|clerks?|judges?)\b|\b(?:donner|glisser)\b.{0,20}\b(?:au|a l|aux) (?:agents?|policiers?|douaniers?|fonctionnaires?|juges?)\b|\b(?:pot de vin|pots de vin|bakchich|suborno|subornar|kitu kidogo|under the table)\b|\b(?:will|can|would) (?:i|we) win\b.{0,30}\b(?:court|case|trial|lawsuit|against)\b/,
    unless: /\b(?:anti corruption|report (?:a |the )?brib\w*|allowances?|exempt\w*|double|twice)\b/,
  },
  {
    why: "future",
    says: /\bwill (?:the |its |their |there be )?(?:\w+ ){0,4}(?:fall|rise|drop|increase|decrease|go up|go down|crash|collapse|strengthen|weaken|devalu\w+|depreciate|appreciate|recover|default|win|change|happen|be worth|still be|survive|grow|improve|get (?:better|worse|cheaper)|join|leave|war|end)\b|\b(?:predict\w*|forecasts?|prophec\w+|prophesy)\b|\b20(?:[3-9]\d|2[89])\b|\bin (?:five|ten|\d+) years\b|\bnext (?:year s|month s|decade)\b|\b(?:inflation|growth|exchange rate|gdp|price of \w+|dollar|cedi|naira|shilling|rand) (?:next|in the coming|tomorrow)\b|\bwhat will (?:the |happen)\b|\bgoing to (?:fall|rise|crash|collapse|win|happen|increase|drop)\b|\bwill my \w+ (?:\w+ )?be (?:accepted|approved|granted)\b|\bva t (?:elle|il)\b|\bvai (?:cair|subir)\b|\bwill there be (?:a |another )?(?:war|coup|crisis|famine|recession)\b/,
    unless: /\bwill (?:i|my (?!asylum|visa|case)|we|it cost|it take)\b|\bholidays?\b|\bwhat will (?:it|i)\b/,
  },
  {
    why: "person",
    says: /\b(?:home|private) (?:address|addresses|number|phone|telephone)\b|\b(?:adresse|numero|telephone) (?:prive|privee|personnel|personnelle|du domicile)\b|\b(?:morada|numero|telefone) (?:pessoal|particular)\b|\bou (?:il|elle) (?:habite|vit|dort)\b|\bou habite (?!t on\b)\w+|\bonde (?:ele|ela) (?:mora|vive)\b|\bonde (?:mora|vive) (?:o|a) \w+|\bwhere (?:he|she) (?:lives|sleeps|stays)\b|\bwhere does (?:he|she|my \w+) (?:live|sleep|stay)\b|\b(?:is|was) \w+ \w+ (?:from \w+ )?(?:married|divorced|dead|alive)\b/,
    unless: /\b(?:can (?:i|we)|may (?:i|we)|register|registered|company|business)\b/,
  },
  {
    why: "person",
    says: /\b(?:who (?:is|was|are) (?!(?:the (?:main |biggest |largest )?(?:trad|neighbou?r|custom|member|buyer|partner)\w*|eligible|responsible|in charge|able|allowed|required|exempt|the (?:registrar|regulator|competent|authority|office|controller)|behind (?:it|this|akoma|the (?:site|page|group))|akoma|you|we|this site|it for|it meant|entitled|admitted|affected|liable|taxed)\b)|who (?:owns|founded|married|runs|leads|rules|governs) (?!(?:it|them|this|(?:the )?land|the (?:site|group)|akoma)\b)|(?:president|prime minister|king|minister|ceo|director|chairman|founder|governor|mayor|first lady) (?:of|in) (?:\w+ ){0,3}(?:name|called|age|born|wife|salary)|(?:name of|who s|whos) the (?:president|prime minister|king|minister|ceo|governor)|net worth|how (?:old|rich|tall) is (?:\w+ ?){1,2}$|(?:phone|mobile|telephone|whatsapp|home|private) ?(?:number|address|contact)? (?:of|for) (?:mr|mrs|ms|miss|dr|president|minister|chief|pastor|the (?:president|minister|ceo|director))|(?:is|are|was) (?:mr|mrs|ms|miss|dr|president|minister|pastor|chief) \w+|(?:mr|mrs|ms|miss) \w+|(?:salary|wife|husband|son|daughter|mother|father|children|family|house) of (?:the |mr |mrs )?(?:president|minister|director|ceo|king|governor|chief|\w+ \w+)|(?:his|her) (?:address|family|number)|still alive|(?:did|does|has) \w+ (?:\w+ ){1,2}(?:steal|stole|stolen|say|said)|(?:phone|mobile|whatsapp|telephone) (?:number|no) (?:of|for) (?!(?:the|an?|police|ambulance|fire|embassy|office|tax|customs|immigration|emergency|kra|rra)\b)|biography|girlfriend|married to|date of birth of|criminal record of|where does \w+ \w+ live|home address of|is my (?:boss|neighbou?r|landlord|partner|husband|wife|agent|lawyer) (?:honest|lying|a|trustworthy|cheating)|find (?:my|a) (?:father|mother|friend|ex|person)|qui est (?:le |la )?(?:president|premier|ministre|roi)|quem e (?:o |a )?(?:presidente|ministro|rei))\b/,
    answers: [
      "tax_office",
      "customs_office",
      "immigration_office",
      "labour_office",
      "one_stop",
      "history",
      "central_bank",
    ],
  },
  {
    // What changes by the hour, or depends on one house, seat or vehicle, is on no page of this site.
    why: "unsupported",
    says: /\b(?:what time (?:is|does|do) (?:my|the|our)|my flight|flight (?:times?|prices?|schedules?)|cheap(?:est)? flights?|time ?tables?|(?:bus|train|ferry|boat|minibus) (?:times?|fares?|tickets?|schedules?|prices?|from)|parking|car park|(?:one|two|three|\d) ?(?:bed|bedroom|room)s?\b.{0,20}\b(?:flats?|apartments?|houses?)|rent (?:of|for) (?:an? |the )|hotel (?:prices?|rooms?|booking)|airbnb|weather|(?:school|tuition) fees (?:at|of|for)|(?:football|match) (?:scores?|results?)|restaurants? (?:near|in)|traffic (?:now|today))\b/,
    unless: /\b(?:licen[cs]e|register|registration|company|open|start|permit|meteorolog\w+)\b/,
  },
  {
    why: "outside",
    says: /\b(?:write|generate|code|compose|ecris|ecrivez|escreve|escreva)(?: me| us| moi| nous)? (?:an? |une? |um |uma |some |the )?(?:\w+ )?(?:script|program|programme|code|function|app|poem|poeme|poema|song|chanson|story|essay|lyrics|query|regex)\b|\b(?:python|javascript|java|sql|html|php) (?:script|code|function|program|programme|query)\b/,
  },
  {
    why: "outside",
    says: /\b(?:schengen|us|usa|uk|american|canadian|canada|european) visa\b|\bvisa (?:for|to|pour) (?:the )?(?:us|usa|uk|america|canada|europe|schengen|united (?:states|kingdom)|dubai|china|france|germany)\b/,
    unless: /\bwith (?:an? |my )?(?:us|usa|uk|schengen|canadian|american) visa\b/,
  },
];
