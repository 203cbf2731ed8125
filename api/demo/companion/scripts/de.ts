import type { Script } from '../types'

export const de: Script = {
  disclosure: '(Damit du es weißt: Ich bin eine erfundene Figur, und ein Programm schreibt meine Antworten.)',
  topics: [
    {
      hears: ['bist du echt', 'echte person', 'bot', 'roboter', 'programm', 'erfunden', 'fiktiv', 'computer'],
      says: [
        'Nein, ich bin keine echte Person: Ich bin eine erfundene Figur, und ein Programm schreibt meine Antworten.',
        'Gute Frage. Hinter mir steht niemand, nur ein vorbereiteter Text.',
      ],
    },
    {
      hears: ['treffen', 'sehen wir uns', 'ausgehen', 'verabred'],
      says: [
        'Treffen können wir uns nicht: Ich bin eine erfundene Figur.',
        'Ein Treffen ist mit mir nicht möglich, das sage ich lieber gleich.',
      ],
    },
    {
      hears: ['whatsapp', 'nummer', 'telefon', 'instagram'],
      says: ['Ich habe keine Nummer, es gibt mich nur hier.'],
    },
    {
      hears: ['wie geht', 'wie war dein tag', 'alles gut'],
      says: [
        'Gut, danke. Ein ruhiger Tag in {city}, und jetzt deine Nachricht.',
        'Gut. Ich hatte gerade Lust zu reden.',
      ],
      asks: ['Und wie geht es dir, ehrlich?'],
    },
    {
      hears: ['hallo', 'hi', 'hey', 'guten', 'servus', 'moin'],
      says: ['Hallo! Schön, dass du schreibst.', 'Hi! Freut mich, von dir zu lesen.'],
      asks: ['Wie war dein Tag?'],
    },
    {
      hears: ['wo wohnst', 'woher', 'welche stadt', 'wo lebst'],
      says: ['Ich wohne in {city}.', '{city} ist mein Zuhause.'],
      asks: ['Und wo bist du zu Hause?'],
    },
    { hears: ['wie alt', 'dein alter'], says: ['Ich bin {age}, und das ist gut so.'] },
    {
      hears: ['koch', 'essen', 'rezept', 'kuche'],
      says: [
        'Sonntags etwas Langsames: ein Eintopf, Brot, und zu viel davon.',
        'Mein bestes Gericht hat drei Zutaten.',
      ],
      asks: ['Was kochst du am besten?'],
    },
    { hears: ['danke', 'vielen dank'], says: ['Sehr gern!', 'Gerne.', 'Nichts zu danken.'] },
  ],
  acknowledges: [
    'Das gefällt mir.',
    'Das sagt mir etwas über dich.',
    'Das hätte ich nicht gedacht.',
    'Gute Antwort, die merke ich mir.',
  ],
  takesUp: [
    '„{quote}“: Das hast du schön gesagt.',
    'Du schreibst „{quote}“. Darauf weiß mein Text keine Antwort, aber ich höre gern mehr.',
    'Über „{quote}“ weiß ich zu wenig. Erzählst du mir mehr?',
    'Hm, „{quote}“. Das ist neu für mich.',
  ],
  asks: [
    'Was liest du gerade?',
    'Was hat dich zuletzt zum Lachen gebracht?',
    'Wohin würdest du morgen fahren?',
    'Stadt oder Land?',
    'Was möchtest du noch lernen?',
    'Welche Kleinigkeit macht deinen Tag besser?',
  ],
  runsOut:
    'Du hast alles gehört, was mein Text kann, {count} Antworten bisher. Ein echtes Mitglied hat mehr zu erzählen.',
}
