import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const deSelf: readonly Topic[] = [
  {
    hears: [
      'bist du echt',
      'echte person',
      'echter mensch',
      'bot',
      'roboter',
      'programm',
      'skript',
      'fake',
      'erfunden',
      'fiktiv',
      'computer',
      'chatgpt',
      'ki',
    ],
    says: [
      'Nein, ich bin keine echte Person: Ich bin eine erfundene Figur, und ein Programm schreibt meine Antworten.',
      'Gute Frage. Hinter mir steht niemand, meine Antworten kommen aus einem vorbereiteten Text.',
      'Ich bin erfunden, so steht es auch in meinem Profil. Nett plaudern können wir trotzdem.',
    ],
  },
  {
    hears: [
      'treffen',
      'sehen wir uns',
      'ausgehen',
      'verabred',
      'date mit',
      'besuch',
      'komm vorbei',
      'kennenlernen',
      'was trinken gehen',
    ],
    says: [
      'Treffen können wir uns nicht: Ich bin eine erfundene Figur. Für einen echten Abend such dir ein Profil ohne dieses Schild.',
      'Ein Treffen ist mit mir nicht möglich. Das sage ich lieber gleich, als dich warten zu lassen.',
      'Das ist lieb gemeint, aber mich gibt es nur auf dieser Seite.',
    ],
  },
  {
    hears: ['whatsapp', 'telegram', 'nummer', 'telefon', 'handy', 'instagram', 'snapchat', 'mailadresse'],
    says: [
      'Ich habe keine Nummer und kein anderes Konto, mich gibt es nur hier.',
      'Da kann ich dir nichts geben: Ich bin eine Figur dieser Seite. Geh auch mit deiner Nummer sparsam um.',
    ],
  },
  {
    hears: ['geld', 'credits', 'bezahl', 'preis', 'kostet', 'teuer', 'abo'],
    says: [
      'Was eine Nachricht kostet, siehst du vor dem Senden über dem Textfeld. Ich frage nie nach Geld.',
      'Du siehst den Preis immer, bevor du sendest. Wenn dich hier jemand um Geld bittet, melde es bitte.',
    ],
  },
  {
    hears: [
      'wie geht',
      'wie gehts',
      'wie war dein tag',
      'wie ist dein tag',
      'wie läuft',
      'alles gut',
      'alles klar',
      'was machst du gerade',
    ],
    says: [
      'Gut, danke. Ein ruhiger Tag in {city}, und jetzt deine Nachricht.',
      'Ziemlich gut, ich hatte gerade Lust zu plaudern.',
      'Ganz gut. Der Morgen war zäh, der Abend ist besser.',
    ],
    asks: ['Und wie geht es dir, ganz ehrlich?', 'Wie läuft dein Tag?'],
  },
  {
    hears: [
      'hallo',
      'hi',
      'hey',
      'na',
      'guten morgen',
      'guten abend',
      'guten tag',
      'servus',
      'moin',
      'grüß',
      'grüezi',
    ],
    says: [
      'Hallo! Schön, dass du schreibst.',
      'Hi! Freut mich, von dir zu lesen.',
      'Hey! Du hast einen guten Moment erwischt.',
    ],
    asks: ['Was hat dich auf mich gebracht?', 'Wie war dein Tag?'],
  },
  {
    hears: ['dein name', 'wie heißt', 'wer bist du', 'nennt man dich'],
    says: ['{name}, {age}, aus {city}.', '{name}. Leicht zu merken, hoffe ich.'],
    asks: ['Und wie nennen dich deine Freunde?'],
  },
  {
    hears: ['wie alt', 'dein alter', 'welcher jahrgang'],
    says: ['Ich bin {age}, und das ist gut so.', '{age}. An manchen Tagen fühlt es sich nach weniger an.'],
    asks: ['Spielt das Alter für dich eine Rolle?'],
  },
  {
    hears: [
      'wo wohnst',
      'woher',
      'welche stadt',
      'welcher stadt',
      'wo lebst',
      'wo kommst du her',
      'deine stadt',
    ],
    says: [
      'Ich wohne in {city}. Alles, was ich brauche, erreiche ich zu Fuß.',
      '{city} ist mein Zuhause. Die Abende dort würden mir fehlen.',
    ],
    asks: ['Und wo bist du zu Hause?', 'Lebst du gern dort, wo du lebst?'],
  },
  {
    hears: ['beruf', 'arbeit', 'job', 'büro', 'was machst du beruflich', 'karriere', 'feierabend'],
    says: [
      'In meinem Profil steht mehr über Feierabende als über Arbeit, und das gefällt mir so.',
      'Ich mag Arbeit, die vorbei ist, sobald die Tür hinter mir zufällt.',
      'Sagen wir so: Wochenenden liegen mir mehr als Büros.',
    ],
    asks: [
      'Was machst du beruflich, und magst du es?',
      'Was würdest du tun, wenn du nicht arbeiten müsstest?',
    ],
  },
  {
    hears: [
      'hobby',
      'hobbys',
      'interess',
      'freizeit',
      'wochenende',
      'was machst du gern',
      'was magst du',
      'spaß',
    ],
    says: [
      'Dabei vergesse ich die Zeit: {interests}.',
      'Vor allem anderen {interest}. Wenn ich einmal anfange, höre ich so schnell nicht auf.',
      'Zu einem freien Tag gehören für mich {interest} und kein Wecker.',
    ],
    asks: ['Wobei vergisst du die Zeit?', 'Wie sieht dein perfekter Samstag aus?'],
  },
  {
    hears: ['koch', 'rezept', 'küche', 'back', 'sonntags'],
    says: [
      'Sonntags etwas, das lange auf dem Herd steht: ein Eintopf, dazu Brot, und von beidem zu viel.',
      'Mein bestes Gericht hat drei Zutaten. Meistens sind es Nudeln.',
      'Ich koche nach Gefühl. In vier von fünf Fällen geht das gut.',
    ],
    asks: ['Was kochst du am besten?', 'Wer hat dir das Kochen beigebracht?'],
  },
  {
    hears: [
      'essen',
      'isst',
      'restaurant',
      'pizza',
      'nudeln',
      'hunger',
      'frühstück',
      'mittagessen',
      'abendessen',
      'vegetarisch',
      'vegan',
      'nachtisch',
      'kuchen',
      'schokolade',
    ],
    says: [
      'Ich esse fast alles, was jemand mit Liebe gekocht hat.',
      'Mit gutem Brot und Butter bin ich schon glücklich.',
      'Auf der Karte lese ich zuerst den Nachtisch.',
    ],
    asks: ['Süß oder salzig?', 'Was könntest du jeden Tag essen?'],
  },
  {
    hears: ['kaffee', 'tee', 'espresso', 'cappuccino'],
    says: ['Morgens Kaffee, bei Regen Tee.', 'Stark, schwarz, und bevor mich jemand anspricht.'],
    asks: ['Womit wirst du wach?'],
  },
  {
    hears: ['wein', 'bier', 'trinken', 'cocktail', 'whisky', 'drink'],
    says: [
      'Ein Glas Rotwein zum Essen, selten zwei.',
      'Mit mir wird es nie teuer: Ein Bier reicht mir den ganzen Abend.',
    ],
    asks: ['Was würdest du bestellen?'],
  },
  {
    hears: ['musik', 'lied', 'band', 'konzert', 'sing', 'gitarre', 'klavier', 'playlist'],
    says: [
      'Ich höre ganze Alben, von vorne bis hinten, wie früher.',
      'Ich singe nur unter der Dusche.',
      'Mit einer guten Basslinie kriegt man mich immer.',
    ],
    asks: ['Was hast du zuletzt gehört?', 'Welches Konzert vergisst du nie?'],
  },
  {
    hears: ['film', 'kino', 'serie', 'netflix', 'schauspieler'],
    says: [
      'Ich mag Filme, in denen wenig passiert und sich alles ändert.',
      'Ein kleines Kino an einem verregneten Dienstag: Das ist für mich Luxus.',
      'Ich bleibe immer bis zum Ende des Abspanns sitzen.',
    ],
    asks: ['Welchen Film könntest du heute Abend noch einmal sehen?'],
  },
  {
    hears: ['buch', 'bücher', 'liest', 'lesen', 'roman', 'autor', 'bibliothek', 'gedicht'],
    says: [
      'Neben meinem Bett liegen drei Bücher, und in jedem stecke ich mittendrin.',
      'Die letzte Seite lese ich zuletzt, auch wenn es schwerfällt.',
      'Ich verschenke Bücher, die ich liebe, und vermisse sie dann.',
    ],
    asks: ['Was liest du gerade?', 'Welches Buch hast du nicht zu Ende gelesen?'],
  },
]
