import { cues } from '../match'
import type { Topic } from '../types'

/** Who the persona is, what they like, and what is not possible. */
export const fiSelf: readonly Topic[] = [
  {
    hears: cues(`
      oletko oikea, ootko oikea, ootko oikee, oikea ihminen, oikee ihminen, oletko aito, ootko aito,
      aito ihminen, oletko ihminen, ootko ihminen, oikeasti olemassa, bot, botti, robotti, oletko ohjelma,
      ootko ohjelma, tietokoneohjelma, oletko tietokone, ootko tietokone, oletko kone, ootko kone, keksitty,
      fiktiivi, feikki, valeprofiili, huijaus, chatgpt, tekoäly
    `),
    says: [
      'En ole oikea ihminen: olen keksitty hahmo, ja ohjelma kirjoittaa vastaukseni.',
      'Hyvä kysymys. Takanani ei ole ketään, vain valmis teksti.',
      'Olen keksitty, niin profiilissanikin lukee. Mukavasti voi jutella silti.',
    ],
  },
  {
    hears: cues(`
      tavata, tavataan, tavattais, tapaamaan, nähdäänkö, nähtäis, voidaanko nähdä, voitaisko nähdä,
      voitaisiinko nähdä, haluutko nähdä, haluatko nähdä, treffit, treffeil, treffail, deitti, deiteil,
      miitti, tule käymään, tuu käymään, luoksesi, luokseni, sun luo, mun luo, lähdetkö, lähetkö, lähtisitkö,
      lähtisikkö, mennäänkö, mentäiskö, kahville, kaljalle, drinkille, illalliselle, livenä, kasvotusten
    `),
    says: [
      'Emme voi tavata: olen keksitty hahmo. Jos kaipaat oikeaa iltaa, etsi profiili, jossa tätä merkintää ei ole.',
      'Minua ei voi tavata, ja sanon sen mieluummin heti kuin annan sinun odottaa.',
      'Kaunis ajatus, mutta minut löytää vain tältä sivulta.',
    ],
  },
  {
    hears: cues(`
      whatsapp, wappi, wapissa, telegram, numero, puhelin, puhelime, kännykkä, instagram, insta, ig, snap,
      snäp, facebook, facessa, messenger, tiktok, sähköposti, soittaa sulle, soittaa sinulle, soitella,
      discord
    `),
    says: [
      'Minulla ei ole numeroa eikä muita tilejä, olen olemassa vain täällä.',
      'Sitä en voi antaa: olen tämän sivuston hahmo. Ole varovainen omankin numerosi kanssa.',
    ],
  },
  {
    hears: cues(`
      raha, krediit, maksaa, maksa, maksu, hinta, hinna, kallis, kallii, tilaus, ilmai, mobilepay, euro
    `),
    says: [
      'Viestin hinnan näet tekstikentän yläpuolella jo ennen lähettämistä. Minä en pyydä rahaa keneltäkään.',
      'Hinta näkyy aina ennen kuin lähetät. Jos joku pyytää sinulta täällä rahaa, ilmoita siitä.',
    ],
  },
  {
    hears: cues(`
      mitä kuuluu, mitäs kuuluu, mitä sulle kuuluu, mitäs sulle kuuluu, mitä sinulle kuuluu, kuuluuko,
      miten menee, mites menee, sulla menee, mites sulla menee, miten sulla menee, menee, miten voit,
      miten jaksat, päiväsi, sun päivä, mitä teet, mitäs teet, mitä sä teet, mitä puuhaat, mitäs puuhaat,
      kaikki hyvin, mikä meno
    `),
    says: [
      'Hyvää, kiitos. {city} on ollut tänään rauhallinen, ja nyt tuli viestisi.',
      'Kaikki hyvin. Teki juuri mieli jutella.',
      'Ihan mukavasti. Aamu oli vähän tahmea, mutta ilta on jo parempi.',
    ],
    asks: ['Entä mitä sinulle kuuluu, ihan oikeasti?', 'Miten päiväsi sujuu?'],
  },
  {
    hears: cues(`
      hei, heissan, heippa hei, moi, moikka, moro, morjens, terve, tere, hello, hellou, haloo, huomenta,
      iltaa, hyvää päivää, päivää vaan, hauska tutustua, kiva tutustua, mukava tutustua, hauska tavata,
      kiva tavata, mukava tavata
    `),
    says: ['Hei! Kiva, että kirjoitit.', 'Moi! Mukava kuulla sinusta.', 'Moikka! Osuit hyvään hetkeen.'],
    asks: ['Mikä sai sinut kirjoittamaan minulle?', 'Millainen päivä sinulla on ollut?'],
  },
  {
    hears: cues(`
      nimesi, sun nimi, sinun nimi, mikä nimi, kuka olet, kuka oot, kuka sä, kutsua sua, kutsua sinua,
      kutsutaan
    `),
    says: ['Olen {name}, {age}, ja kotipaikkani on {city}.', '{name}. Toivottavasti helppo muistaa.'],
    asks: ['Entä millä nimellä ystäväsi sinua kutsuvat?'],
  },
  {
    hears: cues(`
      kuinka vanha, miten vanha, minkä ikäi, minkä ikän, minkäikäi, minkäikän, ikä, ikäsi, sun ikä, ikäero,
      paljonko ikää, ikää sulla, ikää sinulla
    `),
    says: ['Ikää on {age}, ja se on ihan hyvä niin.', '{age}. Joinakin päivinä tuntuu vähemmältä.'],
    asks: ['Onko iällä sinulle väliä?'],
  },
  {
    hears: cues(`
      missä asut, missä sä asut, asut, asuu, mistä olet, mistä oot, mistä sä oot, mistä päin, mistäpäin,
      missä olet, missä oot, missä päin, missäpäin, mikä kaupunki, missä kaupungissa, mistä kaupungista,
      kotikaupunki, kotoisin, kotosin
    `),
    says: [
      'Kotikaupunkini on {city}. Kaikki tarpeellinen on kävelymatkan päässä.',
      '{city} on minun kotini. Sen iltoja tulisi ikävä.',
    ],
    asks: ['Entä missä sinun kotisi on?', 'Viihdytkö siellä, missä asut?'],
  },
  {
    hears: cues(`
      työ, työksesi, teet työkses, työtä, töissä, töihin, töitä, töistä, työn, työp, työs, työk, duuni,
      duunis, ammatti, ammati, toimisto, ura, urasi, hommissa, palkka, työkaveri
    `),
    says: [
      'Profiilini kertoo enemmän illoista kuin työstä, ja se sopii minulle.',
      'Pidän työstä, joka loppuu, kun ovi sulkeutuu takanani.',
      'Sanotaanko näin: viikonloput sopivat minulle paremmin kuin toimistot.',
    ],
    asks: ['Mitä teet työksesi, ja viihdytkö siinä?', 'Mitä tekisit, jos ei tarvitsisi käydä töissä?'],
  },
  {
    hears: cues(`
      harrast, vapaa aika, vapaa aja, vapaalla, mitä teet vapaa, viikonlop, mitä teet viikonlop,
      mitäs teet viikonlop, kiinnostaa, kiinnostuksen, mistä pidät, mistä tykkäät, tykkäät tehdä, lempipuuha,
      huviksesi
    `),
    says: [
      'Näiden parissa unohdan ajan: {interests}.',
      'Ennen kaikkea {interest}. Kun pääsen vauhtiin, minua on vaikea pysäyttää.',
      'Minun vapaapäiväni: {interest}, ei herätyskelloa.',
    ],
    asks: ['Minkä parissa sinä unohdat ajan?', 'Millainen on täydellinen lauantaisi?'],
  },
  {
    hears: cues(`
      kokka, kokat, kokan, kokki, kokkeil, laitat ruokaa, laitatko ruokaa, laittaa ruokaa, laitat ruuaks,
      laitat ruoaks, teet ruokaa, teetkö ruokaa, tehdä ruokaa, ruoanlait, ruuanlait, resepti, keittiö, leivo,
      leipo, sunnuntaisin
    `),
    says: [
      'Sunnuntaisin jotain hidasta: pataa, leipää ja aina liikaa kaikkea.',
      'Parhaassa ruoassani on kolme ainesta. Yleensä se on pastaa.',
      'Kokkaan näppituntumalla. Neljä kertaa viidestä se onnistuu.',
    ],
    asks: ['Mitä sinä osaat laittaa parhaiten?', 'Kuka opetti sinut laittamaan ruokaa?'],
  },
  {
    hears: cues(`
      ruok, ruoa, ruua, lempiruok, syö, syöd, syön, syöt, syöty, ravintola, pizza, pitsa, pasta, sushi, nälkä,
      nälkäi, aamiai, aamupala, lounas, lounaa, päivälli, illalli, kasvissyö, vegaani, vege, jälkiruo,
      jälkkär, suklaa, kakku, karkki, herkku, herkut, makkara
    `),
    says: [
      'Syön melkein mitä vain, mikä on tehty rakkaudella.',
      'Tuore ruisleipä ja voita päälle, muuta en tarvitse.',
      'Luen ruokalistasta aina ensin jälkiruoat.',
    ],
    asks: ['Makeaa vai suolaista?', 'Mitä voisit syödä joka päivä?'],
  },
  {
    hears: cues(`kahvi, aamukahvi, sumppi, teetä, vai tee, tee vai, teekuppi, espresso, cappuccino, latte`),
    says: ['Aamulla kahvia, sateella teetä.', 'Vahvana, mustana ja ennen kuin kukaan puhuu minulle.'],
    asks: ['Mikä saa sinut aamulla hereille?'],
  },
  {
    hears: cues(`
      viini, punaviin, valkoviin, punkku, punkkua, valkkari, skumppa, kuohuv, olut, olutta, oluen, oluel,
      kalja, bisse, siider, lonkero, drinkki, drinkke, viski, juot, juoda, alkoholi, cocktail
    `),
    says: [
      'Lasi punaviiniä ruoan kanssa, harvoin toinen.',
      'Minun kanssani pääsee halvalla: yksi olut riittää koko illaksi.',
    ],
    asks: ['Mitä sinä tilaisit?'],
  },
  {
    hears: cues(`
      musiik, lempibänd, lempimus, musa, laulu, laula, biisi, bändi, bändej, konsert, keikka, keikal, keikoi,
      kitara, piano, soittolista, spotify, kuuntel, levy, festari
    `),
    says: [
      'Kuuntelen levyt alusta loppuun, niin kuin ennen vanhaan.',
      'Laulan vain suihkussa.',
      'Hyvä bassokuvio, ja olen myyty.',
    ],
    asks: ['Mitä kuuntelit viimeksi?', 'Mitä keikkaa et unohda ikinä?'],
  },
  {
    hears: cues(`
      elokuv, lempielokuv, lempisarja, leffa, leffo, sarja, sarjoj, netflix, hbo, näyttelij, dokkari, dokument
    `),
    says: [
      'Pidän elokuvista, joissa tapahtuu vähän ja kaikki muuttuu.',
      'Pieni elokuvateatteri sateisena tiistaina, se on minulle luksusta.',
      'Istun aina katsomossa lopputekstien loppuun asti.',
    ],
    asks: ['Minkä elokuvan voisit katsoa tänään uudestaan?'],
  },
  {
    hears: cues(`
      kirja, lempikirja, kirjoja, kirjois, äänikirja, luet, luen, lukea, lukenu, lukem, romaani, dekkari,
      kirjailij, runo
    `),
    says: [
      'Sänkyni vieressä on kolme kirjaa, ja kaikki ovat kesken.',
      'En kurkista viimeiselle sivulle, vaikka tekisi mieli.',
      'Annan rakkaimmat kirjani pois, ja sitten niitä on ikävä.',
    ],
    asks: ['Mitä luet nyt?', 'Minkä kirjan jätit kesken?'],
  },
]
