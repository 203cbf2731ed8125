import type { ServerTexts } from './ServerTexts'

export const sv: ServerTexts = {
  mails: {
    activation: {
      subject: 'Bekräfta din e-postadress',
      heading: 'Välkommen, {name}',
      body: [
        'Ett steg återstår: bekräfta att adressen är din. Sedan kan du skriva till andra medlemmar.',
        'Länken fungerar en gång, inom {span}. Om du inte har registrerat dig behöver du inte göra något.',
        'Läser du det här på en annan enhet? Ange koden på sajten: {code}. Den gäller i {codeSpan}.',
      ],
      button: 'Bekräfta min adress',
    },
    reset: {
      subject: 'Välj ett nytt lösenord',
      heading: 'Hej {name}',
      body: [
        'Någon, förhoppningsvis du, har bett om ett nytt lösenord. Välj det med länken nedan.',
        'Länken fungerar en gång, inom {span}. Om det inte var du förblir ditt lösenord som det är.',
      ],
      button: 'Välj ett nytt lösenord',
    },
    mail_change: {
      subject: 'Bekräfta din nya e-postadress',
      heading: 'Hej {name}',
      body: [
        'Du vill använda {email} för ditt konto. Bekräfta det med länken nedan.',
        'Länken fungerar en gång, inom {span}. Till dess gäller din gamla adress.',
      ],
      button: 'Bekräfta den nya adressen',
    },
    mail_change_asked: {
      subject: 'Vill du byta e-postadress?',
      heading: 'Hej {name}',
      body: [
        'Någon, förhoppningsvis du, har bett om att använda en annan e-postadress för ditt konto. Inget har ändrats än.',
        'Om det inte var du, stoppa bytet med länken nedan och välj ett nytt lösenord. Länken fungerar en gång, inom {span}.',
      ],
      button: 'Stoppa bytet',
    },
    mail_changed: {
      subject: 'Din e-postadress har ändrats',
      heading: 'Hej {name}',
      body: [
        'Ditt konto använder nu en annan e-postadress. Om du inte har ändrat den, skriv genast till {support}.',
      ],
    },
    password_changed: {
      subject: 'Ditt lösenord har ändrats',
      heading: 'Hej {name}',
      body: [
        'Ditt lösenord har ändrats och du har loggats ut på alla enheter.',
        'Om det inte var du, välj genast ett nytt lösenord och skriv till {support}.',
      ],
      button: 'Logga in',
    },
    password_reset: {
      subject: 'Ditt lösenord har återställts',
      heading: 'Hej {name}',
      body: [
        'Ditt lösenord har återställts och du har loggats ut på alla enheter. Om du hade passkeys har de tagits bort; du kan lägga till dem igen i inställningarna.',
        'Om det inte var du, välj genast ett nytt lösenord och skriv till {support}.',
      ],
      button: 'Logga in',
    },
    passkey_added: {
      subject: 'En passkey har lagts till i ditt konto',
      heading: 'Hej {name}',
      body: [
        'Du kan nu logga in med passkeyn ”{passkey}”.',
        'Om det inte var du, ta bort den i inställningarna, byt genast lösenord och skriv till {support}.',
      ],
      button: 'Öppna inställningarna',
    },
    already_member: {
      subject: 'Du har redan ett konto',
      heading: 'Hej {name}',
      body: [
        'Någon, förhoppningsvis du, ville skapa ett konto med den här adressen. Du har redan ett: logga in, eller välj ett nytt lösenord om du har glömt det.',
        'Om det inte var du kan du bortse från det här mejlet: inget har ändrats.',
      ],
      button: 'Logga in',
    },
    no_account: {
      subject: 'Om ditt nya lösenord',
      heading: 'Hej',
      body: [
        'Någon, förhoppningsvis du, har bett om ett nytt lösenord för den här adressen. Det finns inget konto med den; kanske använde du en annan.',
        'Om det inte var du kan du bortse från det här mejlet.',
      ],
    },
    deletion: {
      subject: 'Ditt konto kommer att raderas',
      heading: 'Hej då, {name}',
      body: [
        'Din profil syns inte längre. Den {date} raderas allt som vi har om dig för alltid.',
        'Om du ändrar dig innan dess kan du återställa kontot med länken nedan.',
      ],
      button: 'Återställ mitt konto',
    },
    new_message: {
      subject: 'Du har ett nytt meddelande',
      heading: 'Hej {name}',
      body: ['{sender} har skrivit till dig.'],
      button: 'Läs meddelandet',
    },
    new_like: {
      subject: 'Det finns nytt på din profil',
      heading: 'Hej {name}',
      body: ['{sender} gillar din profil.'],
      button: 'Se vem det är',
    },
    receipt: {
      subject: 'Ditt kvitto {number}',
      heading: 'Tack, {name}',
      body: [
        'Du köpte {credits} krediter för {price} den {date}. Kvittonummer: {number}.',
        'Du kan ångra köpet till och med {until}, under ”Mina köp”.',
      ],
      button: 'Se mina köp',
    },
    withdrawal: {
      subject: 'Bekräftelse på ditt ångrade köp {reference}',
      heading: 'Hej {name}',
      body: [
        'Den {date} fick vi ditt besked om att du ångrar köpet. Referens: {reference}.',
        '{credits} oanvända krediter har tagits bort och {price} är på väg till dig på samma sätt som du betalade.',
      ],
      button: 'Se mina köp',
    },
    payment_instructions: {
      subject: 'Så betalar du {price}',
      heading: 'Hej {name}',
      body: [
        'Din beställning väntar på att du betalar {price} till: {account}.',
        'Ange den här referensen så att vi känner igen betalningen: {reference}. Betala senast {until}. Du får krediterna så snart pengarna är här.',
      ],
      button: 'Visa min beställning',
    },
    payment_returned: {
      subject: 'Din betalning {reference} återbetalas',
      heading: 'Hej {name}',
      body: [
        'Vi har tagit emot din betalning på {price}, men du hade redan använt beställningens rabatt till en annan betalning. Därför fick du inga krediter.',
        'Hela beloppet är på väg tillbaka till dig på samma sätt som du betalade. Referens: {reference}.',
      ],
      button: 'Se mina köp',
    },
    payment_released: {
      subject: 'Inget har dragits för din beställning',
      heading: 'Hej {name}',
      body: [
        'Den {date} reserverades {price} för din beställning av {credits} krediter. Beloppet är fritt igen: inget har dragits, och du fick inte krediterna.',
        'Det kan ta några dagar innan din bank visar beloppet som tillgängligt igen. Vill du fortfarande ha krediterna är det bara att beställa dem igen.',
      ],
      button: 'Visa min beställning',
    },
    report_received: {
      subject: 'Vi har tagit emot din anmälan {reference}',
      heading: 'Tack',
      body: [
        'Din anmälan från {date} ligger hos vårt team med referensen {reference}. Vi meddelar dig vårt beslut.',
      ],
    },
    report_decided: {
      subject: 'Beslut om din anmälan {reference}',
      heading: 'Hej',
      body: [
        'Vi har tittat på din anmälan {reference}. Beslut: {decision}',
        'Om du inte håller med, skriv till {support} så tittar någon annan.',
      ],
    },
    complaint_received: {
      subject: 'Vi har tagit emot ditt klagomål {reference}',
      heading: 'Hej {name}',
      body: [
        'Ditt klagomål från {date} ligger hos vårt team med referensen {reference}. Vi svarar inom {days} arbetsdagar.',
      ],
    },
    export_ready: {
      subject: 'Din nedladdning är klar',
      heading: 'Dina uppgifter, {name}',
      body: [
        'Allt vi har sparat om dig finns nu i en fil: en sida att läsa, dina foton och samma uppgifter för andra program.',
        'Du kan ladda ner den i dina inställningar till {date}. Då måste du vara inloggad.',
      ],
      button: 'Till min nedladdning',
    },
    photo_refused: {
      subject: 'Ett foto nekades',
      heading: 'Hej {name}',
      body: [
        'Vi kunde inte godkänna ett av dina foton. På din profil ser du varför.',
        'Om du inte håller med kan du överklaga där, så tittar någon annan på det.',
      ],
      button: 'Se varför',
    },
    photo_appeal_decided: {
      subject: 'Beslut om ditt överklagande',
      heading: 'Hej {name}',
      body: [
        'Vi har tittat på ditt foto igen. Beslut: {decision}',
        'Om du har frågor, skriv till {support}.',
      ],
      button: 'Se mina foton',
    },
  },
  footer: {
    why: 'Du får det här mejlet eftersom adressen har angetts hos {site}.',
    unsubscribe: 'Sluta skicka de här mejlen',
    link: 'Om knappen inte fungerar, kopiera den här adressen till din webbläsare:',
  },
  sms: { code: '{site}: din kod är {code}. Den gäller i {span}. Ge den aldrig till någon.' },
  push: {
    message: 'Nytt meddelande från {sender}',
    like: '{sender} har nyheter till dig',
    block: 'Blockera',
  },
  fictional: 'Fiktiv profil',
  icebreakers: [
    'Vad fick dig att le den här veckan?',
    'Vilken plats i din stad skulle du visa mig först?',
    'Kaffe, te eller något starkare?',
    'Vad kan du prata om i en timme?',
    'Morgonpigg eller nattuggla?',
  ],
  exportPage: {
    title: 'Dina uppgifter',
    intro:
      'Här är allt vi har sparat om dig. Fälten heter som i våra system; data.json innehåller samma sak för andra program.',
    none: 'Inget här.',
    sections: {
      account: 'Konto och profil',
      photos: 'Foton',
      people: 'Likes, blockeringar och svar',
      messages: 'Meddelanden',
      payments: 'Betalningar och krediter',
      reports: 'Anmälningar och klagomål',
      devices: 'Enheter',
      other: 'Allt annat',
    },
  },
  receipt: {
    title: 'Kvitto {number}',
    seller: 'Säljare',
    customer: 'Kund',
    paidOn: 'Betalt den',
    credits: '{count} krediter',
    discount: 'Rabatt',
    surcharge: 'Avgift',
    total: 'Totalt',
    vat: 'Varav moms ({rate})',
    refunded: 'Återbetalt',
  },
}
