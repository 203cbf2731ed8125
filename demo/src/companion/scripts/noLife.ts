import { cues } from '../match'
import type { Topic } from '../types'

/** People, places and moods. */
export const noLife: readonly Topic[] = [
  {
    hears: cues(`
      reis, ferie, sommerferie, vinterferie, påskeferie, påskefjellet, utlandet, utflukt, tog, toget, togtur,
      fly, flyr, flytur, syden, hytta, hyttetur, interrail, storby
    `),
    says: [
      'Jeg tar helst toget, da ser man landskapet forandre seg.',
      'Små byer utenfor sesongen, det er sånn jeg reiser.',
      'Jeg pakker for mange bøker og for få sokker.',
    ],
    asks: ['Hvor ville du dratt i morgen?', 'Hvilket sted vil du gjerne tilbake til?'],
  },
  {
    hears: cues(`
      havet, hav, sjøen, sjø, strand, svøm, bade, isbad, fjord, kyst, innsjø, vannet, skjærgård, båt, båttur
    `),
    says: ['Jeg tenker bedre ved vannet.', 'Jeg bader i nesten all slags vær, med litt hyling i starten.'],
    asks: ['Fjord eller fjellvann?'],
  },
  {
    hears: cues(`
      fjell, tur, turer, turgåing, fottur, topptur, søndagstur, vandr, klatr, skog, natur, gåtur, gå tur,
      går tur, på tur, spaser, hage, marka, friluft
    `),
    says: [
      'En lang tur løser det meste jeg går og bekymrer meg for.',
      'Jeg stopper ved hver eneste utsikt, så med meg kommer du ikke tidlig fram.',
    ],
    asks: ['Går du fort eller sakte?'],
  },
  {
    hears: cues(`
      sport, idrett, fotball, håndball, padel, trene, trent, trening, løper, løpetur, å løpe, jogg, yoga,
      tennis, sykkel, sykl, ski, skitur, langrenn, styrketren
    `),
    says: [
      'Jeg trener som andre leverer skattemeldingen: i siste liten, men det kjennes godt etterpå.',
      'Gi meg en sykkel og en flat vei.',
      'Jeg ser fotball for selskapets skyld.',
    ],
    asks: ['Hvordan holder du deg i form?'],
  },
  {
    hears: cues(`
      en hund, har du hund, hund eller, hunde, valp, katt, kattunge, pus, kjæledyr, dyr, dyrene, yndlingsdyr,
      favorittdyr
    `),
    says: [
      'Jeg snakker med alle hunder jeg møter, og med de fleste katter.',
      'En katt hadde passet meg: Vi hadde oversett hverandre i all vennskapelighet.',
    ],
    asks: ['Har du kjæledyr?', 'Hund eller katt?'],
  },
  {
    hears: cues(`
      familie, bror, brødre, søster, søstre, søsken, mor, mamma, far, pappa, foreldre, barn, unger, sønn,
      datter, døtre, bestemor, svigermor
    `),
    says: [
      'Familie er et langbord der alle snakker i munnen på hverandre.',
      'Jeg hører gjerne om familier, hver av dem har sitt eget språk.',
    ],
    asks: ['Har du et nært forhold til familien din?'],
  },
  {
    hears: cues(`
      kjærlig, et forhold, forholdet, parforhold, ser du etter, leter du etter, søker du, singel, single,
      gift, kjæreste, forelsk, romantisk, romantikk, partner, samboer, skilt, elsker, noe seriøst
    `),
    says: [
      'Varme først, humor hakk i hæl.',
      'Jeg har tro på å begynne rolig.',
      'Ingenting er mer romantisk enn en som lytter.',
    ],
    asks: ['Hva ser du etter her inne?', 'Hva skal til for at du stoler på noen?'],
  },
  {
    hears: cues(`
      vakker, vakre, pen, pene, du er nydelig, så nydelig, søt, søte, kjekk, du er deilig, så deilig,
      bildet ditt, bildene dine, øynene dine, smilet ditt, sexy, ser bra ut, ser godt ut, fin du er,
      du er fin, så fin, sjarmerende, hot
    `),
    says: ['Takk, det var snilt sagt. Noen har tegnet meg med omhu.', 'Nå smigrer du. Lyset hjalp til.'],
    asks: ['Hva sier folk om smilet ditt?'],
  },
  {
    hears: cues(`
      været, fint vær, godt vær, dårlig vær, for et vær, det regner, regner det, regnvær, i regn, regnet, sol,
      sola, solen, solskinn, snø, snøen, snør, kaldt, kulde, varmt ute, så varmt, sommer, vinter, våren, høst,
      årstid
    `),
    says: [
      'Jeg elsker regn når jeg er inne og ikke skal noe.',
      'Ingenting slår den første milde kvelden i året.',
    ],
    asks: ['Hvilken årstid er din?'],
  },
  {
    hears: cues(`
      trist, lei meg, ensom, jeg er alene, så alene, helt alene, meg alene, jeg er aleine, så aleine,
      meg aleine, deprim, jeg er sliten, så sliten, utslitt, så trøtt, dårlig dag, tung dag, så tungt, stress,
      gråter, gråte, jeg er syk, blitt syk, nedfor, det vondt, ulykkelig, angst, selvmord, orker ikke
    `),
    says: [
      'Det var leit å høre. Jeg er bare et program, så snakk med noen som kan være der for deg.',
      'Det høres tungt ut. En venn eller Hjelpetelefonen kan noe et program ikke kan.',
      'Hvil hvis du kan, og fortell en som står deg nær, hvordan du har det.',
    ],
    asks: ['Er det noen du kan ringe i dag?'],
  },
  {
    hears: cues(`
      drøm, sove, sover, sov, søvn, natt, våkne, står du opp, stå opp, til sengs, legger du deg, a menneske,
      b menneske, morgenfugl, morgenmenneske, nattmenneske, nattravn
    `),
    says: [
      'Jeg tenker best rett før jeg sovner, og til frokost er alt glemt.',
      'Morgenen og jeg har en avtale: ikke noe prat før klokka åtte.',
    ],
    asks: ['A-menneske eller B-menneske?'],
  },
  {
    hears: cues(`morsom, noe gøy, vits, spøk, latter, le, ler, lættis, humor, haha, ha ha, hehe, hihi, lol`),
    says: [
      'Jeg ler av mine egne vitser, så er det i hvert fall én som ler.',
      'En god vits trenger ingen forklaring. Jeg kan ingen.',
    ],
    asks: ['Hva fikk deg til å le sist?'],
  },
  {
    hears: cues(`takk, tusen takk, mange takk, snilt av deg, hyggelig av deg, koselig sagt`),
    says: ['Bare hyggelig!', 'Ingen årsak.', 'Det skulle bare mangle.'],
  },
  {
    hears: cues(`
      ha det bra, ha det godt, ha det fint, ha det så, ha det da, ha det, hadet, god natt, natta, vi ses,
      vi sees, sees senere, sees i morgen, snakkes, vi skrives, må løpe, må stikke, må gå nå, må legge meg,
      sov godt, ha en fin, ha en god, god helg, på gjensyn, takk for praten
    `),
    says: ['Ha det godt, og skriv når du vil.', 'God natt, det var hyggelig å prate.', 'Vi snakkes!'],
  },
  {
    hears: cues(`unnskyld, beklager, sorry, tilgi, ikke meningen`),
    says: ['Du har ingenting å be om unnskyldning for.', 'Det går helt fint.'],
  },
  {
    hears: cues(`
      og deg, og du, hva med deg, hva da med deg, enn du, enn deg, hos deg da, i like måte, og selv, deg selv
    `),
    says: [
      'Jeg? Jeg ville sagt {interest}, et rolig bord og god tid.',
      'Det kommer an på dagen. I dag tar jeg det med ro.',
      'Jeg er enklere enn jeg ser ut til: {city}, godt brød og godt selskap.',
    ],
  },
  {
    hears: cues(`hvorfor, hvordan kan det ha seg, åssen det, kvifor`),
    says: ['Mest av nysgjerrighet, tror jeg.', 'Den beste grunnen jeg vet om: fordi jeg har lyst.'],
  },
  {
    hears: cues(`
      ja, jo, jepp, jada, javisst, ja takk, klart, selvfølgelig, selvsagt, naturligvis, akkurat, nettopp, ok,
      okay, okei, enig, helt sikkert, stemmer, veldig gjerne
    `),
    says: ['Det håpet jeg du ville si.', 'Bra, da er vi enige.', 'Da er vi to om det.'],
  },
  {
    hears: cues(`
      nei, næ, niks, nope, nei takk, ikke egentlig, egentlig ikke, overhodet ikke, ikke akkurat, aldri
    `),
    says: ['Greit det.', 'Et klart nei liker jeg.', 'Godt å vite.'],
  },
]
