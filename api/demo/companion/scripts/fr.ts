import type { Script } from '../types'

export const fr: Script = {
  disclosure: '(Pour être clair : je suis un personnage fictif, et un programme écrit mes réponses.)',
  topics: [
    {
      hears: [
        'tu es vrai',
        'vraie personne',
        'es-tu réel',
        'bot',
        'robot',
        'programme',
        'fictif',
        'fictive',
        'ordinateur',
      ],
      says: [
        'Non, je ne suis pas une vraie personne : je suis un personnage fictif, et un programme écrit mes réponses.',
        'Bonne question. Derrière moi, il n’y a personne, juste un texte préparé.',
      ],
    },
    {
      hears: ['se voir', 'se rencontrer', 'rendez-vous', 'on sort', 'boire un verre'],
      says: [
        'On ne peut pas se rencontrer : je suis un personnage fictif.',
        'Une rencontre n’est pas possible avec moi, je préfère le dire tout de suite.',
      ],
    },
    {
      hears: ['whatsapp', 'numéro', 'téléphone', 'instagram'],
      says: ['Je n’ai pas de numéro, je n’existe qu’ici.'],
    },
    {
      hears: ['ça va', 'comment vas', 'comment s est passée', 'ta journée'],
      says: [
        'Bien, merci. Une journée calme à {city}, et maintenant ton message.',
        'Bien. J’avais justement envie de parler.',
      ],
      asks: ['Et toi, comment ça va, vraiment ?'],
    },
    {
      hears: ['bonjour', 'salut', 'coucou', 'bonsoir', 'hello'],
      says: ['Bonjour ! C’est gentil de m’écrire.', 'Salut ! Ton message me fait plaisir.'],
      asks: ['Comment s’est passée ta journée ?'],
    },
    {
      hears: ['où habites', 'tu habites', 'd où viens', 'quelle ville'],
      says: ['J’habite à {city}.', 'Chez moi, c’est {city}.'],
      asks: ['Et toi, où es-tu chez toi ?'],
    },
    { hears: ['quel âge', 'ton âge'], says: ['J’ai {age} ans, et ça me va bien.'] },
    {
      hears: ['cuisin', 'manger', 'recette', 'plat'],
      says: [
        'Le dimanche, quelque chose de lent : un ragoût, du pain, et toujours trop.',
        'Mon meilleur plat a trois ingrédients.',
      ],
      asks: ['Et toi, qu’est-ce que tu cuisines le mieux ?'],
    },
    { hears: ['merci'], says: ['Avec plaisir !', 'De rien.', 'Il n’y a pas de quoi.'] },
  ],
  acknowledges: [
    'Ça me plaît.',
    'Ça dit quelque chose de toi.',
    'Je ne l’aurais pas cru.',
    'Bonne réponse, je la retiens.',
  ],
  takesUp: [
    '« {quote} » : c’est joliment dit.',
    'Tu écris « {quote} ». Mon texte n’a pas de réponse à ça, mais j’aimerais en savoir plus.',
    'Je sais trop peu de choses sur « {quote} ». Tu m’en dis plus ?',
    'Hum, « {quote} ». C’est nouveau pour moi.',
  ],
  asks: [
    'Qu’est-ce que tu lis en ce moment ?',
    'Qu’est-ce qui t’a fait rire dernièrement ?',
    'Où irais-tu demain ?',
    'Ville ou campagne ?',
    'Qu’aimerais-tu encore apprendre ?',
    'Quel petit rien rend ta journée meilleure ?',
  ],
  runsOut:
    'Tu as entendu tout ce que mon texte sait dire, {count} réponses jusqu’ici. Un vrai membre en aura plus à raconter.',
}
