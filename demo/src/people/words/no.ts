import type { DemoWords } from './DemoWords'

export const no: DemoWords = {
  women: 'Ingrid Nora Kari Silje Marte Ida Thea Solveig'.split(' '),
  men: 'Ole Lars Magnus Henrik Sindre Anders Jonas Eirik'.split(' '),
  who: [
    'Jeg står tidlig opp, men snakker helst sent.',
    'Jeg fikser gamle sykler.',
    'Jeg jobber med tall og tenker i sanger.',
    'Jeg bygger møbler i ro og mak og spiser sent.',
    'Halve hjemmet er bøker, resten planter.',
    'På søndager lager jeg mat til for mange.',
  ],
  what: [
    'Om kvelden går jeg til lyktene tennes.',
    'Jeg bader når det er for kaldt.',
    'Jeg kjenner hver benk i parken.',
    'Brødet mitt er godt, pannekakene bedre.',
  ],
  whom: [
    'Jeg ser etter en som svarer i hele setninger.',
    'Først en god samtale, resten kan vente.',
    'Fortell meg hva du leser.',
    'Ingen hast, litt nysgjerrighet.',
  ],
  answers: [
    'Kaffe, torget, en lang tur og ingen planer etter klokka fire.',
    'Linsesuppe. To har bedt om oppskriften.',
    'En tur langs vannet, og så dit vi blir sultne.',
    'Når bussjåføren venter.',
    'Å gjette vekten på enhver koffert.',
    'Året jeg bodde på båt.',
    'Geiter. Alle sammen.',
    'Ananas hører hjemme på pizza.',
    'En benk over havna i Trieste.',
    'Suppe på komfyren, regn ute, en plate på.',
    'Reparerte en stol og brente en kake.',
    'Et keramikkurs. Vi blir like dårlige.',
  ],
}
