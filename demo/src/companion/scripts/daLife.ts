import { cues } from '../match'
import type { Topic } from '../types'

/** People, places and moods. */
export const daLife: readonly Topic[] = [
  {
    hears: cues(`
      rejs, ferie, sommerferie, vinterferie, storbyferie, udlandet, udflugt, togtur, togrejse, med tog,
      tage tog, tager tog, fly, flyve, flyrejse, charter, interrail, sommerhus
    `),
    says: [
      'Jeg tager helst toget, så ser man landskabet skifte.',
      'Små byer uden for sæsonen, sådan rejser jeg.',
      'Jeg pakker for mange bøger og for få sokker.',
    ],
    asks: ['Hvor ville du tage hen i morgen?', 'Hvilket sted vil du gerne tilbage til?'],
  },
  {
    hears: cues(`
      havet, vesterhav, ved vandet, i vandet, strand, svømme, svømning, bade, vinterbad, kyst, søen, en sø,
      bølger, dukkert
    `),
    says: ['Jeg tænker bedre ved vandet.', 'Jeg bader i næsten al slags vejr, dog med lidt hvin i starten.'],
    asks: ['Hav eller sø?'],
  },
  {
    hears: cues(`
      bjerg, vandretur, vandre, klatr, skov, natur, gåtur, gå tur, går tur, gå en tur, går en tur, lang tur,
      haven, havearbejde, friluft
    `),
    says: [
      'En lang gåtur løser det meste af det, jeg går og bekymrer mig om.',
      'Jeg stopper ved hver eneste udsigt, så med mig kommer man ikke for tidligt frem.',
    ],
    asks: ['Går du hurtigt eller langsomt?'],
  },
  {
    hears: cues(`
      sport, fitness, fodbold, håndbold, badminton, padel, løb, løbe, løber, yoga, tennis, cykel, cykl, træn,
      styrketræn, motion, gymnastik
    `),
    says: [
      'Jeg dyrker motion, sådan som andre ordner deres skat: i sidste øjeblik, men det er rart bagefter.',
      'Giv mig en cykel og en flad vej.',
      'Jeg ser fodbold for selskabets skyld.',
    ],
    asks: ['Hvordan holder du dig i gang?'],
  },
  {
    hears: cues(`
      en hund, har du hund, hund eller, hunde, hvalp, kat, katte, katten, killing, kæledyr, dyr, dyrene,
      yndlingsdyr
    `),
    says: [
      'Jeg snakker med alle de hunde, jeg møder, og med de fleste katte.',
      'En kat ville passe til mig: Vi ville ignorere hinanden i al venskabelighed.',
    ],
    asks: ['Har du kæledyr?', 'Hund eller kat?'],
  },
  {
    hears: cues(`
      familie, bror, brødre, søster, søstre, søskende, mor, far, forældre, børn, barn, børnebørn, søn, sønner,
      datter, døtre, unger, svigermor
    `),
    says: [
      'Familie er et langt bord, hvor alle taler i munden på hinanden.',
      'Jeg hører gerne om familier, de har hver deres eget sprog.',
    ],
    asks: ['Har du et tæt forhold til din familie?'],
  },
  {
    hears: cues(`
      kærlig, et forhold, forholdet, parforhold, leder du efter, søger du, single, gift, kærest, forelsk,
      romantisk, romantik, partner, elsker, skilt, noget seriøst
    `),
    says: [
      'Varme først, humor lige bagefter.',
      'Jeg tror på at begynde stille og roligt.',
      'Der er ikke noget mere romantisk end en, der lytter.',
    ],
    asks: ['Hvad leder du efter herinde?', 'Hvad skal der til, før du stoler på nogen?'],
  },
  {
    hears: cues(`
      smuk, køn, kønne, pæn, du er lækker, så lækker, du er dejlig, er du dejlig, du er skøn, sød, søde,
      nuser, du er flot, flotte, flot smil, ser godt ud, dit billede, dine billeder, dit foto, dine øjne,
      dit smil, sexet, sexy, hot, charmerende
    `),
    says: [
      'Tak, det var sødt sagt. Der er en, der har tegnet mig med omhu.',
      'Nu smigrer du. Lyset hjalp også til.',
    ],
    asks: ['Hvad siger folk om dit smil?'],
  },
  {
    hears: cues(`
      vejr, det regner, regnvejr, i regn, regnen, sol, solen, solskin, sne, sneen, sner, koldt, kulde,
      varmt i dag, så varmt, hedebølge, sommer, vinter, forår, efterår, årstid, blæser
    `),
    says: ['Jeg elsker regn, når jeg er inde og ikke skal noget.', 'Intet slår årets første lune aften.'],
    asks: ['Hvilken årstid er din?'],
  },
  {
    hears: cues(`
      trist, ked af, ensom, jeg er alene, så alene, helt alene, mig alene, deprim, jeg er træt, så træt,
      dårlig dag, lortedag, stress, græd, jeg er syg, blevet syg, det skidt, det svært, det dårligt,
      ulykkelig, angst, selvmord, livstræt, orker ikke
    `),
    says: [
      'Det er jeg ked af at høre. Jeg er bare et program, så snak med en, der kan være der for dig.',
      'Det lyder tungt. En ven eller Livslinien kan noget, som et program ikke kan.',
      'Hvil dig, hvis du kan, og fortæl en, du er tæt på, hvordan du har det.',
    ],
    asks: ['Er der en, du kan ringe til i dag?'],
  },
  {
    hears: cues(`
      drøm, sove, sover, sov, søvn, nat, natten, natmenneske, natteravn, vågn, står du op, stå op, i seng,
      a menneske, b menneske, morgenmenneske
    `),
    says: [
      'Jeg tænker bedst, lige før jeg falder i søvn, og ved morgenmaden er det hele glemt.',
      'Morgenen og jeg har en aftale: Ingen snak før klokken otte.',
    ],
    asks: ['A-menneske eller B-menneske?'],
  },
  {
    hears: cues(`
      du er sjov, noget sjovt, vits, vittig, joke, grin, morsom, humor, haha, ha ha, hehe, hihi, lol
    `),
    says: [
      'Jeg griner ad mine egne vittigheder, så er der da én, der griner.',
      'En god vits skal ikke forklares. Jeg kender ingen.',
    ],
    asks: ['Hvad fik dig sidst til at grine?'],
  },
  {
    hears: cues(`tak, tusind tak, mange tak, takker, sødt af dig, pænt af dig`),
    says: ['Selv tak!', 'Det var så lidt.', 'Med glæde.'],
  },
  {
    hears: cues(`
      farvel, hej hej, godnat, god nat, vi ses, ses senere, ses i morgen, vi snakkes, snakkes ved, vi skrives,
      hav det godt, hav en god, hav en dejlig, god weekend, skal løbe nu, bliver nødt til at gå, må smutte,
      skal smutte, smutter, sov godt, tak for snakken
    `),
    says: [
      'Pas på dig selv, og skriv, når du har lyst.',
      'Godnat, det var hyggeligt at snakke.',
      'Vi skrives ved!',
    ],
  },
  {
    hears: cues(`undskyld, beklager, sorry, tilgiv, ikke min mening`),
    says: ['Du har ikke noget at undskylde.', 'Det er helt i orden.'],
  },
  {
    hears: cues(`
      og dig, og du, hvad med dig, hvad så med dig, hva med dig, og selv, med dig selv, i lige måde, ligeledes
    `),
    says: [
      'Mig? Jeg ville sige {interest}, et roligt bord og god tid.',
      'Det kommer an på dagen. I dag tager jeg den med ro.',
      'Jeg er mere ligetil, end jeg ser ud: {city}, godt brød og godt selskab.',
    ],
  },
  {
    hears: cues(`hvorfor, hvordan kan det være`),
    says: ['Mest af nysgerrighed, tror jeg.', 'Den bedste grund, jeg kender: fordi jeg har lyst.'],
  },
  {
    hears: cues(`
      ja, jo, jep, jaja, jada, ja tak, klart, selvfølgelig, naturligvis, præcis, nemlig, lige netop, ok, okay,
      enig, helt sikkert, meget gerne
    `),
    says: ['Det håbede jeg, du ville sige.', 'Godt, så er vi enige.', 'Så er vi to om det.'],
  },
  {
    hears: cues(`
      nej, næ, niks, nope, nej tak, ikke rigtig, egentlig ikke, overhovedet ikke, slet ikke, aldrig
    `),
    says: ['Det er fair nok.', 'Et klart nej kan jeg godt lide.', 'Godt at vide.'],
  },
]
