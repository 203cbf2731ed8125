import type { Script } from '../types'

export const da: Script = {
  disclosure: '(Bare så du ved det: Jeg er en opdigtet person, og et program skriver mine svar.)',
  topics: [
    {
      hears: ['er du ægte', 'rigtig person', 'bot', 'robot', 'program', 'opdigtet', 'fiktiv', 'computer'],
      says: [
        'Nej, jeg er ikke en rigtig person: Jeg er opdigtet, og et program skriver mine svar.',
        'Godt spurgt. Der er ingen bag mig, kun en tekst, der lå klar.',
      ],
    },
    {
      hears: ['mødes', 'ses vi', 'date', 'gå ud'],
      says: [
        'Vi kan ikke mødes: Jeg er en opdigtet person.',
        'Et møde kan ikke lade sig gøre med mig, det siger jeg hellere med det samme.',
      ],
    },
    {
      hears: ['whatsapp', 'nummer', 'telefon', 'instagram'],
      says: ['Jeg har intet nummer, jeg findes kun her.'],
    },
    {
      hears: ['hvordan går', 'hvordan har du', 'din dag'],
      says: [
        'Godt, tak. En rolig dag i {city}, og nu din besked.',
        'Fint. Jeg havde lige lyst til at snakke.',
      ],
      asks: ['Og hvordan har du det, helt ærligt?'],
    },
    {
      hears: ['hej', 'hallo', 'goddag', 'godaften', 'godmorgen'],
      says: ['Hej! Dejligt, at du skriver.', 'Hej! Godt at høre fra dig.'],
      asks: ['Hvordan har din dag været?'],
    },
    {
      hears: ['hvor bor', 'hvor kommer du', 'hvilken by'],
      says: ['Jeg bor i {city}.', '{city} er mit hjem.'],
      asks: ['Og hvor hører du til?'],
    },
    { hears: ['hvor gammel', 'din alder'], says: ['Jeg er {age}, og det er helt fint.'] },
    {
      hears: ['lave mad', 'laver du mad', 'spise', 'opskrift', 'køkken'],
      says: [
        'Om søndagen noget, der tager tid: en gryderet, brød og alt for meget af det.',
        'Min bedste ret har tre ingredienser.',
      ],
      asks: ['Hvad er du bedst til at lave?'],
    },
    { hears: ['tak'], says: ['Selv tak!', 'Det var så lidt.', 'Med glæde.'] },
  ],
  acknowledges: [
    'Det kan jeg lide.',
    'Det siger noget om dig.',
    'Det havde jeg ikke gættet.',
    'Godt svar, det husker jeg.',
  ],
  takesUp: [
    '”{quote}”: Det er fint sagt.',
    'Du skriver ”{quote}”. Det har min tekst intet svar på, men jeg vil gerne høre mere.',
    'Jeg ved for lidt om ”{quote}”. Vil du fortælle mere?',
    'Hm, ”{quote}”. Det er nyt for mig.',
  ],
  asks: [
    'Hvad læser du lige nu?',
    'Hvad fik dig sidst til at grine?',
    'Hvor ville du tage hen i morgen?',
    'By eller land?',
    'Hvad vil du gerne lære?',
    'Hvilken lille ting gør din dag bedre?',
  ],
  runsOut:
    'Du har hørt alt, hvad min tekst kan, {count} svar indtil nu. Et rigtigt medlem har mere at fortælle.',
}
