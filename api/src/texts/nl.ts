import type { ServerTexts } from './ServerTexts'

export const nl: ServerTexts = {
  mails: {
    activation: {
      subject: 'Bevestig je e-mailadres',
      heading: 'Welkom, {name}',
      body: [
        'Nog één stap: bevestig dat dit adres van jou is. Daarna kun je andere leden berichten sturen.',
        'De link werkt één keer, binnen {span}. Heb je je niet aangemeld? Negeer deze e-mail dan.',
        'Lees je dit op een ander apparaat? Vul deze code in op de site: {code}. Hij is {codeSpan} geldig.',
      ],
      button: 'Mijn adres bevestigen',
    },
    reset: {
      subject: 'Stel een nieuw wachtwoord in',
      heading: 'Hallo {name}',
      body: [
        'Iemand, hopelijk jij, heeft om een nieuw wachtwoord gevraagd. Stel het in met de link hieronder.',
        'De link werkt één keer, binnen {span}. Was jij het niet? Negeer deze e-mail dan: je wachtwoord blijft zoals het is.',
      ],
      button: 'Nieuw wachtwoord instellen',
    },
    mail_change: {
      subject: 'Bevestig je nieuwe e-mailadres',
      heading: 'Hallo {name}',
      body: [
        'Je wilt {email} voor je account gebruiken. Bevestig het met de link hieronder.',
        'De link werkt één keer, binnen {span}. Tot dan blijft je oude adres gelden.',
      ],
      button: 'Nieuw adres bevestigen',
    },
    mail_change_asked: {
      subject: 'Wil je je e-mailadres wijzigen?',
      heading: 'Hallo {name}',
      body: [
        'Iemand, hopelijk jij, wil voor je account een ander e-mailadres gebruiken. Er is nog niets gewijzigd.',
        'Was jij het niet? Stop de wijziging dan met de link hieronder en stel een nieuw wachtwoord in. De link werkt één keer, binnen {span}.',
      ],
      button: 'Wijziging stoppen',
    },
    mail_changed: {
      subject: 'Je e-mailadres is gewijzigd',
      heading: 'Hallo {name}',
      body: [
        'Je account gebruikt nu een ander e-mailadres. Heb jij het niet gewijzigd? Schrijf dan meteen naar {support}.',
      ],
    },
    password_changed: {
      subject: 'Je wachtwoord is gewijzigd',
      heading: 'Hallo {name}',
      body: [
        'Je wachtwoord is gewijzigd en je bent op alle apparaten uitgelogd.',
        'Was jij het niet? Stel dan meteen een nieuw wachtwoord in en schrijf naar {support}.',
      ],
      button: 'Inloggen',
    },
    password_reset: {
      subject: 'Je wachtwoord is opnieuw ingesteld',
      heading: 'Hallo {name}',
      body: [
        'Je wachtwoord is opnieuw ingesteld en je bent op alle apparaten uitgelogd. Had je passkeys, dan zijn die verwijderd; je kunt ze in je instellingen weer toevoegen.',
        'Was jij het niet? Stel dan meteen een nieuw wachtwoord in en schrijf naar {support}.',
      ],
      button: 'Inloggen',
    },
    passkey_added: {
      subject: 'Er is een passkey aan je account toegevoegd',
      heading: 'Hallo {name}',
      body: [
        'Je kunt nu inloggen met de passkey ‘{passkey}’.',
        'Heb jij die niet toegevoegd? Verwijder hem bij je instellingen, wijzig meteen je wachtwoord en schrijf naar {support}.',
      ],
      button: 'Instellingen openen',
    },
    already_member: {
      subject: 'Je hebt al een account',
      heading: 'Hallo {name}',
      body: [
        'Iemand, hopelijk jij, wilde met dit adres een account aanmaken. Je hebt er al een: log in, of stel een nieuw wachtwoord in als je het vergeten bent.',
        'Was jij het niet? Dan hoef je niets te doen: er is niets veranderd.',
      ],
      button: 'Inloggen',
    },
    no_account: {
      subject: 'Over je nieuwe wachtwoord',
      heading: 'Hallo',
      body: [
        'Iemand, hopelijk jij, heeft voor dit adres om een nieuw wachtwoord gevraagd. Er is geen account met dit adres; misschien heb je je met een ander adres aangemeld.',
        'Was jij het niet? Dan hoef je niets te doen.',
      ],
    },
    deletion: {
      subject: 'Je account wordt verwijderd',
      heading: 'Tot ziens, {name}',
      body: [
        'Je profiel is niet meer zichtbaar. Op {date} wordt alles wat we over je bewaren voorgoed gewist.',
        'Bedenk je je voor die tijd, herstel je account dan met de link hieronder.',
      ],
      button: 'Mijn account herstellen',
    },
    new_message: {
      subject: 'Je hebt een nieuw bericht',
      heading: 'Hallo {name}',
      body: ['{sender} heeft je een bericht gestuurd.'],
      button: 'Bericht lezen',
    },
    new_like: {
      subject: 'Er is nieuws over je profiel',
      heading: 'Hallo {name}',
      body: ['{sender} vindt je profiel leuk.'],
      button: 'Kijk wie het is',
    },
    receipt: {
      subject: 'Je bon {number}',
      heading: 'Bedankt, {name}',
      body: [
        'Je kocht op {date} {credits} credits voor {price}. Bonnummer: {number}.',
        'Je kunt deze aankoop tot en met {until} herroepen, onder ‘Mijn aankopen’.',
      ],
      button: 'Mijn aankopen bekijken',
    },
    withdrawal: {
      subject: 'Bevestiging van je herroeping {reference}',
      heading: 'Hallo {name}',
      body: [
        'We hebben je herroeping ontvangen op {date}. Kenmerk: {reference}.',
        '{credits} ongebruikte credits zijn vervallen en {price} is naar je onderweg, via dezelfde betaalmethode.',
      ],
      button: 'Mijn aankopen bekijken',
    },
    payment_instructions: {
      subject: 'Zo betaal je {price}',
      heading: 'Hallo {name}',
      body: [
        'Je bestelling wacht op je betaling van {price} aan: {account}.',
        'Vermeld dit betalingskenmerk, zodat we je betaling herkennen: {reference}. Betaal uiterlijk op {until}. De credits komen zodra het geld er is.',
      ],
      button: 'Mijn bestelling bekijken',
    },
    payment_returned: {
      subject: 'Je betaling {reference} gaat naar je terug',
      heading: 'Hallo {name}',
      body: [
        'We hebben je betaling van {price} ontvangen, maar je had de korting van die bestelling al bij een andere betaling gebruikt. Daarom heb je de credits niet gekregen.',
        'Het hele bedrag krijg je terug via dezelfde betaalmethode. Kenmerk: {reference}.',
      ],
      button: 'Mijn aankopen bekijken',
    },
    payment_released: {
      subject: 'Er is niets afgeschreven voor je bestelling',
      heading: 'Hallo {name}',
      body: [
        'Op {date} is {price} gereserveerd voor je bestelling van {credits} credits. Het bedrag is weer vrij: er is niets afgeschreven en je hebt de credits niet gekregen.',
        'Het kan een paar dagen duren voordat je bank het weer als beschikbaar toont. Wil je de credits nog? Bestel ze dan gewoon opnieuw.',
      ],
      button: 'Mijn bestelling bekijken',
    },
    report_received: {
      subject: 'We hebben je melding {reference} ontvangen',
      heading: 'Bedankt',
      body: [
        'Je melding van {date} ligt bij ons team onder kenmerk {reference}. Je hoort van ons zodra we hebben beslist.',
      ],
    },
    report_decided: {
      subject: 'Beslissing over je melding {reference}',
      heading: 'Hallo',
      body: [
        'We hebben je melding {reference} bekeken. Beslissing: {decision}',
        'Ben je het er niet mee eens? Schrijf naar {support}, dan kijkt iemand anders ernaar.',
      ],
    },
    complaint_received: {
      subject: 'We hebben je klacht {reference} ontvangen',
      heading: 'Hallo {name}',
      body: [
        'Je klacht van {date} ligt bij ons team onder kenmerk {reference}. We antwoorden binnen {days} werkdagen.',
      ],
    },
    export_ready: {
      subject: 'Je download staat klaar',
      heading: 'Jouw gegevens, {name}',
      body: [
        'Alles wat we van je bewaren staat nu in één bestand: een pagina om te lezen, je foto’s en dezelfde gegevens voor andere programma’s.',
        'Je kunt het tot {date} downloaden in je instellingen. Daarvoor moet je ingelogd zijn.',
      ],
      button: 'Naar mijn download',
    },
    photo_refused: {
      subject: 'Een foto is geweigerd',
      heading: 'Hallo {name}',
      body: [
        'We konden een van je foto’s niet goedkeuren. De reden staat in je profiel.',
        'Ben je het er niet mee eens? Dan kun je daar bezwaar maken, en kijkt iemand anders ernaar.',
      ],
      button: 'Bekijk de reden',
    },
    photo_appeal_decided: {
      subject: 'Beslissing over je bezwaar',
      heading: 'Hallo {name}',
      body: [
        'We hebben je foto opnieuw bekeken. Beslissing: {decision}',
        'Heb je vragen? Schrijf naar {support}.',
      ],
      button: 'Mijn foto’s bekijken',
    },
  },
  footer: {
    why: 'Je krijgt deze e-mail omdat dit adres bij {site} is opgegeven.',
    unsubscribe: 'Afmelden voor deze e-mails',
    link: 'Werkt de knop niet? Kopieer dan deze link naar je browser:',
  },
  sms: { code: '{site}: je code is {code}. Hij is {span} geldig. Deel hem met niemand.' },
  push: { message: 'Nieuw bericht van {sender}', like: '{sender} heeft nieuws voor je', block: 'Blokkeren' },
  fictional: 'Fictief profiel',
  icebreakers: [
    'Waar moest je deze week om glimlachen?',
    'Welke plek in je stad zou je me als eerste laten zien?',
    'Koffie, thee of iets sterkers?',
    'Waar kun je een uur lang over praten?',
    'Ochtendmens of nachtbraker?',
  ],
  exportPage: {
    title: 'Jouw gegevens',
    intro:
      'Dit is alles wat we van je bewaren. De velden heten zoals in onze systemen; data.json bevat hetzelfde voor andere programma’s.',
    none: 'Hier is niets.',
    sections: {
      account: 'Account en profiel',
      photos: 'Foto’s',
      people: 'Likes, blokkeringen en antwoorden',
      messages: 'Berichten',
      payments: 'Betalingen en credits',
      reports: 'Meldingen en klachten',
      devices: 'Apparaten',
      other: 'Al het andere',
    },
  },
  receipt: {
    title: 'Bon {number}',
    seller: 'Verkoper',
    customer: 'Klant',
    paidOn: 'Betaald op',
    credits: '{count} credits',
    discount: 'Korting',
    surcharge: 'Toeslag',
    total: 'Totaal',
    vat: 'Inclusief btw ({rate})',
    refunded: 'Terugbetaald',
  },
}
