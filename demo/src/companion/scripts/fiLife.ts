import { cues } from '../match'
import type { Topic } from '../types'

/** People, places and moods. */
export const fiLife: readonly Topic[] = [
  {
    hears: cues(`
      matkust, matka, matkoil, loma, kesäloma, talviloma, hiihtoloma, reissu, reissa, ulkomai, juna, lento,
      lentä, lennä, lennot, etelänmat, mökki, mökil, mökkei, interrail
    `),
    says: [
      'Matkustan mieluiten junalla: siinä näkee, miten maisema vaihtuu.',
      'Pikkukaupungit sesongin ulkopuolella, niin minä matkustan.',
      'Pakkaan liikaa kirjoja ja liian vähän sukkia.',
    ],
    asks: ['Minne lähtisit huomenna?', 'Mihin paikkaan haluaisit palata?'],
  },
  {
    hears: cues(`
      meri, meren, merel, mereen, ranta, ranna, uimaan, uimas, uida, uin, uit, uitko, uinti, järvi, järve,
      avanto, avannos, saaristo, veneil, laituri
    `),
    says: ['Veden äärellä ajatus kulkee paremmin.', 'Uin melkein säällä kuin säällä, alussa vähän kiljuen.'],
    asks: ['Meri vai järvi?'],
  },
  {
    hears: cues(`
      vuori, vuoret, vuoril, tunturi, lappi, lapissa, vaell, retki, retke, kiipe, metsä, luonto, luonno,
      kävele, kävely, käveli, puutarha, sienes, sieni, marjas, marjoja
    `),
    says: [
      'Pitkä kävely ratkaisee suurimman osan huolistani.',
      'Pysähdyn joka näköalapaikalla, joten minun kanssani ei olla perillä etuajassa.',
    ],
    asks: ['Käveletkö nopeasti vai hitaasti?'],
  },
  {
    hears: cues(`
      urheil, liikun, liikku, kuntosali, sali, salil, jalkapallo, lentopallo, futis, lätkä, jääkiekko, juokse,
      juoksu, juosta, lenkki, lenkil, lenkkei, jooga, tennis, padel, sähly, pyörä, pyöräil, treeni, treena,
      hiiht, hiihdä, laskettel
    `),
    says: [
      'Liikun niin kuin muut tekevät veroilmoituksen: viime tipassa, mutta jälkeenpäin on hyvä olo.',
      'Pyörä ja tasainen tie, siinä minun lajini.',
      'Lätkää katson lähinnä seuran vuoksi.',
    ],
    asks: ['Millaista liikuntaa sinä harrastat?'],
  },
  {
    hears: cues(`koira, koiri, koiru, kissa, kisso, kisu, lemmik, eläin, eläim, lempieläi, pentu, hauva`),
    says: [
      'Juttelen jokaiselle vastaantulevalle koiralle ja useimmille kissoille.',
      'Kissa sopisi minulle: jättäisimme toisemme ystävällisesti rauhaan.',
    ],
    asks: ['Onko sinulla lemmikkiä?', 'Koira vai kissa?'],
  },
  {
    hears: cues(`
      perhe, perheesi, veli, velje, velipuoli, sisko, sisar, äiti, äidi, isä, isäsi, isän, vanhempasi,
      vanhempia, vanhemmat, vanhempie, lapsi, lapse, lapset, lasten, lastenlap, muksu, tytär, tyttär, poikasi,
      mummo, sukula
    `),
    says: [
      'Perhe on pitkä pöytä, jossa kaikki puhuvat yhtä aikaa.',
      'Kuulen mielelläni perheistä, jokaisella on oma kielensä.',
    ],
    asks: ['Oletko läheinen perheesi kanssa?'],
  },
  {
    hears: cues(`
      rakkau, rakast, suhde, suhteen, suhteessa, parisuhd, parisuhte, etsit, haet, sinkku, naimisi, eronnu,
      poikaystäv, tyttöystäv, kumppan, puoliso, seurust, romant, ihastu, vakavaa
    `),
    says: [
      'Ensin lämpö, heti perään huumori.',
      'Minusta on hyvä edetä rauhassa.',
      'Romanttisinta on se, että joku kuuntelee.',
    ],
    asks: ['Mitä etsit täältä?', 'Milloin uskallat luottaa toiseen?'],
  },
  {
    hears: cues(`
      kaunis, kaunii, nätti, söpö, komea, komee, olet ihana, oot ihana, ihana hymy, ihanat silmät, kuvasi,
      kuvassa, kuvis, kuvia, sun kuva, silmäsi, sun silmä, hymysi, sun hymy, seksik, hyvännäkö, hyvän näkö,
      näytät, olet upea, oot upee, viehättäv, hurmaava
    `),
    says: [
      'Kiitos, sepä lämmittää. Joku on piirtänyt minut huolella.',
      'Nyt imartelet. Valokin auttoi asiaa.',
    ],
    asks: ['Mitä muut sanovat sinun hymystäsi?'],
  },
  {
    hears: cues(`
      mikä sää, millainen sää, minkälainen sää, millanen sää, hyvä sää, huono sää, kaunis sää, sää siellä,
      siellä sää, onpa sää, ilmat, ilma siellä, keli, kelit, sataa, sataako, sade, satee, aurin, lunta, lumi,
      lumen, pakkan, pakkas, kylmä, helle, helte, lämmin ilta, kuuma päivä, kesä, talvi, talve, kevät, kevää,
      syksy, räntä, loska, vuodenai, vuodenaj
    `),
    says: [
      'Pidän sateesta, kun olen sisällä eikä ole mitään suunnitelmia.',
      'Mikään ei voita kevään ensimmäistä lämmintä iltaa.',
    ],
    asks: ['Mikä on sinun vuodenaikasi?'],
  },
  {
    hears: cues(`
      surulli, suru, surett, yksinäi, olen yksin, oon yksin, niin yksin, ihan yksin, masen, masis, ahdist,
      olen väsy, oon väsy, niin väsy, väsytt, huono päivä, paska päivä, kauhea päivä, huonosti, paha olla,
      paha mieli, stress, itke, itkett, sairas, kipeä, kipee, uupunu, itsemurha, kuolla, en jaksa, ei jaksa
    `),
    says: [
      'Ikävä kuulla. Olen vain ohjelma, joten puhu jollekulle, joka voi olla tukenasi.',
      'Kuulostaa raskaalta. Ystävä tai kriisipuhelin voi auttaa tavalla, johon ohjelma ei pysty.',
      'Lepää, jos voit, ja kerro läheisellesi, miltä sinusta tuntuu.',
    ],
    asks: ['Onko joku, jolle voit soittaa tänään?'],
  },
  {
    hears: cues(`
      unelm, uni, unia, unta, nuku, nukku, nukahd, yö, yöllä, yöt, valvo, heräät, heräätkö, herätä, aamuvirk,
      iltavirk, aamuihmi, iltaihmi, yökyöp
    `),
    says: [
      'Parhaat ajatukset tulevat juuri ennen nukahtamista, ja aamupalalla ne ovat jo unohtuneet.',
      'Aamulla ja minulla on sopimus: ei puhetta ennen kahdeksaa.',
    ],
    asks: ['Aamuvirkku vai yökyöpeli?'],
  },
  {
    hears: cues(`
      olet hauska, oot hauska, jotain hauskaa, vitsi, vitsejä, naura, nauro, nauru, huumor, haha, ha ha, hehe,
      hihi, lol, xd, hassu
    `),
    says: [
      'Nauran omille vitseilleni, niin joku sentään nauraa.',
      'Hyvää vitsiä ei tarvitse selittää. Minä en osaa yhtään.',
    ],
    asks: ['Mikä sai sinut viimeksi nauramaan?'],
  },
  {
    hears: cues(`
      kiitos, kiitoksia, kiitti, kiitän, kiits, kiva sinulta, kiva sulta, olet kiltti, oot kiltti
    `),
    says: ['Ole hyvä!', 'Eipä kestä.', 'Eipä mitään, juttelen mielelläni.'],
  },
  {
    hears: cues(`
      hyvää yötä, öitä, kauniita unia, moi moi, moimoi, moikka moi, hei hei, heihei, heippa, heido, näkemiin,
      nähdään, kuulemiin, palataan, jutellaan, huomiseen, pitää mennä, täytyy mennä, pitää lähte,
      täytyy lähte, mun pitää, nyt nukkumaan, hyvää viikonloppua, hauskaa viikonloppua, hyvää illanjatkoa,
      hyvää päivänjatkoa
    `),
    says: [
      'Pidä huolta itsestäsi, ja kirjoita, kun siltä tuntuu.',
      'Hyvää yötä, oli mukava jutella.',
      'Kuullaan taas!',
    ],
  },
  {
    hears: cues(`anteeksi, anteeks, sori, sorry, pahoittel, ei ollut tarkoitus`),
    says: ['Ei tarvitse pyydellä anteeksi.', 'Ei se mitään.'],
  },
  {
    hears: cues(`
      entä sinä, entä sä, entäs sinä, entäs sä, entä sinul, entä sul, entäs sinul, entäs sul, no entä,
      entä itse, entä ite, entä itel, mites sä, mites sul, mites itse, mites itel, samoin, sinä itse, sä ite
    `),
    says: [
      'Minäkö? Sanoisin: {interest}, rauhallinen pöytä ja aikaa.',
      'Riippuu päivästä. Tänään otan rauhallisesti.',
      'Olen mutkattomampi kuin miltä näytän: {city}, hyvä leipä ja hyvä seura.',
    ],
  },
  {
    hears: cues(`miks, miksi, minkä takia, minkä vuoksi, mistä syystä, kuinka niin, miten niin`),
    says: ['Lähinnä uteliaisuudesta, luulen.', 'Paras syy, jonka tiedän: koska tekee mieli.'],
  },
  {
    hears: cues(`
      joo, juu, jep, jees, kyllä, kylläpä, toki, totta kai, tottakai, tietenkin, tietysti, juuri niin, aivan,
      niinpä, niin on, ok, okei, selvä, samaa mieltä, ilman muuta, mielelläni
    `),
    says: ['Sitä vähän toivoinkin.', 'Hyvä, sitten olemme samaa mieltä.', 'Sittenhän meitä on kaksi.'],
  },
  {
    hears: cues(`ei, en, eipä, enpä, ei kiitos, en oikein, ei oikein, ei oikeastaan, en koskaan, en ikinä`),
    says: ['Selvä juttu.', 'Hyvä, että sanoit suoraan.', 'Hyvä tietää.'],
  },
]
