import type { Script } from '../types'

export const nl: Script = {
  disclosure:
    '(Voor de duidelijkheid: ik ben een verzonnen personage en een programma schrijft mijn antwoorden.)',
  topics: [
    {
      hears: ['ben je echt', 'echt persoon', 'bot', 'robot', 'programma', 'verzonnen', 'fictief', 'computer'],
      says: [
        'Nee, ik ben geen echt persoon: ik ben verzonnen en een programma schrijft mijn antwoorden.',
        'Goede vraag. Achter mij zit niemand, alleen een tekst die klaarlag.',
      ],
    },
    {
      hears: ['afspreken', 'ontmoeten', 'zien we', 'uitgaan', 'date'],
      says: [
        'Afspreken kan niet: ik ben een verzonnen personage.',
        'Met mij afspreken gaat niet, dat zeg ik liever meteen.',
      ],
    },
    {
      hears: ['whatsapp', 'nummer', 'telefoon', 'instagram'],
      says: ['Ik heb geen nummer, ik besta alleen hier.'],
    },
    {
      hears: ['hoe gaat', 'hoe was je dag', 'alles goed'],
      says: [
        'Goed, dank je. Een rustige dag in {city}, en nu jouw bericht.',
        'Prima. Ik had net zin om te praten.',
      ],
      asks: ['En hoe gaat het met jou, eerlijk?'],
    },
    {
      hears: ['hallo', 'hoi', 'hey', 'goede', 'dag'],
      says: ['Hallo! Leuk dat je schrijft.', 'Hoi! Fijn om van je te horen.'],
      asks: ['Hoe was je dag?'],
    },
    {
      hears: ['waar woon', 'waar kom je', 'welke stad'],
      says: ['Ik woon in {city}.', '{city} is mijn thuis.'],
      asks: ['En waar ben jij thuis?'],
    },
    { hears: ['hoe oud', 'leeftijd'], says: ['Ik ben {age}, en dat is prima zo.'] },
    {
      hears: ['kook', 'koken', 'eten', 'recept', 'keuken'],
      says: [
        'Op zondag iets wat lang duurt: een stoofpot, brood, en te veel van alles.',
        'Mijn beste gerecht heeft drie ingrediënten.',
      ],
      asks: ['Wat kook jij het best?'],
    },
    { hears: ['dank', 'bedankt'], says: ['Graag gedaan!', 'Geen dank.', 'Met plezier.'] },
  ],
  acknowledges: [
    'Dat bevalt me.',
    'Dat zegt iets over jou.',
    'Dat had ik niet gedacht.',
    'Goed antwoord, dat onthoud ik.',
  ],
  takesUp: [
    '“{quote}”: mooi gezegd.',
    'Je schrijft “{quote}”. Daar heeft mijn tekst geen antwoord op, maar ik hoor graag meer.',
    'Over “{quote}” weet ik te weinig. Vertel je me meer?',
    'Hm, “{quote}”. Dat is nieuw voor me.',
  ],
  asks: [
    'Wat lees je nu?',
    'Waar moest je het laatst om lachen?',
    'Waar zou je morgen heen gaan?',
    'Stad of platteland?',
    'Wat wil je nog leren?',
    'Welk klein ding maakt je dag beter?',
  ],
  runsOut:
    'Je hebt alles gehoord wat mijn tekst kan, {count} antwoorden tot nu toe. Een echt lid heeft meer te vertellen.',
}
