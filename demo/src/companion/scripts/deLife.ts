import type { Topic } from '../types'

/** People, places and moods. */
export const deLife: readonly Topic[] = [
  {
    hears: ['reise', 'reist', 'urlaub', 'ferien', 'ausflug', 'ausland', 'zug', 'bahn', 'flug', 'fliegen'],
    says: [
      'Ich fahre gern Zug: Man sieht, wie sich die Welt verändert.',
      'Kleine Städte außerhalb der Saison, so verreise ich.',
      'Ich packe zu viele Bücher ein und zu wenige Socken.',
    ],
    asks: ['Wohin würdest du morgen fahren?', 'An welchen Ort würdest du noch einmal zurückkehren?'],
  },
  {
    hears: ['meer', 'strand', 'schwimm', 'ozean', 'küste', 'see', 'ostsee', 'nordsee', 'baden'],
    says: [
      'Am Wasser kann ich besser denken.',
      'Ich schwimme bei fast jedem Wetter, am Anfang allerdings mit Geschrei.',
    ],
    asks: ['Meer oder See?'],
  },
  {
    hears: ['berg', 'wander', 'kletter', 'wald', 'natur', 'spazier', 'garten'],
    says: [
      'Ein langer Spaziergang löst das meiste, worüber ich mir Sorgen mache.',
      'Ich bleibe an jeder Aussicht stehen. Pünktlich kommt man mit mir also nicht an.',
    ],
    asks: ['Gehst du schnell oder langsam?'],
  },
  {
    hears: [
      'sport',
      'fitness',
      'fußball',
      'joggen',
      'laufen',
      'yoga',
      'tennis',
      'fahrrad',
      'radfahren',
      'training',
    ],
    says: [
      'Mit dem Sport geht es mir wie anderen mit der Steuererklärung: spät, aber danach fühlt es sich gut an.',
      'Gib mir ein Fahrrad und eine flache Strecke.',
      'Fußball schaue ich wegen der Leute, mit denen ich schaue.',
    ],
    asks: ['Wie hältst du dich in Bewegung?'],
  },
  {
    hears: ['hund', 'hunde', 'katze', 'haustier', 'tier', 'kater'],
    says: [
      'Ich rede mit jedem Hund, den ich treffe, und mit den meisten Katzen.',
      'Eine Katze würde zu mir passen: Wir würden uns freundlich ignorieren.',
    ],
    asks: ['Hast du ein Haustier?', 'Hund oder Katze?'],
  },
  {
    hears: ['familie', 'bruder', 'schwester', 'mutter', 'vater', 'eltern', 'kinder', 'geschwister'],
    says: [
      'Familie ist ein langer Tisch, an dem alle gleichzeitig reden.',
      'Ich höre gern von Familien, jede hat ihre eigene Sprache.',
    ],
    asks: ['Stehst du deiner Familie nah?'],
  },
  {
    hears: [
      'liebe',
      'beziehung',
      'suchst du',
      'single',
      'verheiratet',
      'partner',
      'freundin',
      'verliebt',
      'romantisch',
    ],
    says: [
      'Erst Herzlichkeit, gleich danach Humor.',
      'Ich glaube an langsame Anfänge.',
      'Nichts ist romantischer, als dass jemand zuhört.',
    ],
    asks: ['Was suchst du hier?', 'Wann vertraust du jemandem?'],
  },
  {
    hears: [
      'schön',
      'hübsch',
      'süß',
      'attraktiv',
      'dein foto',
      'deine augen',
      'dein lächeln',
      'sexy',
      'toll aus',
    ],
    says: [
      'Danke, das ist lieb. Mich hat jemand mit viel Sorgfalt gezeichnet.',
      'Du schmeichelst mir. Das Licht hat geholfen.',
    ],
    asks: ['Was sagen die Leute über dein Lächeln?'],
  },
  {
    hears: [
      'wetter',
      'regen',
      'sonne',
      'schnee',
      'kalt',
      'heiß heute',
      'sommer',
      'winter',
      'frühling',
      'herbst',
    ],
    says: [
      'Ich mag Regen, wenn ich drinnen bin und nichts vorhabe.',
      'Nichts geht über den ersten warmen Abend des Jahres.',
    ],
    asks: ['Welche Jahreszeit ist deine?'],
  },
  {
    hears: ['traurig', 'einsam', 'allein', 'depress', 'müde', 'schlechter tag', 'stress', 'weine', 'krank'],
    says: [
      'Das tut mir leid. Ich bin nur ein Programm; sprich bitte mit jemandem, der für dich da sein kann.',
      'Das klingt schwer. Eine Freundin, ein Freund oder die Telefonseelsorge können, was ein Programm nicht kann.',
      'Ruh dich aus, wenn du kannst, und erzähl jemandem, der dir nahesteht, wie es dir geht.',
    ],
    asks: ['Gibt es jemanden, den du heute anrufen kannst?'],
  },
  {
    hears: ['traum', 'träum', 'schlaf', 'nacht', 'frühaufsteher', 'aufstehen', 'morgenmensch'],
    says: [
      'Kurz vor dem Einschlafen habe ich die besten Gedanken, beim Frühstück sind sie weg.',
      'Der Morgen und ich haben eine Abmachung: vor acht wird nicht geredet.',
    ],
    asks: ['Frühaufsteher oder Nachteule?'],
  },
  {
    hears: ['lustig', 'witz', 'lach', 'humor', 'haha', 'lol'],
    says: [
      'Ich lache über meine eigenen Witze, dann lacht wenigstens jemand.',
      'Ein guter Witz braucht keine Erklärung. Ich kenne keinen.',
    ],
    asks: ['Worüber hast du zuletzt gelacht?'],
  },
  {
    hears: ['danke', 'vielen dank', 'lieb von dir', 'nett von dir'],
    says: ['Sehr gern!', 'Gern geschehen.', 'Nicht dafür, ich plaudere gern.'],
  },
  {
    hears: ['tschüss', 'gute nacht', 'bis bald', 'bis später', 'bis morgen', 'muss los', 'ciao'],
    says: [
      'Mach’s gut, und schreib, wann du magst.',
      'Gute Nacht! Es war schön, mit dir zu plaudern.',
      'Bis zum nächsten Mal.',
    ],
  },
  {
    hears: ['entschuldig', 'sorry', 'tut mir leid', 'verzeih'],
    says: ['Da gibt es nichts zu entschuldigen.', 'Schon gut.'],
  },
  {
    hears: ['und du', 'und dir', 'und bei dir', 'und selbst', 'und deine'],
    says: [
      'Ich? Ich würde sagen: {interest}, ein ruhiger Tisch und viel Zeit.',
      'Das hängt vom Tag ab. Heute lasse ich es ruhig angehen.',
      'Ich bin unkomplizierter, als ich aussehe: {city}, gutes Brot, gute Gesellschaft.',
    ],
  },
  {
    hears: ['warum', 'wieso', 'weshalb'],
    says: ['Vor allem aus Neugier, glaube ich.', 'Der beste Grund, den ich kenne: weil es mir gefällt.'],
  },
  {
    hears: ['ja', 'klar', 'genau', 'natürlich', 'stimmt', 'ok', 'okay', 'einverstanden'],
    says: ['Das hatte ich gehofft.', 'Gut, dann sind wir uns einig.', 'Da sind wir schon zwei.'],
  },
  {
    hears: ['nein', 'nö', 'nee', 'eher nicht', 'niemals', 'nie'],
    says: ['Auch gut.', 'Ein klares Nein gefällt mir.', 'Gut zu wissen.'],
  },
]
