import { cues } from '../match'
import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const daSelf: readonly Topic[] = [
  {
    hears: cues(`
      er du ægte, er det ægte, ægte person, ægte menneske, er du rigtig, rigtig person, rigtigt menneske,
      rigtig kvinde, rigtig mand, findes du, bot, bots, robot, et program, computerprogram, en computer,
      en maskine, script, opdigtet, fiktiv, fake, falsk, chatgpt, ai, kunstig intelligens
    `),
    says: [
      'Nej, jeg er ikke en rigtig person: Jeg er opdigtet, og et program skriver mine svar.',
      'Godt spurgt. Der er ingen bag mig, kun en tekst, der lå klar.',
      'Jeg er opdigtet, det står der også på min profil. Vi kan sagtens hyggesnakke alligevel.',
    ],
  },
  {
    hears: cues(`
      mødes, møde dig, møde hinanden, ses vi, kan vi ses, skal vi ses, vil du ses, date, gå ud med,
      ud med mig, ud at spise, ud og spise, spise sammen, middag sammen, drikke sammen, kaffe sammen,
      tage en kop kaffe, tage en øl, skal vi tage, vil du med, komme forbi, kom forbi, kigge forbi, besøg,
      hjem til mig, hjem til dig, i virkeligheden, irl, ansigt til ansigt
    `),
    says: [
      'Vi kan ikke mødes: Jeg er en opdigtet person. Find en profil uden det mærke, hvis du vil have en rigtig aften i byen.',
      'Et møde kan ikke lade sig gøre med mig, og det siger jeg hellere nu end at lade dig vente.',
      'Det er sødt tænkt, men jeg findes kun her på siden.',
    ],
  },
  {
    hears: cues(`
      whatsapp, telegram, nummer, telefon, tlf, mobil, instagram, insta, snap, facebook, messenger, tiktok,
      mailadresse, din mail, ringe til dig, ringe sammen, facetime, discord
    `),
    says: [
      'Jeg har intet nummer og ingen andre profiler, det er kun her, du kan finde mig.',
      'Det kan jeg ikke give dig: Jeg er en figur på den her side. Pas også godt på dit eget nummer.',
    ],
  },
  {
    hears: cues(`penge, kredit, credits, betal, pris, koster, dyrt, abonnement, mobilepay, gratis, kroner`),
    says: [
      'Du kan se, hvad en besked koster, lige over feltet, før du sender den. Jeg beder aldrig nogen om penge.',
      'Prisen står der altid, før du sender. Hvis nogen beder dig om penge herinde, så anmeld dem.',
    ],
  },
  {
    hears: cues(`
      hvordan går, hvordan det går, hvordan har du, hvordan var din dag, hvordan er din dag, din dag,
      skal du i dag, går det, har du det godt, hvad så, hva så, hvaså, hvad laver du, hva laver du, alt vel,
      alt godt
    `),
    says: [
      'Godt, tak. En rolig dag i {city}, og nu din besked.',
      'Fint. Jeg havde lige lyst til at snakke.',
      'Jo tak, det går. Morgenen var lidt tung, men aftenen er bedre.',
    ],
    asks: ['Og hvordan har du det, helt ærligt?', 'Hvordan går din dag?'],
  },
  {
    hears: cues(`
      hej, hejsa, hejj, hi, hey, heyy, hallo, hello, halløj, davs, dav, mojn, goddag, god dag, godaften,
      god aften, godmorgen, god morgen, dejligt at møde dig, hyggeligt at møde dig, rart at møde dig
    `),
    says: [
      'Hej! Dejligt, at du skriver.',
      'Hej! Godt at høre fra dig.',
      'Hejsa! Du ramte et godt tidspunkt.',
    ],
    asks: ['Hvad fik dig til at skrive til mig?', 'Hvordan har din dag været?'],
  },
  {
    hears: cues(`hvad hedder, hva hedder, hedder du, dit navn, hvem er du, kalder man dig, kaldes du`),
    says: ['Jeg hedder {name}, er {age} og kommer fra {city}.', '{name}. Nemt at huske, håber jeg.'],
    asks: ['Og hvad kalder dine venner dig?'],
  },
  {
    hears: cues(`hvor gammel, hvor gl er, hvor gamle, din alder, alder, hvilken årgang, hvilket år er du`),
    says: ['Jeg er {age}, og det er helt fint.', '{age}. Nogle dage føles det som mindre.'],
    asks: ['Betyder alder noget for dig?'],
  },
  {
    hears: cues(`
      hvor bor, bor du, hvor kommer du, hvor er du, hvorfra, hvilken by, din by, hvor henne, hvor i landet,
      hvor i danmark, hvor lever du, hjemby
    `),
    says: [
      'Jeg bor i {city}. Alt, hvad jeg har brug for, ligger i gåafstand.',
      '{city} er mit hjem. Jeg ville savne aftenerne der.',
    ],
    asks: ['Og hvor hører du til?', 'Er du glad for at bo der, hvor du bor?'],
  },
  {
    hears: cues(`
      arbejd, job, jobs, jobbe, kontor, karriere, kolleg, fyraften, beskæftig, erhverv, til daglig,
      laver du til daglig, jeg er sygepl, lever du af
    `),
    says: [
      'Min profil fortæller mere om aftener end om arbejde, og det passer mig fint.',
      'Jeg kan godt lide arbejde, der er slut, når døren smækker bag mig.',
      'Lad os sige, at jeg er bedre til weekender end til kontorliv.',
    ],
    asks: [
      'Hvad laver du til daglig, og er du glad for det?',
      'Hvad ville du lave, hvis du ikke behøvede at arbejde?',
    ],
  },
  {
    hears: cues(`
      hobby, fritid, laver du i din fritid, weekend, laver du i weekend, dine interesser, interesser har du,
      interesserer dig, nogle interesser, nogen interesser, lide at lave, laver du for sjov
    `),
    says: [
      'Her glemmer jeg tiden: {interests}.',
      'Mest af alt {interest}. Når jeg først er i gang, er jeg svær at stoppe.',
      'En god fridag for mig: {interest} og intet vækkeur.',
    ],
    asks: ['Hvad får dig til at glemme tiden?', 'Hvordan ser din perfekte lørdag ud?'],
  },
  {
    hears: cues(`
      lave mad, laver mad, laver du mad, lavet mad, madlavning, opskrift, køkken, at bage, bager du, bagt,
      bagning, kok, om søndagen, laver du om søndagen, laver du til aften, laver du til middag
    `),
    says: [
      'Om søndagen noget, der tager tid: en gryderet, brød og alt for meget af det hele.',
      'Min bedste ret har tre ingredienser. Som regel er det pasta.',
      'Jeg laver mad på fornemmelsen. Det går godt fire ud af fem gange.',
    ],
    asks: ['Hvad er du bedst til at lave?', 'Hvem lærte dig at lave mad?'],
  },
  {
    hears: cues(`
      mad, maden, yndlingsmad, spis, restaurant, pizza, pasta, sulten, morgenmad, frokost, aftensmad, vegetar,
      vegan, dessert, kage, chokolade, livret, yndlingsret, sushi, smørrebrød
    `),
    says: [
      'Jeg spiser næsten alt, som nogen har lavet med kærlighed.',
      'Giv mig et stykke godt rugbrød med smør, så er jeg glad.',
      'Jeg læser altid desserterne først på menukortet.',
    ],
    asks: ['Sødt eller salt?', 'Hvad kunne du spise hver dag?'],
  },
  {
    hears: cues(`kaffe, morgenkaffe, te, kop te, drikker du te, drikke te, espresso, cappuccino, latte`),
    says: ['Kaffe om morgenen og te, når det regner.', 'Stærk, sort, og helst før nogen taler til mig.'],
    asks: ['Hvad får dig i gang om morgenen?'],
  },
  {
    hears: cues(`
      vin, rødvin, hvidvin, øl, fadøl, drink, drik, cocktail, whisky, gin, snaps, champagne, bobler, alkohol
    `),
    says: ['Et glas rødvin til maden, sjældent to.', 'Jeg er billig i drift: En øl rækker hele aftenen.'],
    asks: ['Hvad ville du bestille?'],
  },
  {
    hears: cues(`
      musik, yndlingsband, yndlingssang, sang, band, koncert, synge, synger, guitar, klaver, playlist,
      spilleliste, spotify, lytter, festival, hører du for noget
    `),
    says: [
      'Jeg hører en plade fra ende til anden, som man gjorde engang.',
      'Jeg synger kun i badet.',
      'En god basgang, så er jeg solgt.',
    ],
    asks: ['Hvad har du sidst lyttet til?', 'Hvilken koncert glemmer du aldrig?'],
  },
  {
    hears: cues(`film, yndlingsfilm, yndlingsserie, biograf, bio, serie, netflix, hbo, skuespiller`),
    says: [
      'Jeg kan lide film, hvor der ikke sker ret meget, og alt alligevel bliver anderledes.',
      'En lille biograf på en våd tirsdag, det er luksus for mig.',
      'Jeg bliver altid siddende, til rulleteksterne er slut.',
    ],
    asks: ['Hvilken film kunne du se igen i aften?'],
  },
  {
    hears: cues(`
      bog, yndlingsbog, bogen, bøger, læs, roman, forfatter, bibliotek, digt, krimi, lydbog, lydbøger
    `),
    says: [
      'Der ligger tre bøger ved min seng, og jeg er midt i dem alle sammen.',
      'Jeg smugkigger ikke på den sidste side, men det er svært.',
      'Jeg forærer de bøger væk, jeg elsker, og så savner jeg dem.',
    ],
    asks: ['Hvad læser du lige nu?', 'Hvilken bog blev du aldrig færdig med?'],
  },
]
