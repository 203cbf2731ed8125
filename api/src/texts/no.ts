import type { ServerTexts } from './ServerTexts'

export const no: ServerTexts = {
  mails: {
    activation: {
      subject: 'Bekreft e-postadressen din',
      heading: 'Velkommen, {name}',
      body: [
        'Ett trinn gjenstår: bekreft at adressen er din. Da kan du skrive til andre medlemmer.',
        'Lenken virker én gang, innen {span}. Hvis du ikke har registrert deg, trenger du ikke gjøre noe.',
        'Leser du dette på en annen enhet? Skriv inn denne koden på nettstedet: {code}. Den gjelder i {codeSpan}.',
      ],
      button: 'Bekreft adressen min',
    },
    reset: {
      subject: 'Velg et nytt passord',
      heading: 'Hei {name}',
      body: [
        'Noen, forhåpentligvis du, har bedt om et nytt passord. Velg det med lenken nedenfor.',
        'Lenken virker én gang, innen {span}. Hvis det ikke var deg, forblir passordet som det er.',
      ],
      button: 'Velg et nytt passord',
    },
    mail_change: {
      subject: 'Bekreft den nye e-postadressen din',
      heading: 'Hei {name}',
      body: [
        'Du vil bruke {email} for kontoen din. Bekreft det med lenken nedenfor.',
        'Lenken virker én gang, innen {span}. Inntil da gjelder den gamle adressen.',
      ],
      button: 'Bekreft den nye adressen',
    },
    mail_change_asked: {
      subject: 'Vil du endre e-postadressen din?',
      heading: 'Hei {name}',
      body: [
        'Noen, forhåpentligvis du, har bedt om å bruke en annen e-postadresse for kontoen din. Ingenting er endret ennå.',
        'Hvis det ikke var deg, stopp endringen med lenken nedenfor og velg et nytt passord. Lenken virker én gang, innen {span}.',
      ],
      button: 'Stopp endringen',
    },
    mail_changed: {
      subject: 'E-postadressen din er endret',
      heading: 'Hei {name}',
      body: [
        'Kontoen din bruker nå en annen e-postadresse. Hvis du ikke har endret den, skriv straks til {support}.',
      ],
    },
    password_changed: {
      subject: 'Passordet ditt er endret',
      heading: 'Hei {name}',
      body: [
        'Passordet ditt er endret, og du er logget ut på alle enheter.',
        'Hvis det ikke var deg, velg straks et nytt passord og skriv til {support}.',
      ],
      button: 'Logg inn',
    },
    password_reset: {
      subject: 'Passordet ditt er tilbakestilt',
      heading: 'Hei {name}',
      body: [
        'Passordet ditt er tilbakestilt, og du er logget ut på alle enheter. Hadde du passnøkler, er de fjernet; du kan legge dem til igjen i innstillingene.',
        'Hvis det ikke var deg, velg straks et nytt passord og skriv til {support}.',
      ],
      button: 'Logg inn',
    },
    passkey_added: {
      subject: 'En passnøkkel ble lagt til i kontoen din',
      heading: 'Hei {name}',
      body: [
        'Du kan nå logge inn med passnøkkelen «{passkey}».',
        'Hvis det ikke var deg, fjern den i innstillingene, bytt passord med en gang og skriv til {support}.',
      ],
      button: 'Åpne innstillingene',
    },
    already_member: {
      subject: 'Du har allerede en konto',
      heading: 'Hei {name}',
      body: [
        'Noen, forhåpentligvis du, ville opprette en konto med denne adressen. Du har allerede en: logg inn, eller velg et nytt passord hvis du har glemt det.',
        'Hvis det ikke var deg, kan du se bort fra denne e-posten: ingenting er endret.',
      ],
      button: 'Logg inn',
    },
    no_account: {
      subject: 'Om det nye passordet ditt',
      heading: 'Hei',
      body: [
        'Noen, forhåpentligvis du, har bedt om et nytt passord for denne adressen. Det finnes ingen konto med den; kanskje du brukte en annen.',
        'Hvis det ikke var deg, kan du se bort fra denne e-posten.',
      ],
    },
    deletion: {
      subject: 'Kontoen din blir slettet',
      heading: 'Ha det, {name}',
      body: [
        'Profilen din er ikke lenger synlig. Den {date} slettes alt vi har om deg for godt.',
        'Hvis du ombestemmer deg før det, kan du gjenopprette kontoen med lenken nedenfor.',
      ],
      button: 'Gjenopprett kontoen',
    },
    new_message: {
      subject: 'Du har en ny melding',
      heading: 'Hei {name}',
      body: ['{sender} har skrevet til deg.'],
      button: 'Les meldingen',
    },
    new_like: {
      subject: 'Det er nytt på profilen din',
      heading: 'Hei {name}',
      body: ['{sender} liker profilen din.'],
      button: 'Se hvem det er',
    },
    receipt: {
      subject: 'Kvitteringen din {number}',
      heading: 'Takk, {name}',
      body: [
        'Du kjøpte {credits} kreditter for {price} den {date}. Kvitteringsnummer: {number}.',
        'Du kan angre kjøpet til og med {until}, under «Mine kjøp».',
      ],
      button: 'Se kjøpene mine',
    },
    withdrawal: {
      subject: 'Bekreftelse på angret kjøp {reference}',
      heading: 'Hei {name}',
      body: [
        'Den {date} mottok vi beskjed om at du angrer kjøpet. Referanse: {reference}.',
        '{credits} ubrukte kreditter er fjernet, og {price} er på vei til deg på samme måte som du betalte.',
      ],
      button: 'Se kjøpene mine',
    },
    payment_instructions: {
      subject: 'Slik betaler du {price}',
      heading: 'Hei {name}',
      body: [
        'Bestillingen din venter på at du betaler {price} til: {account}.',
        'Oppgi denne referansen, slik at vi kjenner igjen betalingen: {reference}. Betal senest {until}. Du får kredittene så snart pengene er her.',
      ],
      button: 'Se bestillingen min',
    },
    payment_returned: {
      subject: 'Betalingen din {reference} refunderes',
      heading: 'Hei {name}',
      body: [
        'Vi har mottatt betalingen din på {price}, men du hadde allerede brukt rabatten på bestillingen til en annen betaling. Derfor fikk du ingen kreditter.',
        'Hele beløpet er på vei tilbake til deg på samme måte som du betalte. Referanse: {reference}.',
      ],
      button: 'Se kjøpene mine',
    },
    payment_released: {
      subject: 'Ingenting er trukket for bestillingen din',
      heading: 'Hei {name}',
      body: [
        'Den {date} ble {price} reservert til bestillingen din på {credits} kreditter. Beløpet er frigitt: Ingenting er trukket, og du fikk ikke kredittene.',
        'Det kan ta noen dager før banken din viser beløpet som disponibelt igjen. Vil du fortsatt ha kredittene, er det bare å bestille dem på nytt.',
      ],
      button: 'Se bestillingen min',
    },
    report_received: {
      subject: 'Vi har mottatt rapporten din {reference}',
      heading: 'Takk',
      body: [
        'Rapporten din fra {date} ligger hos teamet vårt med referansen {reference}. Vi gir deg beskjed om avgjørelsen.',
      ],
    },
    report_decided: {
      subject: 'Avgjørelse om rapporten din {reference}',
      heading: 'Hei',
      body: [
        'Vi har sett på rapporten din {reference}. Avgjørelse: {decision}',
        'Hvis du er uenig, skriv til {support}, så ser noen andre på den.',
      ],
    },
    complaint_received: {
      subject: 'Vi har mottatt klagen din {reference}',
      heading: 'Hei {name}',
      body: [
        'Klagen din fra {date} ligger hos teamet vårt med referansen {reference}. Vi svarer innen {days} virkedager.',
      ],
    },
    export_ready: {
      subject: 'Nedlastingen din er klar',
      heading: 'Dine data, {name}',
      body: [
        'Alt vi har lagret om deg, ligger nå i én fil: en side å lese, bildene dine og de samme dataene for andre programmer.',
        'Du kan laste den ned i innstillingene dine til {date}. Da må du være logget inn.',
      ],
      button: 'Gå til nedlastingen',
    },
    photo_refused: {
      subject: 'Et bilde ble avvist',
      heading: 'Hei {name}',
      body: [
        'Vi kunne ikke godkjenne et av bildene dine. Du ser hvorfor på profilen din.',
        'Hvis du er uenig, kan du klage der, så ser noen andre på det.',
      ],
      button: 'Se hvorfor',
    },
    photo_appeal_decided: {
      subject: 'Avgjørelse om klagen din',
      heading: 'Hei {name}',
      body: [
        'Vi har sett på bildet ditt en gang til. Avgjørelse: {decision}',
        'Hvis du har spørsmål, skriv til {support}.',
      ],
      button: 'Se bildene mine',
    },
  },
  footer: {
    why: 'Du får denne e-posten fordi adressen er oppgitt hos {site}.',
    unsubscribe: 'Stopp disse e-postene',
    link: 'Hvis knappen ikke virker, kopier denne adressen inn i nettleseren:',
  },
  sms: { code: '{site}: koden din er {code}. Den virker i {span}. Gi den aldri til noen.' },
  push: { message: 'Ny melding fra {sender}', like: '{sender} har nytt til deg', block: 'Blokker' },
  fictional: 'Fiktiv profil',
  icebreakers: [
    'Hva fikk deg til å smile denne uka?',
    'Hvilket sted i byen din ville du vist meg først?',
    'Kaffe, te eller noe sterkere?',
    'Hva kan du snakke om i en time?',
    'Er du morgenfugl eller nattugle?',
  ],
  exportPage: {
    title: 'Dine data',
    intro:
      'Her er alt vi har lagret om deg. Feltene heter det samme som i systemene våre; data.json inneholder det samme for andre programmer.',
    none: 'Ingenting her.',
    sections: {
      account: 'Konto og profil',
      photos: 'Bilder',
      people: 'Likes, blokkeringer og svar',
      messages: 'Meldinger',
      payments: 'Betalinger og kreditter',
      reports: 'Rapporter og klager',
      devices: 'Enheter',
      other: 'Alt annet',
    },
  },
  receipt: {
    title: 'Kvittering {number}',
    seller: 'Selger',
    customer: 'Kunde',
    paidOn: 'Betalt',
    credits: '{count} kreditter',
    discount: 'Rabatt',
    surcharge: 'Gebyr',
    total: 'Totalt',
    vat: 'Herav mva. ({rate})',
    refunded: 'Refundert',
  },
}
