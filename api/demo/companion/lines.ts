import type { Locale } from '@duetto/shared/domain'

/** What a scripted answer reacts to. */
export type Cue = 'greeting' | 'question' | 'thanks' | 'other'

/** Cues in the languages of the site; the first that fits is taken. */
const cuePatterns: readonly [Cue, RegExp][] = [
  [
    'thanks',
    /\b(thanks?|thank you|grazie|danke|merci|gracias|bedankt|dank je|tak|tack|takk|kiitos|dzięki)\b/iu,
  ],
  ['question', /\?/u],
  [
    'greeting',
    /^\W*(hi|hello|hey|ciao|salve|buon\w+|hallo|servus|moin|bonjour|salut|hola|buenas|hoi|hej|hei|cześć|moi)\b/iu,
  ],
]

export const cueOf = (text: string): Cue =>
  cuePatterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'

type Lines = Record<Cue, readonly string[]>

/** Kind, safe lines; none promises a meeting. The site labels the sender as fictional. */
export const companionLines: Partial<Record<Locale, Lines>> & { en: Lines } = {
  en: {
    greeting: [
      'Hello! Nice of you to write. How has your day been?',
      'Hi there! You caught me between two cups of tea.',
      'Hey, good to hear from you. What are you up to?',
    ],
    question: [
      'Good question. I would say: yes, but only after coffee. And you?',
      'Let me think about that… I like to take it slowly. What would you say?',
      'That depends on the weather, honestly. How about you?',
      'I have asked myself the same. What made you think of it?',
    ],
    thanks: [
      'You are very welcome!',
      'Gladly. You are easy to talk to.',
      'No need to thank me, I enjoy this.',
    ],
    other: [
      'I like how you put that. Tell me a little more?',
      'That made me smile. What else is on your mind?',
      'Sounds like a good day. I spent mine with a book and the window open.',
      'I can picture that. Do you do it often?',
      'Ha, me too. Music on, phone away, world quiet.',
      'That is new to me. How did you get into it?',
    ],
  },
  it: {
    greeting: [
      'Ciao! Che bello leggerti. Com’è andata la giornata?',
      'Ehi, ciao! Mi trovi tra un tè e l’altro.',
      'Ciao, piacere. Che cosa stai facendo di bello?',
    ],
    question: [
      'Bella domanda. Direi di sì, ma solo dopo il caffè. E tu?',
      'Ci devo pensare… mi piace prendermela con calma. Tu che dici?',
      'Dipende dal tempo, a essere sinceri. E per te?',
      'Me lo sono chiesto anch’io. Come ti è venuto in mente?',
    ],
    thanks: ['Figurati!', 'Con piacere. Con te si parla bene.', 'Non c’è di che, mi fa piacere.'],
    other: [
      'Mi piace come lo dici. Mi racconti qualcosa di più?',
      'Mi hai fatto sorridere. Che altro ti passa per la testa?',
      'Sembra una bella giornata. La mia è stata un libro e la finestra aperta.',
      'Me lo immagino. Lo fai spesso?',
      'Ah, anch’io. Musica accesa, telefono lontano, mondo in silenzio.',
      'Questa mi è nuova. Come hai cominciato?',
    ],
  },
  de: {
    greeting: [
      'Hallo! Schön, dass du schreibst. Wie war dein Tag?',
      'Hi! Du erwischst mich zwischen zwei Tassen Tee.',
      'Hey, freut mich. Was machst du gerade?',
    ],
    question: [
      'Gute Frage. Ich würde sagen: ja, aber erst nach dem Kaffee. Und du?',
      'Da muss ich überlegen … ich lasse mir gern Zeit. Was meinst du?',
      'Ehrlich gesagt kommt es aufs Wetter an. Und bei dir?',
      'Das habe ich mich auch schon gefragt. Wie kommst du darauf?',
    ],
    thanks: ['Sehr gern!', 'Gerne. Mit dir redet es sich leicht.', 'Nichts zu danken, es macht mir Freude.'],
    other: [
      'Das hast du schön gesagt. Erzählst du mir mehr?',
      'Da musste ich lächeln. Was geht dir noch durch den Kopf?',
      'Klingt nach einem guten Tag. Meiner bestand aus einem Buch und offenem Fenster.',
      'Das kann ich mir vorstellen. Machst du das oft?',
      'Ha, ich auch. Musik an, Telefon weg, Welt leise.',
      'Das ist neu für mich. Wie bist du dazu gekommen?',
    ],
  },
}

/** A line for this text, steady for the same message and never the same twice in a row. */
export const replyTo = (locale: Locale, text: string, seed: number, last: string | undefined): string => {
  const lines = (companionLines[locale] ?? companionLines.en)[cueOf(text)]
  const index = Math.abs(Math.imul(seed, 2_654_435_761)) % lines.length
  const line = lines[index] ?? ''
  return line === last ? (lines[(index + 1) % lines.length] ?? line) : line
}
