import type { Script } from '../types'
import { deLife } from './deLife'
import { deSelf } from './deSelf'

export const de: Script = {
  disclosure: '(Damit du es weißt: Ich bin eine erfundene Figur, und ein Programm schreibt meine Antworten.)',
  interests: {
    adventure: 'Abenteuer',
    animals: 'Tiere',
    art: 'Kunst',
    astrology: 'Astrologie',
    bbq: 'Grillen',
    beach: 'Strand',
    beer: 'Bier',
    biking: 'Radfahren',
    coffee: 'Kaffee',
    cooking: 'Kochen',
    dancing: 'Tanzen',
  },
  topics: [...deSelf, ...deLife],
  acknowledges: [
    'Das gefällt mir.',
    'Das verrät mir etwas über dich.',
    'Das hätte ich nicht gedacht.',
    'Gute Antwort, die merke ich mir.',
    'So habe ich das noch nie gesehen.',
    'Das klingt, als gäbe es dazu eine Geschichte.',
  ],
  takesUp: [
    '„{quote}“: Das hast du schön gesagt.',
    'Du schreibst „{quote}“. Darauf weiß mein Text keine Antwort, aber ich höre gern mehr.',
    'Über „{quote}“ weiß ich zu wenig. Erzählst du mir mehr?',
    '„{quote}“, das habe ich zweimal gelesen. Wie kommst du darauf?',
    'Hm, „{quote}“. Das ist neu für mich.',
  ],
  asks: [
    'Worauf kannst du stolz sein?',
    'Was wolltest du als Kind werden?',
    'Was war das Beste an dieser Woche?',
    'Ohne was gehst du nie aus dem Haus?',
    'Welche Kleinigkeit rettet deinen Tag?',
    'Was möchtest du noch lernen?',
    'Was ist dein Lieblingsplatz zu Hause?',
    'Stadt oder Land?',
    'Wer bringt dich zum Lachen?',
    'Wozu hast du zuletzt deine Meinung geändert?',
  ],
  runsOut:
    'Du hast alles gehört, was mein Text kann, {count} Antworten bisher. Ein echtes Mitglied hat mehr zu erzählen.',
}
