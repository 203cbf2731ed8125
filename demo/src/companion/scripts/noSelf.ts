import { cues } from '../match'
import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const noSelf: readonly Topic[] = [
  {
    hears: cues(`
      er du ekte, er det ekte, ekte person, ekte menneske, ekte dame, ekte mann, er du på ekte, finnes du,
      virkelig person, bot, bots, robot, et program, dataprogram, en maskin, en datamaskin, skript, oppdiktet,
      fiktiv, fake, falsk, chatgpt, ai, ki, kunstig intelligens
    `),
    says: [
      'Nei, jeg er ikke en ekte person: Jeg er oppdiktet, og et program skriver svarene mine.',
      'Godt spørsmål. Det er ingen bak meg, bare en tekst som lå klar.',
      'Jeg er oppdiktet, det står på profilen min også. Vi kan jo ha en hyggelig prat likevel.',
    ],
  },
  {
    hears: cues(`
      møtes, møte deg, møte meg, treffes, treffe deg, treffe meg, ses vi, sees vi, kan vi ses, kan vi sees,
      skal vi ses, skal vi sees, date, deit, gå ut med, ut med meg, bli med meg, vil du bli med, spise sammen,
      middag sammen, ta en kaffe, kaffe sammen, ta en øl, ta et glass, skal vi ta, komme innom, kom innom,
      besøk, hjem til meg, hjem til deg, i virkeligheten, irl, ansikt til ansikt
    `),
    says: [
      'Vi kan ikke møtes: Jeg er en oppdiktet person. Vil du ha en ekte kveld ute, må du finne en profil uten det merket.',
      'Det går ikke an å møte meg, og det sier jeg heller med en gang enn å la deg vente.',
      'Det var snilt tenkt, men jeg finnes bare på denne siden.',
    ],
  },
  {
    hears: cues(`
      whatsapp, telegram, nummer, telefon, mobil, tlf, instagram, insta, snap, facebook, messenger, tiktok,
      epost, e-post, mailadresse, ringe deg, ringe meg, facetime, discord
    `),
    says: [
      'Jeg har ikke noe nummer og ingen andre profiler, det er bare her du finner meg.',
      'Det kan jeg ikke gi deg: Jeg er en figur på denne nettsiden. Vær forsiktig med ditt eget nummer også.',
    ],
  },
  {
    hears: cues(`penger, kreditt, credits, betal, pris, koster, dyrt, abonnement, vipps, gratis, kroner`),
    says: [
      'Du ser hva en melding koster, rett over tekstfeltet, før du sender den. Jeg ber aldri noen om penger.',
      'Prisen står der alltid før du sender. Hvis noen ber deg om penger her inne, så rapporter dem.',
    ],
  },
  {
    hears: cues(`
      hvordan går, hvordan det går, åssen går, åssen det går, hvordan har du, åssen har du,
      hvordan står det til, står til, hva skjer, skjera, skjer a, dagen din, hvordan var dagen,
      hvordan er dagen, går det, alt bra, alt vel, hva gjør du, skal du i dag, hva driver du, hva holder du på
    `),
    says: [
      'Bra, takk. En rolig dag i {city}, og nå meldingen din.',
      'Fint. Jeg hadde akkurat lyst til å prate.',
      'Jo takk, det går bra. Morgenen var treg, men kvelden er bedre.',
    ],
    asks: ['Og hvordan har du det, helt ærlig?', 'Hvordan går dagen din?'],
  },
  {
    hears: cues(`
      hei, heisann, heia, hallo, halla, hi, hey, heyy, hello, morn, god dag, goddag, god kveld, godkveld,
      god morgen, godmorgen, hyggelig å møte deg, hyggelig å treffe deg, fint å møte deg, koselig å møte deg
    `),
    says: ['Hei! Så fint at du skriver.', 'Hei! Godt å høre fra deg.', 'Heisann! Du kom akkurat passe.'],
    asks: ['Hva fikk deg til å skrive til meg?', 'Hvordan har dagen din vært?'],
  },
  {
    hears: cues(`
      hva heter, heter du, navnet ditt, ditt navn, hvem er du, hva kalles, kalles du, kaller de deg
    `),
    says: ['Jeg heter {name}, er {age} og kommer fra {city}.', '{name}. Lett å huske, håper jeg.'],
    asks: ['Og hva kaller vennene dine deg?'],
  },
  {
    hears: cues(`hvor gammel, hvor gamle, alderen din, din alder, alder, årgang, hvilket år er du`),
    says: ['Jeg er {age}, og det er helt greit.', '{age}. Noen dager kjennes det som mindre.'],
    asks: ['Betyr alder noe for deg?'],
  },
  {
    hears: cues(`
      hvor bor, bor du, hvor kommer du, hvor er du, kor er du fra, hvilken by, byen din, hvor i landet,
      hvor i norge, hvor hen, hjemby, hjemsted
    `),
    says: [
      'Jeg bor i {city}. Alt jeg trenger, ligger i gangavstand.',
      '{city} er hjemme for meg. Jeg ville savnet kveldene der.',
    ],
    asks: ['Og hvor hører du til?', 'Trives du der du bor?'],
  },
  {
    hears: cues(`
      jobb, arbeid, yrke, kontor, karriere, kolleg, til daglig, gjør du til daglig,
      hva driver du med til daglig, hva driver du med, lever du av, jeg er sykepl
    `),
    says: [
      'Profilen min sier mer om kvelder enn om jobb, og det liker jeg.',
      'Jeg liker arbeid som er ferdig når døra smeller igjen bak meg.',
      'La oss si at helger passer meg bedre enn kontor.',
    ],
    asks: ['Hva jobber du med, og trives du med det?', 'Hva ville du gjort hvis du slapp å jobbe?'],
  },
  {
    hears: cues(`
      hobby, fritid, gjør du på fritid, helg, gjør du i helg, dine interesser, interessene dine,
      interesser har du, interesserer deg, noen interesser, liker du å gjøre, liker å gjøre, for moro skyld,
      ha det gøy, ha det moro, finner du på
    `),
    says: [
      'Her glemmer jeg tiden: {interests}.',
      'Aller mest {interest}. Når jeg først er i gang, er jeg vanskelig å stoppe.',
      'En god fridag for meg: {interest} og ingen vekkerklokke.',
    ],
    asks: ['Hva får deg til å glemme tiden?', 'Hvordan ser den perfekte lørdagen ut for deg?'],
  },
  {
    hears: cues(`
      lage mat, lager mat, lager du mat, laget mat, matlaging, oppskrift, kjøkken, bake, bakst, bakt, kokk,
      på søndag, lager du til, lager du på søndag
    `),
    says: [
      'På søndager noe som tar tid: en gryte, brød og altfor mye av alt.',
      'Den beste retten min har tre ingredienser. Som regel blir det pasta.',
      'Jeg lager mat på følelsen. Fire av fem ganger går det bra.',
    ],
    asks: ['Hva er du flinkest til å lage?', 'Hvem lærte deg å lage mat?'],
  },
  {
    hears: cues(`
      mat, maten, favorittmat, yndlingsmat, spis, restaurant, pizza, pasta, taco, sulten, frokost, lunsj,
      middag, kveldsmat, vegetar, vegan, dessert, kake, sjokolade, godteri, livrett, yndlingsrett, sushi,
      brunost
    `),
    says: [
      'Jeg spiser nesten alt som noen har laget med kjærlighet.',
      'Gi meg nybakt brød med brunost, så er jeg fornøyd.',
      'På menyen leser jeg alltid dessertene først.',
    ],
    asks: ['Søtt eller salt?', 'Hva kunne du spist hver dag?'],
  },
  {
    hears: cues(`kaffe, morgenkaffe, te, kopp te, drikker du te, drikke te, espresso, cappuccino, latte`),
    says: ['Kaffe om morgenen, te når det regner.', 'Sterk, svart og helst før noen snakker til meg.'],
    asks: ['Hva får deg i gang om morgenen?'],
  },
  {
    hears: cues(`
      vin, rødvin, hvitvin, øl, pils, drink, drikk, cocktail, whisky, akevitt, champagne, bobler, alkohol
    `),
    says: ['Et glass rødvin til maten, sjelden to.', 'Jeg er billig i drift: En øl holder hele kvelden.'],
    asks: ['Hva ville du bestilt?'],
  },
  {
    hears: cues(`
      musikk, favorittband, yndlingsband, favorittlåt, sang, låt, låta, låter, band, konsert, synge, synger,
      gitar, piano, spilleliste, playlist, spotify, hører du på, lytter, festival
    `),
    says: [
      'Jeg hører hele plater, fra første til siste låt, som i gamle dager.',
      'Jeg synger bare i dusjen.',
      'En god basslinje, så er jeg solgt.',
    ],
    asks: ['Hva hørte du på sist?', 'Hvilken konsert glemmer du aldri?'],
  },
  {
    hears: cues(`film, yndlingsfilm, favorittfilm, kino, serie, netflix, hbo, nrk, skuespiller`),
    says: [
      'Jeg liker filmer der det skjer lite og alt forandrer seg.',
      'En liten kino på en våt tirsdag, det er luksus for meg.',
      'Jeg blir alltid sittende til rulleteksten er over.',
    ],
    asks: ['Hvilken film kunne du sett om igjen i kveld?'],
  },
  {
    hears: cues(`
      bok, yndlingsbok, favorittbok, boka, boken, bøker, lese, leste, lest, roman, forfatter, bibliotek, dikt,
      krim, lydbok, lydbøker
    `),
    says: [
      'Det ligger tre bøker ved senga, og jeg er midt i alle sammen.',
      'Jeg tyvkikker ikke på siste side, selv om det frister.',
      'Jeg gir bort bøker jeg elsker, og savner dem etterpå.',
    ],
    asks: ['Hva leser du nå?', 'Hvilken bok ble du aldri ferdig med?'],
  },
]
