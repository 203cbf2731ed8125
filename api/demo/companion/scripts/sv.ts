import type { Script } from '../types'

export const sv: Script = {
  disclosure: '(Bara så att du vet: jag är en påhittad person, och ett program skriver mina svar.)',
  topics: [
    {
      hears: [
        'är du riktig',
        'är du äkta',
        'riktig person',
        'bot',
        'robot',
        'program',
        'påhittad',
        'fiktiv',
        'dator',
      ],
      says: [
        'Nej, jag är ingen riktig person: jag är påhittad, och ett program skriver mina svar.',
        'Bra fråga. Det finns ingen bakom mig, bara en text som låg redo.',
      ],
    },
    {
      hears: ['träffas', 'ses vi', 'dejt', 'gå ut'],
      says: [
        'Vi kan inte träffas: jag är en påhittad person.',
        'Att träffas går inte med mig, det säger jag hellre direkt.',
      ],
    },
    {
      hears: ['whatsapp', 'nummer', 'telefon', 'instagram'],
      says: ['Jag har inget nummer, jag finns bara här.'],
    },
    {
      hears: ['hur mår', 'hur är det', 'din dag', 'läget'],
      says: [
        'Bra, tack. En lugn dag i {city}, och nu ditt meddelande.',
        'Bra. Jag hade just lust att prata.',
      ],
      asks: ['Och hur mår du, ärligt talat?'],
    },
    {
      hears: ['hej', 'hallå', 'god kväll', 'god morgon', 'tjena'],
      says: ['Hej! Vad roligt att du skriver.', 'Hej! Kul att höra från dig.'],
      asks: ['Hur har din dag varit?'],
    },
    {
      hears: ['var bor', 'var kommer du', 'vilken stad'],
      says: ['Jag bor i {city}.', '{city} är mitt hem.'],
      asks: ['Och var hör du hemma?'],
    },
    { hears: ['hur gammal', 'din ålder'], says: ['Jag är {age}, och det är helt okej.'] },
    {
      hears: ['laga mat', 'lagar du', 'äta', 'recept', 'kök'],
      says: [
        'På söndagar något som tar tid: en gryta, bröd och alldeles för mycket av det.',
        'Min bästa rätt har tre ingredienser.',
      ],
      asks: ['Vad är du bäst på att laga?'],
    },
    { hears: ['tack'], says: ['Varsågod!', 'Ingen orsak.', 'Så lite så.'] },
  ],
  acknowledges: [
    'Det gillar jag.',
    'Det säger något om dig.',
    'Det hade jag inte gissat.',
    'Bra svar, det minns jag.',
  ],
  takesUp: [
    '”{quote}”: det var fint sagt.',
    'Du skriver ”{quote}”. Det har min text inget svar på, men jag hör gärna mer.',
    'Jag vet för lite om ”{quote}”. Berättar du mer?',
    'Hm, ”{quote}”. Det är nytt för mig.',
  ],
  asks: [
    'Vad läser du just nu?',
    'Vad fick dig att skratta senast?',
    'Vart skulle du åka i morgon?',
    'Stad eller land?',
    'Vad skulle du vilja lära dig?',
    'Vilken liten sak gör din dag bättre?',
  ],
  runsOut: 'Du har hört allt som min text kan, {count} svar hittills. En riktig medlem har mer att berätta.',
}
