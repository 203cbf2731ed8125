import type { ServerTexts } from './ServerTexts'

export const it: ServerTexts = {
  mails: {
    activation: {
      subject: 'Conferma il tuo indirizzo e-mail',
      heading: 'Ti diamo il benvenuto, {name}',
      body: [
        'Manca un solo passo: conferma che questo indirizzo è tuo. Poi potrai scrivere agli altri membri.',
        'Il link funziona una sola volta, entro {span}. Se non ti sei registrato tu, ignora questa e-mail: non succederà nulla.',
        'Stai leggendo da un altro dispositivo? Inserisci questo codice nel sito: {code}. Vale per {codeSpan}.',
      ],
      button: 'Conferma il mio indirizzo',
    },
    reset: {
      subject: 'Imposta una nuova password',
      heading: 'Ciao {name}',
      body: [
        'Qualcuno, speriamo tu, ha chiesto una nuova password. Impostala con il link qui sotto.',
        'Il link funziona una sola volta, entro {span}. Se non l’hai chiesto tu, la tua password resta quella di prima.',
      ],
      button: 'Imposta una nuova password',
    },
    mail_change: {
      subject: 'Conferma il tuo nuovo indirizzo e-mail',
      heading: 'Ciao {name}',
      body: [
        'Vuoi usare {email} per il tuo account. Confermalo con il link qui sotto.',
        'Il link funziona una sola volta, entro {span}. Fino ad allora resta valido il vecchio indirizzo.',
      ],
      button: 'Conferma il nuovo indirizzo',
    },
    mail_change_asked: {
      subject: 'Vuoi cambiare il tuo indirizzo e-mail?',
      heading: 'Ciao {name}',
      body: [
        'Qualcuno, speriamo tu, ha chiesto di usare un altro indirizzo e-mail per il tuo account. Per ora non è cambiato nulla.',
        'Se non l’hai chiesto tu, ferma la modifica con il link qui sotto e imposta una nuova password. Il link funziona una sola volta, entro {span}.',
      ],
      button: 'Ferma la modifica',
    },
    mail_changed: {
      subject: 'Il tuo indirizzo e-mail è cambiato',
      heading: 'Ciao {name}',
      body: [
        'Il tuo account usa ora un altro indirizzo e-mail. Se non l’hai cambiato tu, scrivi subito a {support}.',
      ],
    },
    password_changed: {
      subject: 'La tua password è cambiata',
      heading: 'Ciao {name}',
      body: [
        'La tua password è stata cambiata e la sessione è stata chiusa su tutti i dispositivi.',
        'Se non l’hai cambiata tu, imposta subito una nuova password e scrivi a {support}.',
      ],
      button: 'Accedi',
    },
    password_reset: {
      subject: 'La tua password è stata reimpostata',
      heading: 'Ciao {name}',
      body: [
        'La tua password è stata reimpostata e la sessione è stata chiusa su tutti i dispositivi. Se avevi delle passkey, sono state rimosse; puoi aggiungerle di nuovo nelle impostazioni.',
        'Se non l’hai reimpostata tu, imposta subito una nuova password e scrivi a {support}.',
      ],
      button: 'Accedi',
    },
    passkey_added: {
      subject: 'È stata aggiunta una passkey al tuo account',
      heading: 'Ciao {name}',
      body: [
        'Ora puoi accedere con la passkey «{passkey}».',
        'Se non l’hai aggiunta tu, rimuovila nelle impostazioni, cambia subito la password e scrivi a {support}.',
      ],
      button: 'Apri le impostazioni',
    },
    already_member: {
      subject: 'Hai già un account',
      heading: 'Ciao {name}',
      body: [
        'Qualcuno, speriamo tu, voleva aprire un account con questo indirizzo. Ne hai già uno: accedi, oppure imposta una nuova password se l’hai dimenticata.',
        'Se non si tratta di te, ignora questa e-mail: non è cambiato nulla.',
      ],
      button: 'Accedi',
    },
    no_account: {
      subject: 'La tua nuova password',
      heading: 'Ciao',
      body: [
        'Qualcuno, speriamo tu, ha chiesto una nuova password per questo indirizzo. Non c’è nessun account che lo usa; forse ne hai indicato un altro.',
        'Se non si tratta di te, ignora questa e-mail.',
      ],
    },
    deletion: {
      subject: 'Il tuo account sarà eliminato',
      heading: 'Arrivederci, {name}',
      body: [
        'Il tuo profilo non è più visibile. Il {date} tutto ciò che conserviamo su di te sarà cancellato per sempre.',
        'Se cambi idea prima di allora, puoi riattivare l’account con il link qui sotto.',
      ],
      button: 'Riattiva l’account',
    },
    new_message: {
      subject: 'Hai un nuovo messaggio',
      heading: 'Ciao {name}',
      body: ['{sender} ti ha scritto.'],
      button: 'Leggi il messaggio',
    },
    new_like: {
      subject: 'Ci sono novità sul tuo profilo',
      heading: 'Ciao {name}',
      body: ['Il tuo profilo piace a {sender}.'],
      button: 'Scopri chi è',
    },
    receipt: {
      subject: 'La tua ricevuta {number}',
      heading: 'Grazie, {name}',
      body: [
        'Hai acquistato {credits} crediti per {price} il {date}. Numero della ricevuta: {number}.',
        'Puoi recedere da questo acquisto fino al {until}, nella pagina Acquisti.',
      ],
      button: 'Vedi i miei acquisti',
    },
    withdrawal: {
      subject: 'Conferma del tuo recesso {reference}',
      heading: 'Ciao {name}',
      body: [
        'Abbiamo ricevuto il tuo recesso il {date}. Riferimento: {reference}.',
        '{credits} crediti non usati sono stati rimossi e {price} ti saranno rimborsati con lo stesso metodo di pagamento.',
      ],
      button: 'Vedi i miei acquisti',
    },
    payment_instructions: {
      subject: 'Come pagare {price}',
      heading: 'Ciao {name}',
      body: [
        'Il tuo ordine attende il pagamento di {price} a: {account}.',
        'Indica questa causale, così lo troviamo: {reference}. Da pagare entro il {until}. Ricevi i crediti appena riceviamo il denaro.',
      ],
      button: 'Vedi il mio ordine',
    },
    payment_returned: {
      subject: 'Il tuo pagamento {reference} viene rimborsato',
      heading: 'Ciao {name}',
      body: [
        'Il tuo pagamento di {price} è arrivato per un ordine il cui sconto era già stato usato da un altro tuo pagamento. Per questo non hai ricevuto i crediti.',
        'L’intero importo ti viene rimborsato con lo stesso mezzo di pagamento. Riferimento: {reference}.',
      ],
      button: 'Vedi i miei acquisti',
    },
    payment_released: {
      subject: 'Non ti abbiamo addebitato nulla per il tuo ordine',
      heading: 'Ciao {name}',
      body: [
        'Il {date} sono stati riservati {price} per il tuo ordine di {credits} crediti. L’importo è di nuovo libero: non ti abbiamo addebitato nulla e non hai ricevuto i crediti.',
        'La tua banca può impiegare qualche giorno a mostrarlo di nuovo come disponibile. Se vuoi ancora i crediti, ti basta ordinarli di nuovo.',
      ],
      button: 'Vedi il mio ordine',
    },
    report_received: {
      subject: 'Abbiamo ricevuto la tua segnalazione {reference}',
      heading: 'Grazie',
      body: [
        'La tua segnalazione del {date} è arrivata al nostro team con il riferimento {reference}. Ti comunicheremo la nostra decisione.',
      ],
    },
    report_decided: {
      subject: 'Decisione sulla tua segnalazione {reference}',
      heading: 'Ciao',
      body: [
        'Abbiamo esaminato la tua segnalazione {reference}. Decisione: {decision}',
        'Se non sei d’accordo, scrivi a {support}: se ne occuperà un’altra persona.',
      ],
    },
    complaint_received: {
      subject: 'Abbiamo ricevuto il tuo reclamo {reference}',
      heading: 'Ciao {name}',
      body: [
        'Il tuo reclamo del {date} è arrivato al nostro team con il riferimento {reference}. Rispondiamo entro {days} giorni lavorativi.',
      ],
    },
    export_ready: {
      subject: 'Il tuo download è pronto',
      heading: 'I tuoi dati, {name}',
      body: [
        'Tutto ciò che conserviamo su di te è ora in un solo file: una pagina da leggere, le tue foto e gli stessi dati per altri programmi.',
        'Puoi scaricarlo nelle impostazioni fino al {date}. Per farlo devi aver effettuato l’accesso.',
      ],
      button: 'Vai al mio download',
    },
    photo_refused: {
      subject: 'Una foto è stata rifiutata',
      heading: 'Ciao {name}',
      body: [
        'Non abbiamo potuto approvare una delle tue foto. Il motivo è indicato nel tuo profilo.',
        'Se non sei d’accordo, puoi fare ricorso lì: se ne occuperà un’altra persona.',
      ],
      button: 'Vedi il motivo',
    },
    photo_appeal_decided: {
      subject: 'Decisione sul tuo ricorso',
      heading: 'Ciao {name}',
      body: ['Abbiamo riesaminato la tua foto. Decisione: {decision}', 'Se hai domande, scrivi a {support}.'],
      button: 'Vedi le mie foto',
    },
  },
  footer: {
    why: 'Ricevi questa e-mail perché questo indirizzo è stato indicato su {site}.',
    unsubscribe: 'Non ricevere più queste e-mail',
    link: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  },
  sms: { code: '{site}: il tuo codice è {code}. Vale {span}. Non darlo a nessuno.' },
  push: { message: 'Nuovo messaggio da {sender}', like: '{sender} ha una novità per te', block: 'Blocca' },
  fictional: 'Profilo fittizio',
  icebreakers: [
    'Che cosa ti ha fatto sorridere questa settimana?',
    'Quale posto della tua città mi faresti vedere per primo?',
    'Caffè, tè o qualcosa di più forte?',
    'Di che cosa parleresti per un’ora intera?',
    'Ti svegli presto o fai tardi la notte?',
  ],
  exportPage: {
    title: 'I tuoi dati',
    intro:
      'Qui c’è tutto ciò che conserviamo su di te. I campi hanno i nomi dei nostri sistemi; data.json contiene le stesse cose per altri programmi.',
    none: 'Qui non c’è niente.',
    sections: {
      account: 'Account e profilo',
      photos: 'Foto',
      people: 'Mi piace, blocchi e risposte',
      messages: 'Messaggi',
      payments: 'Pagamenti e crediti',
      reports: 'Segnalazioni e reclami',
      devices: 'Dispositivi',
      other: 'Tutto il resto',
    },
  },
  receipt: {
    title: 'Ricevuta {number}',
    seller: 'Venditore',
    customer: 'Cliente',
    paidOn: 'Pagato il',
    credits: '{count} crediti',
    discount: 'Sconto',
    surcharge: 'Supplemento',
    total: 'Totale',
    vat: 'IVA inclusa ({rate})',
    refunded: 'Rimborsato',
  },
}
