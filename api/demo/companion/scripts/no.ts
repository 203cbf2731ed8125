import type { Script } from '../types'

export const no: Script = {
  disclosure: '(Bare så du vet det: Jeg er en oppdiktet person, og et program skriver svarene mine.)',
  topics: [
    {
      hears: ['er du ekte', 'ekte person', 'bot', 'robot', 'program', 'oppdiktet', 'fiktiv', 'datamaskin'],
      says: [
        'Nei, jeg er ikke en ekte person: Jeg er oppdiktet, og et program skriver svarene mine.',
        'Godt spørsmål. Det er ingen bak meg, bare en tekst som lå klar.',
      ],
    },
    {
      hears: ['møtes', 'treffes', 'ses vi', 'date', 'gå ut'],
      says: [
        'Vi kan ikke møtes: Jeg er en oppdiktet person.',
        'Å møtes går ikke med meg, det sier jeg heller med en gang.',
      ],
    },
    {
      hears: ['whatsapp', 'nummer', 'telefon', 'instagram'],
      says: ['Jeg har ikke noe nummer, jeg finnes bare her.'],
    },
    {
      hears: ['hvordan går', 'hvordan har du', 'dagen din'],
      says: [
        'Bra, takk. En rolig dag i {city}, og nå meldingen din.',
        'Fint. Jeg hadde akkurat lyst til å prate.',
      ],
      asks: ['Og hvordan har du det, helt ærlig?'],
    },
    {
      hears: ['hei', 'hallo', 'god dag', 'god kveld', 'god morgen'],
      says: ['Hei! Så fint at du skriver.', 'Hei! Godt å høre fra deg.'],
      asks: ['Hvordan har dagen din vært?'],
    },
    {
      hears: ['hvor bor', 'hvor kommer du', 'hvilken by'],
      says: ['Jeg bor i {city}.', '{city} er hjemme for meg.'],
      asks: ['Og hvor hører du til?'],
    },
    { hears: ['hvor gammel', 'alderen din'], says: ['Jeg er {age}, og det er helt greit.'] },
    {
      hears: ['lage mat', 'lager du mat', 'spise', 'oppskrift', 'kjøkken'],
      says: [
        'På søndager noe som tar tid: en gryte, brød og altfor mye av det.',
        'Den beste retten min har tre ingredienser.',
      ],
      asks: ['Hva er du best til å lage?'],
    },
    { hears: ['takk'], says: ['Bare hyggelig!', 'Ingen årsak.', 'Med glede.'] },
  ],
  acknowledges: [
    'Det liker jeg.',
    'Det sier noe om deg.',
    'Det hadde jeg ikke gjettet.',
    'Godt svar, det husker jeg.',
  ],
  takesUp: [
    '«{quote}»: Det var fint sagt.',
    'Du skriver «{quote}». Det har ikke teksten min noe svar på, men jeg hører gjerne mer.',
    'Jeg vet for lite om «{quote}». Vil du fortelle mer?',
    'Hm, «{quote}». Det er nytt for meg.',
  ],
  asks: [
    'Hva leser du nå?',
    'Hva fikk deg til å le sist?',
    'Hvor ville du dratt i morgen?',
    'By eller land?',
    'Hva har du lyst til å lære?',
    'Hvilken liten ting gjør dagen din bedre?',
  ],
  runsOut: 'Du har hørt alt teksten min kan, {count} svar så langt. Et ekte medlem har mer å fortelle.',
}
