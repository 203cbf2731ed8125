import type { ServerTexts } from './ServerTexts'

export const da: ServerTexts = {
  mails: {
    activation: {
      subject: 'Bekræft din e-mailadresse',
      heading: 'Velkommen, {name}',
      body: [
        'Der mangler ét trin: Bekræft, at adressen er din. Så kan du skrive til andre medlemmer.',
        'Linket virker én gang, inden for {span}. Hvis du ikke har oprettet dig, skal du ikke gøre noget.',
        'Læser du dette på en anden enhed? Indtast denne kode på sitet: {code}. Den gælder i {codeSpan}.',
      ],
      button: 'Bekræft min adresse',
    },
    reset: {
      subject: 'Vælg en ny adgangskode',
      heading: 'Hej {name}',
      body: [
        'Nogen, forhåbentlig dig, har bedt om en ny adgangskode. Vælg den med linket nedenfor.',
        'Linket virker én gang, inden for {span}. Hvis det ikke var dig, forbliver din adgangskode, som den er.',
      ],
      button: 'Vælg en ny adgangskode',
    },
    mail_change: {
      subject: 'Bekræft din nye e-mailadresse',
      heading: 'Hej {name}',
      body: [
        'Du vil bruge {email} til din konto. Bekræft det med linket nedenfor.',
        'Linket virker én gang, inden for {span}. Indtil da gælder din gamle adresse.',
      ],
      button: 'Bekræft den nye adresse',
    },
    mail_change_asked: {
      subject: 'Vil du ændre din e-mailadresse?',
      heading: 'Hej {name}',
      body: [
        'Nogen, forhåbentlig dig, har bedt om at bruge en anden e-mailadresse til din konto. Intet er ændret endnu.',
        'Hvis det ikke var dig, så stop ændringen med linket nedenfor og vælg en ny adgangskode. Linket virker én gang, inden for {span}.',
      ],
      button: 'Stop ændringen',
    },
    mail_changed: {
      subject: 'Din e-mailadresse er ændret',
      heading: 'Hej {name}',
      body: [
        'Din konto bruger nu en anden e-mailadresse. Hvis du ikke selv har ændret den, så skriv straks til {support}.',
      ],
    },
    password_changed: {
      subject: 'Din adgangskode er ændret',
      heading: 'Hej {name}',
      body: [
        'Din adgangskode er ændret, og du er logget ud på alle enheder.',
        'Hvis det ikke var dig, så vælg straks en ny adgangskode og skriv til {support}.',
      ],
      button: 'Log ind',
    },
    password_reset: {
      subject: 'Din adgangskode er nulstillet',
      heading: 'Hej {name}',
      body: [
        'Din adgangskode er nulstillet, og du er logget ud på alle enheder. Hvis du havde adgangsnøgler, er de fjernet; du kan tilføje dem igen i indstillingerne.',
        'Hvis det ikke var dig, så vælg straks en ny adgangskode og skriv til {support}.',
      ],
      button: 'Log ind',
    },
    passkey_added: {
      subject: 'Der er føjet en adgangsnøgle til din konto',
      heading: 'Hej {name}',
      body: [
        'Du kan nu logge ind med adgangsnøglen ”{passkey}”.',
        'Hvis det ikke var dig, så fjern den i indstillingerne, skift straks adgangskode og skriv til {support}.',
      ],
      button: 'Åbn indstillinger',
    },
    already_member: {
      subject: 'Du har allerede en konto',
      heading: 'Hej {name}',
      body: [
        'Nogen, forhåbentlig dig, ville oprette en konto med denne adresse. Du har allerede en: Log ind, eller vælg en ny adgangskode, hvis du har glemt den.',
        'Hvis det ikke var dig, kan du se bort fra denne mail: Intet er ændret.',
      ],
      button: 'Log ind',
    },
    no_account: {
      subject: 'Om din nye adgangskode',
      heading: 'Hej',
      body: [
        'Nogen, forhåbentlig dig, har bedt om en ny adgangskode til denne adresse. Der er ingen konto med den; måske har du brugt en anden adresse.',
        'Hvis det ikke var dig, kan du se bort fra denne mail.',
      ],
    },
    deletion: {
      subject: 'Din konto bliver slettet',
      heading: 'Farvel, {name}',
      body: [
        'Din profil er ikke længere synlig. Den {date} slettes alt, hvad vi har om dig, for altid.',
        'Hvis du ombestemmer dig inden da, kan du gendanne kontoen med linket nedenfor.',
      ],
      button: 'Gendan kontoen',
    },
    new_message: {
      subject: 'Du har en ny besked',
      heading: 'Hej {name}',
      body: ['{sender} har skrevet til dig.'],
      button: 'Læs beskeden',
    },
    new_like: {
      subject: 'Der er nyt på din profil',
      heading: 'Hej {name}',
      body: ['{sender} liker din profil.'],
      button: 'Se, hvem det er',
    },
    receipt: {
      subject: 'Din kvittering {number}',
      heading: 'Tak, {name}',
      body: [
        'Du købte {credits} kreditter for {price} den {date}. Kvitteringsnummer: {number}.',
        'Du kan fortryde købet til og med {until} under ”Mine køb”.',
      ],
      button: 'Se mine køb',
    },
    withdrawal: {
      subject: 'Bekræftelse på dit fortrudte køb {reference}',
      heading: 'Hej {name}',
      body: [
        'Den {date} modtog vi din besked om, at du fortryder købet. Reference: {reference}.',
        '{credits} ubrugte kreditter er fjernet, og {price} er på vej til dig på samme måde, som du betalte.',
      ],
      button: 'Se mine køb',
    },
    payment_instructions: {
      subject: 'Sådan betaler du {price}',
      heading: 'Hej {name}',
      body: [
        'Din bestilling venter på din betaling på {price} til: {account}.',
        'Skriv denne reference på betalingen, så vi kan genkende den: {reference}. Betal senest {until}. Du får kreditterne, så snart pengene er her.',
      ],
      button: 'Se min bestilling',
    },
    payment_returned: {
      subject: 'Din betaling {reference} bliver refunderet',
      heading: 'Hej {name}',
      body: [
        'Vi har modtaget din betaling på {price}, men du havde allerede brugt bestillingens rabat på en anden betaling. Derfor fik du ingen kreditter.',
        'Hele beløbet er på vej tilbage til dig på samme måde, som du betalte. Reference: {reference}.',
      ],
      button: 'Se mine køb',
    },
    payment_released: {
      subject: 'Der er ikke trukket noget for din bestilling',
      heading: 'Hej {name}',
      body: [
        'Den {date} blev {price} reserveret til din bestilling på {credits} kreditter. Beløbet er frigivet igen: Der er ikke trukket noget, og du fik ikke kreditterne.',
        'Der kan gå et par dage, før din bank viser beløbet som disponibelt igen. Vil du stadig have kreditterne, så bestil dem bare igen.',
      ],
      button: 'Se min bestilling',
    },
    report_received: {
      subject: 'Vi har modtaget din anmeldelse {reference}',
      heading: 'Tak',
      body: [
        'Din anmeldelse fra den {date} ligger hos vores team under referencen {reference}. Vi giver dig besked om afgørelsen.',
      ],
    },
    report_decided: {
      subject: 'Afgørelse om din anmeldelse {reference}',
      heading: 'Hej',
      body: [
        'Vi har set på din anmeldelse {reference}. Afgørelse: {decision}',
        'Hvis du er uenig, så skriv til {support}. Så ser en anden på den.',
      ],
    },
    complaint_received: {
      subject: 'Vi har modtaget din klage {reference}',
      heading: 'Hej {name}',
      body: [
        'Din klage fra den {date} ligger hos vores team under referencen {reference}. Vi svarer inden for {days} hverdage.',
      ],
    },
    export_ready: {
      subject: 'Din download er klar',
      heading: 'Dine data, {name}',
      body: [
        'Alt, hvad vi har gemt om dig, er nu samlet i én fil: en side til at læse, dine billeder og de samme data til andre programmer.',
        'Du kan hente den i dine indstillinger indtil {date}. Det kræver, at du er logget ind.',
      ],
      button: 'Gå til min download',
    },
    photo_refused: {
      subject: 'Et billede blev afvist',
      heading: 'Hej {name}',
      body: [
        'Vi kunne ikke godkende et af dine billeder. Du kan se hvorfor på din profil.',
        'Hvis du er uenig, kan du klage der. Så ser en anden på det.',
      ],
      button: 'Se hvorfor',
    },
    photo_appeal_decided: {
      subject: 'Afgørelse om din klage',
      heading: 'Hej {name}',
      body: [
        'Vi har set på dit billede igen. Afgørelse: {decision}',
        'Hvis du har spørgsmål, så skriv til {support}.',
      ],
      button: 'Se mine billeder',
    },
  },
  footer: {
    why: 'Du får denne mail, fordi adressen er angivet hos {site}.',
    unsubscribe: 'Stop disse mails',
    link: 'Hvis knappen ikke virker, så kopiér denne adresse til din browser:',
  },
  sms: { code: '{site}: Din kode er {code}. Den virker i {span}. Giv den aldrig til nogen.' },
  push: { message: 'Ny besked fra {sender}', like: '{sender} har nyt til dig', block: 'Bloker' },
  fictional: 'Fiktiv profil',
  icebreakers: [
    'Hvad fik dig til at smile i denne uge?',
    'Hvilket sted i din by ville du vise mig først?',
    'Kaffe, te eller noget stærkere?',
    'Hvad kan du tale om i en hel time?',
    'Er du morgenmenneske eller natteravn?',
  ],
  exportPage: {
    title: 'Dine data',
    intro:
      'Her er alt, hvad vi har gemt om dig. Felterne hedder, som de gør i vores systemer; data.json indeholder det samme til andre programmer.',
    none: 'Intet her.',
    sections: {
      account: 'Konto og profil',
      photos: 'Billeder',
      people: 'Likes, blokeringer og svar',
      messages: 'Beskeder',
      payments: 'Betalinger og kreditter',
      reports: 'Anmeldelser og klager',
      devices: 'Enheder',
      other: 'Alt andet',
    },
  },
  receipt: {
    title: 'Kvittering {number}',
    seller: 'Sælger',
    customer: 'Kunde',
    paidOn: 'Betalt den',
    credits: '{count} kreditter',
    discount: 'Rabat',
    surcharge: 'Gebyr',
    total: 'I alt',
    vat: 'Heraf moms ({rate})',
    refunded: 'Refunderet',
  },
}
