import type { DemoWords } from './DemoWords'

export const da: DemoWords = {
  women: 'Freja Ida Mette Sofie Camilla Line Signe Astrid'.split(' '),
  men: 'Mads Rasmus Søren Emil Kasper Jonas Anders Magnus'.split(' '),
  who: [
    'Jeg står tidligt op, men snakker helst sent.',
    'Jeg reparerer gamle cykler.',
    'Jeg arbejder med tal og tænker i sange.',
    'Jeg bygger møbler i ro og spiser sent.',
    'Halvdelen af mit hjem er bøger, resten planter.',
    'Om søndagen laver jeg mad til for mange.',
  ],
  what: [
    'Om aftenen går jeg, til lygterne tændes.',
    'Jeg bader, når det er for koldt.',
    'Jeg kender hver bænk i parken.',
    'Mit brød er godt, mine pandekager bedre.',
  ],
  whom: [
    'Jeg søger en, der svarer i hele sætninger.',
    'Først en god samtale, resten kan vente.',
    'Fortæl mig, hvad du læser.',
    'Ingen hast, lidt nysgerrighed.',
  ],
  answers: [
    'Kaffe, marked, en lang gåtur og ingen planer efter klokken fire.',
    'Linsesuppe. To har bedt om opskriften.',
    'En tur langs vandet, og så derhen hvor vi bliver sultne.',
    'Når buschaufføren venter.',
    'At gætte vægten på enhver kuffert.',
    'Året, hvor jeg boede på en båd.',
    'Geder. Alle sammen.',
    'Ananas hører til på pizza.',
    'En bænk over havnen i Trieste.',
    'Suppe på komfuret, regn udenfor, en plade på.',
    'Reparerede en stol og brændte en kage på.',
    'Et keramikkursus. Vi bliver lige dårlige.',
  ],
}
