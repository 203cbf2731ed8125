import type { DemoWords } from './DemoWords'

export const en: DemoWords = {
  women:
    'Emma Olivia Grace Sophie Hannah Charlotte Lucy Rachel Aoife Niamh Fiona Claire Rebecca Zoe Ruth Heather Naomi Jess Alice Maeve'.split(
      ' ',
    ),
  men: 'James Liam Tom Jack Daniel Oliver Ben Sam Conor Declan Ewan Harry Matt Josh Adam Ryan Will Callum Noah Theo'.split(
    ' ',
  ),
  who: [
    'Early riser with a soft spot for late conversations.',
    'I fix old bicycles and most of my own mistakes.',
    'Moved here for work and stayed for the river.',
    'Teacher by day, bad guitarist by night.',
    'I cook on Sundays and invite too many people.',
    'Half of my flat is books, the other half is plants.',
    'My sister says I tell the same three stories, so I am collecting new ones.',
    'I build furniture slowly and eat dinner late.',
    'Grew up by the sea, live far from it, and visit whenever I can.',
    'I work with numbers and think in songs.',
  ],
  what: [
    'Most evenings I walk until the street lamps come on.',
    'I swim when it is too cold for sensible people.',
    'You find me at the market before nine.',
    'I collect small cinemas and quiet cafés.',
    'On a free day I take any train and see where it stops.',
    'I know every bench in the park and which of them gets the last sun.',
    'My bread is good, my pancakes are better.',
    'I would rather miss the bus than a good conversation.',
  ],
  whom: [
    'Looking for somebody who answers in whole sentences.',
    'A good talk first; everything else has time.',
    'I like people who laugh at their own plans.',
    'Tell me what you are reading, or why you stopped.',
    'No hurry, no games, a little curiosity.',
    'Kind, curious and a little stubborn would suit me well.',
    'I am happy to listen first.',
  ],
  answers: [
    'Coffee, the market, a long walk, and no plans after four.',
    'Lentil soup. Two people have asked for the recipe.',
    'A walk by the water, then wherever we get hungry.',
    'When the bus driver waits.',
    'Guessing the weight of any suitcase.',
    'The year I lived on a boat.',
    'Goats. All of them.',
    'Pineapple belongs on pizza.',
    'A bench above the harbour in Trieste.',
    'Soup on the stove, rain outside, a record on.',
    'I fixed a chair and burnt a cake.',
    'A pottery class. We’ll both be terrible.',
  ],
}
