import type { ServerTexts } from './ServerTexts'

export const de: ServerTexts = {
  mails: {
    activation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      heading: 'Willkommen, {name}',
      body: [
        'Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört. Dann kannst du anderen Mitgliedern schreiben.',
        'Der Link funktioniert einmal und {span} lang. Wenn du dich nicht registriert hast, ignorier diese E-Mail einfach.',
        'Liest du das auf einem anderen Gerät? Gib diesen Code auf der Seite ein: {code}. Er gilt {codeSpan}.',
      ],
      button: 'Adresse bestätigen',
    },
    reset: {
      subject: 'Leg ein neues Passwort fest',
      heading: 'Hallo {name}',
      body: [
        'Jemand, hoffentlich du, hat ein neues Passwort angefordert. Leg es über den Link unten fest.',
        'Der Link funktioniert einmal und {span} lang. Wenn du es nicht warst, ignorier diese E-Mail: Dein Passwort bleibt, wie es ist.',
      ],
      button: 'Neues Passwort festlegen',
    },
    mail_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      heading: 'Hallo {name}',
      body: [
        'Du möchtest {email} für dein Konto verwenden. Bestätige das über den Link unten.',
        'Der Link funktioniert einmal und {span} lang. Bis dahin gilt weiter deine alte Adresse.',
      ],
      button: 'Neue Adresse bestätigen',
    },
    mail_change_asked: {
      subject: 'Möchtest du deine E-Mail-Adresse ändern?',
      heading: 'Hallo {name}',
      body: [
        'Jemand, hoffentlich du, möchte für dein Konto eine andere E-Mail-Adresse verwenden. Noch hat sich nichts geändert.',
        'Wenn du es nicht warst, stopp die Änderung über den Link unten und leg ein neues Passwort fest. Der Link funktioniert einmal und {span} lang.',
      ],
      button: 'Änderung stoppen',
    },
    mail_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      heading: 'Hallo {name}',
      body: [
        'Dein Konto verwendet jetzt eine andere E-Mail-Adresse. Wenn du sie nicht geändert hast, schreib sofort an {support}.',
      ],
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      heading: 'Hallo {name}',
      body: [
        'Dein Passwort wurde geändert, und du wurdest auf allen Geräten ausgeloggt.',
        'Wenn du es nicht warst, leg sofort ein neues Passwort fest und schreib an {support}.',
      ],
      button: 'Einloggen',
    },
    password_reset: {
      subject: 'Dein Passwort wurde zurückgesetzt',
      heading: 'Hallo {name}',
      body: [
        'Dein Passwort wurde zurückgesetzt, und du wurdest auf allen Geräten ausgeloggt. Falls du Passkeys hattest, wurden sie entfernt; du kannst sie in den Einstellungen wieder hinzufügen.',
        'Wenn du es nicht warst, leg sofort ein neues Passwort fest und schreib an {support}.',
      ],
      button: 'Einloggen',
    },
    passkey_added: {
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      heading: 'Hallo {name}',
      body: [
        'Du kannst dich jetzt mit dem Passkey „{passkey}“ einloggen.',
        'Wenn du ihn nicht hinzugefügt hast, entferne ihn in den Einstellungen, ändere sofort dein Passwort und schreib an {support}.',
      ],
      button: 'Einstellungen öffnen',
    },
    already_member: {
      subject: 'Du hast schon ein Konto',
      heading: 'Hallo {name}',
      body: [
        'Jemand, hoffentlich du, wollte mit dieser Adresse ein Konto erstellen. Du hast schon eines: Logg dich ein oder leg ein neues Passwort fest, wenn du es vergessen hast.',
        'Wenn du es nicht warst, ignorier diese E-Mail: Es hat sich nichts geändert.',
      ],
      button: 'Einloggen',
    },
    no_account: {
      subject: 'Zu deinem neuen Passwort',
      heading: 'Hallo',
      body: [
        'Jemand, hoffentlich du, hat für diese Adresse ein neues Passwort angefordert. Dazu gibt es kein Konto; vielleicht hast du dich mit einer anderen Adresse registriert.',
        'Wenn du es nicht warst, ignorier diese E-Mail.',
      ],
    },
    deletion: {
      subject: 'Dein Konto wird gelöscht',
      heading: 'Auf Wiedersehen, {name}',
      body: [
        'Dein Profil ist nicht mehr sichtbar. Am {date} wird alles, was wir über dich gespeichert haben, endgültig gelöscht.',
        'Wenn du es dir vorher anders überlegst, stell dein Konto über den Link unten wieder her.',
      ],
      button: 'Konto wiederherstellen',
    },
    new_message: {
      subject: 'Du hast eine neue Nachricht',
      heading: 'Hallo {name}',
      body: ['{sender} hat dir geschrieben.'],
      button: 'Nachricht lesen',
    },
    new_like: {
      subject: 'Es gibt Neues zu deinem Profil',
      heading: 'Hallo {name}',
      body: ['{sender} mag dein Profil.'],
      button: 'Nachsehen, wer es ist',
    },
    receipt: {
      subject: 'Dein Beleg {number}',
      heading: 'Danke, {name}',
      body: [
        'Du hast am {date} {credits} Credits für {price} gekauft. Belegnummer: {number}.',
        'Du kannst diesen Kauf bis zum {until} unter „Meine Käufe“ widerrufen.',
      ],
      button: 'Meine Käufe ansehen',
    },
    withdrawal: {
      subject: 'Bestätigung deines Widerrufs {reference}',
      heading: 'Hallo {name}',
      body: [
        'Dein Widerruf ist am {date} bei uns eingegangen. Vorgangsnummer: {reference}.',
        '{credits} nicht genutzte Credits wurden abgezogen, und {price} sind auf demselben Weg zu dir unterwegs, auf dem du bezahlt hast.',
      ],
      button: 'Meine Käufe ansehen',
    },
    payment_instructions: {
      subject: 'So bezahlst du {price}',
      heading: 'Hallo {name}',
      body: [
        'Deine Bestellung wartet auf deine Zahlung von {price} an: {account}.',
        'Gib diesen Verwendungszweck an, damit wir deine Zahlung zuordnen können: {reference}. Zahlbar bis zum {until}. Die Credits kommen, sobald das Geld da ist.',
      ],
      button: 'Bestellung ansehen',
    },
    payment_returned: {
      subject: 'Deine Zahlung {reference} geht an dich zurück',
      heading: 'Hallo {name}',
      body: [
        'Deine Zahlung von {price} ist angekommen, aber den Rabatt dieser Bestellung hattest du schon bei einer anderen Zahlung eingelöst. Deshalb hast du die Credits nicht bekommen.',
        'Der ganze Betrag kommt auf demselben Weg zurück, auf dem du bezahlt hast. Vorgangsnummer: {reference}.',
      ],
      button: 'Meine Käufe ansehen',
    },
    payment_released: {
      subject: 'Für deine Bestellung wurde nichts abgebucht',
      heading: 'Hallo {name}',
      body: [
        'Am {date} wurden {price} für deine Bestellung von {credits} Credits reserviert. Der Betrag ist wieder frei: Es wurde nichts abgebucht, und du hast die Credits nicht bekommen.',
        'Bis deine Bank ihn wieder als verfügbar anzeigt, können ein paar Tage vergehen. Wenn du die Credits noch möchtest, bestell sie einfach neu.',
      ],
      button: 'Bestellung ansehen',
    },
    report_received: {
      subject: 'Wir haben deine Meldung {reference} erhalten',
      heading: 'Danke',
      body: [
        'Deine Meldung vom {date} ist bei unserem Team, Vorgangsnummer {reference}. Du hörst von uns, sobald wir entschieden haben.',
      ],
    },
    report_decided: {
      subject: 'Entscheidung über deine Meldung {reference}',
      heading: 'Hallo',
      body: [
        'Wir haben deine Meldung {reference} geprüft. Entscheidung: {decision}',
        'Wenn du nicht einverstanden bist, schreib an {support}, dann prüft es jemand anderes.',
      ],
    },
    complaint_received: {
      subject: 'Wir haben deine Beschwerde {reference} erhalten',
      heading: 'Hallo {name}',
      body: [
        'Deine Beschwerde vom {date} ist bei unserem Team, Vorgangsnummer {reference}. Wir antworten innerhalb von {days} Werktagen.',
      ],
    },
    export_ready: {
      subject: 'Dein Download ist bereit',
      heading: 'Deine Daten, {name}',
      body: [
        'Alles, was wir über dich gespeichert haben, ist jetzt in einer Datei: eine Seite zum Lesen, deine Fotos und dieselben Daten für andere Programme.',
        'Du kannst sie bis zum {date} in deinen Einstellungen herunterladen. Dafür musst du eingeloggt sein.',
      ],
      button: 'Zu meinem Download',
    },
    photo_refused: {
      subject: 'Ein Foto wurde abgelehnt',
      heading: 'Hallo {name}',
      body: [
        'Wir konnten eines deiner Fotos nicht freigeben. Den Grund siehst du in deinem Profil.',
        'Wenn du das anders siehst, kannst du dort Einspruch einlegen. Dann sieht es sich jemand anderes an.',
      ],
      button: 'Grund ansehen',
    },
    photo_appeal_decided: {
      subject: 'Entscheidung über deinen Einspruch',
      heading: 'Hallo {name}',
      body: [
        'Wir haben uns dein Foto noch einmal angesehen. Entscheidung: {decision}',
        'Wenn du Fragen hast, schreib an {support}.',
      ],
      button: 'Meine Fotos ansehen',
    },
  },
  footer: {
    why: 'Du bekommst diese E-Mail, weil diese Adresse bei {site} angegeben wurde.',
    unsubscribe: 'Diese E-Mails abbestellen',
    link: 'Wenn der Button nicht funktioniert, kopier diesen Link in deinen Browser:',
  },
  sms: { code: '{site}: Dein Code lautet {code}. Er gilt {span}. Gib ihn niemals weiter.' },
  push: {
    message: 'Neue Nachricht von {sender}',
    like: '{sender} hat Neuigkeiten für dich',
    block: 'Blockieren',
  },
  fictional: 'Fiktives Profil',
  icebreakers: [
    'Was hat dich diese Woche zum Lächeln gebracht?',
    'Welchen Ort in deiner Stadt würdest du mir zuerst zeigen?',
    'Kaffee, Tee oder etwas Stärkeres?',
    'Worüber könntest du eine Stunde lang reden?',
    'Früher Vogel oder Nachteule?',
  ],
  exportPage: {
    title: 'Deine Daten',
    intro:
      'Das ist alles, was wir über dich gespeichert haben. Die Felder heißen so wie in unseren Systemen; data.json enthält dasselbe für andere Programme.',
    none: 'Hier ist nichts.',
    sections: {
      account: 'Konto und Profil',
      photos: 'Fotos',
      people: 'Likes, Blockierungen und Antworten',
      messages: 'Nachrichten',
      payments: 'Zahlungen und Credits',
      reports: 'Meldungen und Beschwerden',
      devices: 'Geräte',
      other: 'Alles Übrige',
    },
  },
  receipt: {
    title: 'Beleg {number}',
    seller: 'Verkauft von',
    customer: 'Gekauft von',
    paidOn: 'Bezahlt am',
    credits: '{count} Credits',
    discount: 'Rabatt',
    surcharge: 'Zuschlag',
    total: 'Gesamt',
    vat: 'Enthaltene MwSt. ({rate})',
    refunded: 'Erstattet',
  },
}
