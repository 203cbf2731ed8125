import type { DemoWords } from './DemoWords'

export const de: DemoWords = {
  women:
    'Anna Julia Katharina Lena Sabine Claudia Nina Hannah Petra Sophie Johanna Franziska Martina Miriam Birgit Carolin Eva Frieda Lotte Ulrike'.split(
      ' ',
    ),
  men: 'Thomas Jan Michael Stefan Lukas Jonas Markus Tobias Andreas Felix Matthias Sebastian Florian Christian Moritz Philipp Uwe Klaus Emil Anton'.split(
    ' ',
  ),
  who: [
    'Früh wach, mit einer Schwäche für späte Gespräche.',
    'Ich repariere alte Fahrräder und die meisten meiner Fehler.',
    'Für die Arbeit hergezogen, wegen des Flusses geblieben.',
    'Tagsüber Labor, abends Chor.',
    'Sonntags koche ich und lade zu viele Leute ein.',
    'Die halbe Wohnung ist Bücher, die andere Pflanzen.',
    'Meine Schwester sagt, ich erzähle immer dieselben drei Geschichten. Ich sammle neue.',
    'Ich baue langsam Möbel und esse spät zu Abend.',
    'Am Meer groß geworden, weit weg gelandet, oft zu Besuch dort.',
    'Ich arbeite mit Zahlen und denke in Liedern.',
  ],
  what: [
    'Abends gehe ich spazieren, bis die Laternen angehen.',
    'Ich schwimme, wenn es Vernünftigen zu kalt ist.',
    'Man trifft mich vor neun auf dem Markt.',
    'Ich sammle kleine Kinos und stille Cafés.',
    'An freien Tagen nehme ich irgendeinen Zug.',
    'Ich kenne jede Bank im Park und weiß, wo die letzte Sonne hinfällt.',
    'Mein Brot ist gut, meine Pfannkuchen sind besser.',
    'Lieber verpasse ich den Bus als ein gutes Gespräch.',
  ],
  whom: [
    'Ich suche jemanden, der in ganzen Sätzen antwortet.',
    'Erst ein gutes Gespräch, alles andere hat Zeit.',
    'Ich mag Menschen, die über ihre Pläne lachen.',
    'Erzähl mir, was du gerade liest.',
    'Ohne Eile, mit etwas Neugier.',
    'Freundlich, neugierig und ein bisschen stur passt gut zu mir.',
    'Am Anfang höre ich gern zu.',
  ],
  answers: [
    'Kaffee, Markt, ein langer Spaziergang und ab vier keine Pläne.',
    'Linsensuppe. Zwei Leute wollten das Rezept.',
    'Am Wasser entlang, und dann dorthin, wo wir Hunger bekommen.',
    'Wenn der Busfahrer wartet.',
    'Das Gewicht jedes Koffers schätzen.',
    'Das Jahr, in dem ich auf einem Boot gewohnt habe.',
    'Ziegen. Alle.',
    'Ananas gehört auf die Pizza.',
    'Eine Bank über dem Hafen von Triest.',
    'Suppe auf dem Herd, draußen Regen, eine Platte läuft.',
    'Einen Stuhl repariert und einen Kuchen verbrannt.',
    'Ein Töpferkurs. Wir werden beide furchtbar sein.',
  ],
}
