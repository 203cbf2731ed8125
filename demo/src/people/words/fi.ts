import type { DemoWords } from './DemoWords'

export const fi: DemoWords = {
  women: 'Aino Helmi Anna Laura Päivi Sanna Iida Venla'.split(' '),
  men: 'Mikko Juhani Antti Eero Ville Matti Oskari Tuomas'.split(' '),
  who: [
    'Herään aikaisin, mutta juttelen mieluiten myöhään.',
    'Korjaan vanhoja pyöriä.',
    'Teen töitä numeroiden parissa ja ajattelen lauluina.',
    'Rakennan huonekaluja rauhassa ja syön myöhään.',
    'Puolet kodistani on kirjoja, loput kasveja.',
    'Sunnuntaisin kokkaan liian monelle.',
  ],
  what: [
    'Iltaisin kävelen, kunnes lamput syttyvät.',
    'Uin, kun on liian kylmä.',
    'Tunnen puiston jokaisen penkin.',
    'Leipäni on hyvää, lettuni vielä parempia.',
  ],
  whom: [
    'Etsin ihmistä, joka vastaa kokonaisin lausein.',
    'Ensin hyvä keskustelu, muulla on aikaa.',
    'Kerro, mitä luet.',
    'Ei kiirettä, vähän uteliaisuutta.',
  ],
  answers: [
    'Kahvia, tori, pitkä kävely eikä suunnitelmia neljän jälkeen.',
    'Linssikeitto. Kaksi on pyytänyt reseptin.',
    'Kävely veden äärellä ja sitten syömään sinne, missä nälkä yllättää.',
    'Kun bussikuski odottaa.',
    'Arvaan minkä tahansa matkalaukun painon.',
    'Vuodesta, jonka asuin veneessä.',
    'Vuohet. Ihan kaikki.',
    'Ananas kuuluu pizzaan.',
    'Penkki Triesten sataman yllä.',
    'Keitto liedellä, sade ulkona, levy soimassa.',
    'Korjasin tuolin ja poltin kakun.',
    'Keramiikkakurssi. Olemme molemmat surkeita.',
  ],
}
