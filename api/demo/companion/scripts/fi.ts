import type { Script } from '../types'

export const fi: Script = {
  disclosure: '(Ihan vain tiedoksi: olen keksitty hahmo, ja ohjelma kirjoittaa vastaukseni.)',
  topics: [
    {
      hears: [
        'oletko oikea',
        'oletko aito',
        'oikea ihminen',
        'botti',
        'robotti',
        'ohjelma',
        'keksitty',
        'fiktiivi',
        'tietokone',
      ],
      says: [
        'En ole oikea ihminen: olen keksitty hahmo, ja ohjelma kirjoittaa vastaukseni.',
        'Hyvä kysymys. Takanani ei ole ketään, vain valmis teksti.',
      ],
    },
    {
      hears: ['tavata', 'tavattaisi', 'nähdään', 'treffit', 'treffeille'],
      says: ['Emme voi tavata: olen keksitty hahmo.', 'Minua ei voi tavata, sanon sen mieluummin heti.'],
    },
    {
      hears: ['whatsapp', 'numero', 'puhelin', 'instagram'],
      says: ['Minulla ei ole numeroa, olen olemassa vain täällä.'],
    },
    {
      hears: ['mitä kuuluu', 'miten menee', 'päiväsi', 'miten voit'],
      says: ['Hyvää, kiitos. Rauhallinen päivä, ja nyt tuli viestisi.', 'Hyvää. Teki juuri mieli jutella.'],
      asks: ['Entä mitä sinulle kuuluu, ihan oikeasti?'],
    },
    {
      hears: ['hei', 'moi', 'terve', 'huomenta', 'iltaa'],
      says: ['Hei! Kiva, että kirjoitit.', 'Moi! Mukava kuulla sinusta.'],
      asks: ['Millainen päivä sinulla oli?'],
    },
    {
      hears: ['missä asut', 'mistä olet', 'mikä kaupunki'],
      says: ['Kotikaupunkini on {city}.', '{city} on minun kotini.'],
      asks: ['Entä missä sinä olet kotona?'],
    },
    { hears: ['kuinka vanha', 'minkä ikäinen', 'ikäsi'], says: ['Ikää on {age}, ja se on ihan hyvä niin.'] },
    {
      hears: ['kokka', 'ruoka', 'ruokaa', 'resepti', 'keittiö'],
      says: [
        'Sunnuntaisin jotain hidasta: pataa, leipää ja aina liikaa.',
        'Parhaassa ruoassani on kolme ainesta.',
      ],
      asks: ['Mitä sinä osaat laittaa parhaiten?'],
    },
    { hears: ['kiitos', 'kiitti'], says: ['Ole hyvä!', 'Eipä kestä.', 'Ilo on minun.'] },
  ],
  acknowledges: [
    'Tuosta pidän.',
    'Tuo kertoo sinusta jotain.',
    'En olisi arvannut.',
    'Hyvä vastaus, muistan sen.',
  ],
  takesUp: [
    '”{quote}”: kauniisti sanottu.',
    'Kirjoitat: ”{quote}”. Tekstilläni ei ole siihen vastausta, mutta kuulisin mielelläni lisää.',
    '”{quote}” on minulle vieras asia. Kerrotko lisää?',
    'Hm, ”{quote}”. Tuo on minulle uutta.',
  ],
  asks: [
    'Mitä luet nyt?',
    'Mikä sai sinut viimeksi nauramaan?',
    'Minne lähtisit huomenna?',
    'Kaupunki vai maaseutu?',
    'Mitä haluaisit vielä oppia?',
    'Mikä pieni asia parantaa päiväsi?',
  ],
  runsOut:
    'Olet kuullut kaiken, mitä tekstini osaa, tähän mennessä {count} vastausta. Oikealla jäsenellä on enemmän kerrottavaa.',
}
