import type { ServerTexts } from './ServerTexts'

export const fi: ServerTexts = {
  mails: {
    activation: {
      subject: 'Vahvista sähköpostiosoitteesi',
      heading: 'Tervetuloa, {name}',
      body: [
        'Vielä yksi vaihe: vahvista, että osoite on sinun. Sen jälkeen voit kirjoittaa muille jäsenille.',
        'Linkki toimii kerran ja on voimassa {span}. Jos et ole liittynyt, jätä tämä viesti huomiotta.',
        'Luetko tätä toisella laitteella? Kirjoita tämä koodi sivustolle: {code}. Se on voimassa {codeSpan}.',
      ],
      button: 'Vahvista osoitteeni',
    },
    reset: {
      subject: 'Valitse uusi salasana',
      heading: 'Hei {name}',
      body: [
        'Joku, toivottavasti sinä, on pyytänyt uutta salasanaa. Valitse se alla olevan linkin kautta.',
        'Linkki toimii kerran ja on voimassa {span}. Jos se et ollut sinä, jätä tämä viesti huomiotta: salasanasi pysyy ennallaan.',
      ],
      button: 'Valitse uusi salasana',
    },
    mail_change: {
      subject: 'Vahvista uusi sähköpostiosoitteesi',
      heading: 'Hei {name}',
      body: [
        'Haluat käyttää osoitetta {email} tililläsi. Vahvista se alla olevan linkin kautta.',
        'Linkki toimii kerran ja on voimassa {span}. Siihen asti vanha osoitteesi on voimassa.',
      ],
      button: 'Vahvista uusi osoite',
    },
    mail_change_asked: {
      subject: 'Haluatko vaihtaa sähköpostiosoitteesi?',
      heading: 'Hei {name}',
      body: [
        'Joku, toivottavasti sinä, on pyytänyt käyttää tililläsi toista sähköpostiosoitetta. Mikään ei ole vielä muuttunut.',
        'Jos se et ollut sinä, pysäytä vaihto alla olevan linkin kautta ja valitse uusi salasana. Linkki toimii kerran ja on voimassa {span}.',
      ],
      button: 'Pysäytä vaihto',
    },
    mail_changed: {
      subject: 'Sähköpostiosoitteesi on vaihdettu',
      heading: 'Hei {name}',
      body: [
        'Tilisi käyttää nyt toista sähköpostiosoitetta. Jos et vaihtanut sitä, kirjoita heti osoitteeseen {support}.',
      ],
    },
    password_changed: {
      subject: 'Salasanasi on vaihdettu',
      heading: 'Hei {name}',
      body: [
        'Salasanasi on vaihdettu ja sinut on kirjattu ulos kaikilta laitteilta.',
        'Jos se et ollut sinä, valitse heti uusi salasana ja kirjoita osoitteeseen {support}.',
      ],
      button: 'Kirjaudu sisään',
    },
    password_reset: {
      subject: 'Salasanasi on nollattu',
      heading: 'Hei {name}',
      body: [
        'Salasanasi on nollattu ja sinut on kirjattu ulos kaikilta laitteilta. Jos sinulla oli todennusavaimia, ne on poistettu; voit lisätä ne uudelleen asetuksissa.',
        'Jos se et ollut sinä, valitse heti uusi salasana ja kirjoita osoitteeseen {support}.',
      ],
      button: 'Kirjaudu sisään',
    },
    passkey_added: {
      subject: 'Tilillesi lisättiin todennusavain',
      heading: 'Hei {name}',
      body: [
        'Voit nyt kirjautua sisään todennusavaimella ”{passkey}”.',
        'Jos et lisännyt sitä itse, poista se asetuksista, vaihda salasana heti ja kirjoita osoitteeseen {support}.',
      ],
      button: 'Avaa asetukset',
    },
    already_member: {
      subject: 'Sinulla on jo tili',
      heading: 'Hei {name}',
      body: [
        'Joku, toivottavasti sinä, yritti luoda tilin tällä osoitteella. Sinulla on jo tili: kirjaudu sisään tai vaihda salasana, jos olet unohtanut sen.',
        'Jos se et ollut sinä, jätä tämä viesti huomiotta: mikään ei ole muuttunut.',
      ],
      button: 'Kirjaudu sisään',
    },
    no_account: {
      subject: 'Uudesta salasanastasi',
      heading: 'Hei',
      body: [
        'Joku, toivottavasti sinä, on pyytänyt uutta salasanaa tälle osoitteelle. Osoitteella ei ole tiliä; ehkä liityit toisella osoitteella.',
        'Jos se et ollut sinä, jätä tämä viesti huomiotta.',
      ],
    },
    deletion: {
      subject: 'Tilisi poistetaan',
      heading: 'Näkemiin, {name}',
      body: [
        'Profiilisi ei ole enää näkyvissä. {date} kaikki sinusta tallennettu poistetaan lopullisesti.',
        'Jos muutat mielesi sitä ennen, palauta tilisi alla olevan linkin kautta.',
      ],
      button: 'Palauta tilini',
    },
    new_message: {
      subject: 'Sinulle on uusi viesti',
      heading: 'Hei {name}',
      body: ['{sender} kirjoitti sinulle.'],
      button: 'Lue viesti',
    },
    new_like: {
      subject: 'Profiilissasi on uutta',
      heading: 'Hei {name}',
      body: ['{sender} tykkää profiilistasi.'],
      button: 'Katso, kuka se on',
    },
    receipt: {
      subject: 'Kuittisi {number}',
      heading: 'Kiitos, {name}',
      body: [
        '{date} ostit {credits} krediittiä hintaan {price}. Kuitin numero: {number}.',
        'Voit peruuttaa oston {until} asti kohdassa ”Ostokseni”.',
      ],
      button: 'Katso ostokseni',
    },
    withdrawal: {
      subject: 'Vahvistus peruutuksestasi {reference}',
      heading: 'Hei {name}',
      body: [
        'Saimme peruutuksesi {date}. Viite: {reference}.',
        '{credits} käyttämätöntä krediittiä on poistettu, ja {price} on matkalla alkuperäiselle maksutavalle.',
      ],
      button: 'Katso ostokseni',
    },
    payment_instructions: {
      subject: 'Näin maksat {price}',
      heading: 'Hei {name}',
      body: [
        'Tilauksesi odottaa maksuasi {price}. Maksun saaja: {account}.',
        'Kirjoita maksuun tämä viite, jotta tunnistamme sen: {reference}. Eräpäivä: {until}. Krediitit tulevat heti, kun rahat ovat perillä.',
      ],
      button: 'Katso tilaukseni',
    },
    payment_returned: {
      subject: 'Maksusi {reference} palautetaan',
      heading: 'Hei {name}',
      body: [
        'Saimme maksusi {price}, mutta olit jo käyttänyt tilauksen alennuksen toisessa maksussa. Siksi et saanut krediittejä.',
        'Koko summa palautetaan alkuperäiselle maksutavalle. Viite: {reference}.',
      ],
      button: 'Katso ostokseni',
    },
    payment_released: {
      subject: 'Tilauksestasi ei veloitettu mitään',
      heading: 'Hei {name}',
      body: [
        'Tilaustasi ({credits} krediittiä) varten varattiin {price} {date}. Varaus on purettu: mitään ei veloitettu, etkä saanut krediittejä.',
        'Voi kestää muutaman päivän, ennen kuin summa näkyy pankissasi taas käytettävissä. Jos haluat krediitit yhä, tilaa ne vain uudelleen.',
      ],
      button: 'Katso tilaukseni',
    },
    report_received: {
      subject: 'Olemme saaneet ilmoituksesi {reference}',
      heading: 'Kiitos',
      body: [
        'Ilmoituksesi ({date}) on tiimimme käsiteltävänä viitteellä {reference}. Kuulet meistä, kun asia on ratkaistu.',
      ],
    },
    report_decided: {
      subject: 'Päätös ilmoituksestasi {reference}',
      heading: 'Hei',
      body: [
        'Tutkimme ilmoituksesi {reference}. Päätös: {decision}',
        'Jos olet eri mieltä, kirjoita osoitteeseen {support}, niin joku toinen tutkii asian.',
      ],
    },
    complaint_received: {
      subject: 'Olemme saaneet valituksesi {reference}',
      heading: 'Hei {name}',
      body: [
        'Valituksesi ({date}) on tiimimme käsiteltävänä viitteellä {reference}. Vastaamme {days} arkipäivän kuluessa.',
      ],
    },
    export_ready: {
      subject: 'Tiedostosi on ladattavissa',
      heading: 'Tietosi, {name}',
      body: [
        'Kaikki, mitä meillä on sinusta, on nyt yhdessä tiedostossa: sivu luettavaksi, kuvasi ja samat tiedot muille ohjelmille.',
        'Voit ladata sen asetuksistasi {date} asti. Sitä varten sinun on kirjauduttava sisään.',
      ],
      button: 'Siirry lataukseen',
    },
    photo_refused: {
      subject: 'Kuva hylättiin',
      heading: 'Hei {name}',
      body: [
        'Emme voineet hyväksyä yhtä kuvistasi. Syy näkyy profiilissasi.',
        'Jos olet eri mieltä, voit tehdä siellä oikaisupyynnön, niin joku toinen tutkii asian.',
      ],
      button: 'Katso syy',
    },
    photo_appeal_decided: {
      subject: 'Päätös oikaisupyynnöstäsi',
      heading: 'Hei {name}',
      body: [
        'Tarkistimme kuvasi uudelleen. Päätös: {decision}',
        'Jos sinulla on kysyttävää, kirjoita osoitteeseen {support}.',
      ],
      button: 'Katso kuvani',
    },
  },
  footer: {
    why: 'Saat tämän viestin, koska osoite on annettu palvelussa {site}.',
    unsubscribe: 'Lopeta nämä sähköpostit',
    link: 'Jos painike ei toimi, kopioi tämä linkki selaimeesi:',
  },
  sms: { code: '{site}: koodisi on {code}. Se on voimassa {span}. Älä anna sitä kenellekään.' },
  push: { message: 'Uusi viesti: {sender}', like: '{sender}: uutta sinulle', block: 'Estä' },
  fictional: 'Fiktiivinen profiili',
  icebreakers: [
    'Mikä sai sinut hymyilemään tällä viikolla?',
    'Minkä paikan kaupungistasi näyttäisit minulle ensin?',
    'Kahvia, teetä vai jotain vahvempaa?',
    'Mistä voisit puhua tunnin ajan?',
    'Aamuvirkku vai yökyöpeli?',
  ],
  exportPage: {
    title: 'Tietosi',
    intro:
      'Tässä on kaikki, mitä meillä on sinusta. Kentillä on samat nimet kuin järjestelmissämme; data.json sisältää saman muille ohjelmille.',
    none: 'Täällä ei ole mitään.',
    sections: {
      account: 'Tili ja profiili',
      photos: 'Kuvat',
      people: 'Tykkäykset, estot ja vastaukset',
      messages: 'Viestit',
      payments: 'Maksut ja krediitit',
      reports: 'Ilmoitukset ja valitukset',
      devices: 'Laitteet',
      other: 'Kaikki muu',
    },
  },
  receipt: {
    title: 'Kuitti {number}',
    seller: 'Myyjä',
    customer: 'Asiakas',
    paidOn: 'Maksettu',
    credits: '{count} krediittiä',
    discount: 'Alennus',
    surcharge: 'Lisämaksu',
    total: 'Yhteensä',
    vat: 'Sisältää arvonlisäveroa ({rate})',
    refunded: 'Hyvitetty',
  },
}
