import type { DemoWords } from './DemoWords'

export const fr: DemoWords = {
  women:
    'Camille Léa Chloé Manon Julie Sophie Claire Élodie Aurélie Nathalie Inès Margaux Pauline Isabelle Lucie Céline Hélène Anaïs Amandine Mathilde'.split(
      ' ',
    ),
  men: 'Thomas Nicolas Julien Antoine Pierre Hugo Lucas Maxime Olivier Laurent Mathieu Alexandre Guillaume Vincent Romain Étienne Gabriel Baptiste Arnaud Paul'.split(
    ' ',
  ),
  who: [
    'Je me lève tôt, mais les belles conversations viennent tard.',
    'Je répare de vieux vélos et presque toutes mes erreurs.',
    'Le travail m’a fait venir, le fleuve m’a fait rester.',
    'Le jour au bureau, le soir à la chorale.',
    'Le dimanche je cuisine pour trop de monde.',
    'La moitié de l’appartement en livres, l’autre en plantes.',
    'Ma sœur dit que je raconte toujours les trois mêmes histoires : j’en cherche de nouvelles.',
    'Je fabrique des meubles lentement et je dîne tard.',
    'J’ai grandi au bord de la mer et j’y retourne dès que je peux.',
    'Je travaille avec des chiffres et je pense en chansons.',
  ],
  what: [
    'Le soir je marche jusqu’à ce que les réverbères s’allument.',
    'Je nage quand il fait trop froid.',
    'On me trouve au marché avant neuf heures.',
    'Je collectionne les petits cinémas.',
    'Les jours libres, je prends un train au hasard.',
    'Je connais tous les bancs du parc et celui qui garde le soleil du soir.',
    'Mon pain est bon, mes crêpes sont meilleures.',
    'Plutôt rater le bus qu’une belle conversation.',
  ],
  whom: [
    'Je cherche quelqu’un qui réponde par des phrases entières.',
    'D’abord une vraie conversation, le reste peut attendre.',
    'J’aime les gens qui rient de leurs projets.',
    'Dis-moi ce que tu lis.',
    'Sans hâte, avec un peu de curiosité.',
    'Gentil, curieux et un peu têtu, voilà ce qui me plaît chez les gens.',
    'Pour commencer, j’écoute volontiers.',
  ],
  answers: [
    'Un café, le marché, une longue balade et aucun projet après seize heures.',
    'La soupe de lentilles. On m’a demandé deux fois la recette.',
    'Une balade au bord de l’eau, puis là où on aura faim.',
    'Quand le chauffeur du bus attend.',
    'Deviner le poids de n’importe quelle valise.',
    'L’année où j’ai vécu sur un bateau.',
    'Les chèvres. Toutes.',
    'L’ananas a sa place sur la pizza.',
    'Un banc au-dessus du port de Trieste.',
    'Une soupe sur le feu, la pluie dehors, un disque qui tourne.',
    'J’ai réparé une chaise et brûlé un gâteau.',
    'Un cours de poterie. On sera nuls tous les deux.',
  ],
}
