import type { MailTexts } from '../MailText'

export const de: MailTexts = {
  mails: {
    activation: {
      subject: 'Bestätige deine E-Mail-Adresse',
      heading: 'Willkommen, {name}',
      body: [
        'Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir gehört. Dann kannst du anderen Mitgliedern schreiben.',
        'Der Link gilt einmal, innerhalb von 7 Tagen. Wenn du dich nicht angemeldet hast, lass diese E-Mail liegen, dann passiert nichts.',
        'Liest du das auf einem anderen Gerät? Gib diesen Code auf der Seite ein: {code}. Er gilt einen Tag.',
      ],
      button: 'Adresse bestätigen',
    },
    reset: {
      subject: 'Lege ein neues Passwort fest',
      heading: 'Hallo {name}',
      body: [
        'Jemand, hoffentlich du, hat ein neues Passwort angefordert. Lege es über den Link unten fest.',
        'Der Link gilt einmal, innerhalb einer Stunde. Wenn du es nicht warst, bleibt dein Passwort, wie es ist.',
      ],
      button: 'Neues Passwort festlegen',
    },
    mail_change: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      heading: 'Hallo {name}',
      body: [
        'Du möchtest {email} für dein Konto verwenden. Bestätige das über den Link unten.',
        'Der Link gilt einmal, innerhalb von 24 Stunden. Bis dahin bleibt deine alte Adresse.',
      ],
      button: 'Neue Adresse bestätigen',
    },
    mail_changed: {
      subject: 'Deine E-Mail-Adresse wurde geändert',
      heading: 'Hallo {name}',
      body: [
        'Dein Konto verwendet jetzt eine andere E-Mail-Adresse. Wenn du sie nicht geändert hast, schreibe sofort an {support}.',
      ],
    },
    password_changed: {
      subject: 'Dein Passwort wurde geändert',
      heading: 'Hallo {name}',
      body: [
        'Dein Passwort wurde geändert und du wurdest auf allen Geräten abgemeldet.',
        'Wenn du es nicht warst, lege sofort ein neues Passwort fest und schreibe an {support}.',
      ],
      button: 'Anmelden',
    },
    passkey_added: {
      subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
      heading: 'Hallo {name}',
      body: [
        'Du kannst dich jetzt mit dem Passkey „{passkey}“ anmelden.',
        'Wenn du es nicht warst, entferne ihn in den Einstellungen, ändere sofort dein Passwort und schreibe an {support}.',
      ],
      button: 'Einstellungen öffnen',
    },
    already_member: {
      subject: 'Du hast schon ein Konto',
      heading: 'Hallo {name}',
      body: [
        'Jemand, hoffentlich du, wollte mit dieser Adresse ein Konto eröffnen. Du hast schon eines: Melde dich an oder lege ein neues Passwort fest, wenn du es vergessen hast.',
        'Wenn du es nicht warst, ignoriere diese E-Mail: Es hat sich nichts geändert.',
      ],
      button: 'Anmelden',
    },
    no_account: {
      subject: 'Zu deinem neuen Passwort',
      heading: 'Hallo',
      body: [
        'Jemand, hoffentlich du, hat für diese Adresse ein neues Passwort angefordert. Dazu gibt es kein Konto; vielleicht hast du dich mit einer anderen registriert.',
        'Wenn du es nicht warst, ignoriere diese E-Mail.',
      ],
    },
    deletion: {
      subject: 'Dein Konto wird gelöscht',
      heading: 'Auf Wiedersehen, {name}',
      body: [
        'Dein Profil ist nicht mehr sichtbar. Am {date} wird alles, was wir über dich gespeichert haben, endgültig gelöscht.',
        'Wenn du es dir vorher anders überlegst, bringt der Link unten alles zurück.',
      ],
      button: 'Konto behalten',
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
      body: ['{sender} gefällt dein Profil.'],
      button: 'Nachsehen, wer es ist',
    },
    receipt: {
      subject: 'Dein Beleg {number}',
      heading: 'Danke, {name}',
      body: [
        'Du hast am {date} {credits} Credits für {price} gekauft. Belegnummer: {number}.',
        'Du kannst diesen Kauf bis {until} unter „Käufe“ widerrufen.',
      ],
      button: 'Meine Käufe ansehen',
    },
    withdrawal: {
      subject: 'Bestätigung deines Widerrufs {reference}',
      heading: 'Hallo {name}',
      body: [
        'Dein Widerruf ist am {date} bei uns eingegangen. Aktenzeichen: {reference}.',
        '{credits} nicht verbrauchte Credits wurden zurückgenommen, und {price} sind auf demselben Weg zu dir unterwegs, auf dem du bezahlt hast.',
      ],
      button: 'Meine Käufe ansehen',
    },
    payment_instructions: {
      subject: 'So zahlen Sie {price}',
      heading: 'Hallo {name}',
      body: [
        'Ihre Bestellung wartet auf Ihre Zahlung von {price} an: {account}.',
        'Geben Sie diesen Verwendungszweck an, damit wir sie finden: {reference}. Letzter Tag: {until}. Die Credits kommen, sobald das Geld da ist.',
      ],
      button: 'Bestellung ansehen',
    },
    payment_returned: {
      subject: 'Ihre Zahlung {reference} geht zurück',
      heading: 'Hallo {name}',
      body: [
        'Ihre Zahlung von {price} kam für eine Bestellung an, deren Rabatt schon mit einer anderen Zahlung verbraucht war. Sie wurde deshalb nicht gutgeschrieben.',
        'Der ganze Betrag ist auf dem Weg zurück zu Ihnen, auf dem Weg, auf dem Sie gezahlt haben. Referenz: {reference}.',
      ],
      button: 'Meine Käufe ansehen',
    },
    report_received: {
      subject: 'Wir haben deine Meldung {reference} erhalten',
      heading: 'Danke',
      body: [
        'Deine Meldung vom {date} liegt unter dem Aktenzeichen {reference} bei unserem Team. Du hörst von uns, sobald entschieden ist.',
      ],
    },
    report_decided: {
      subject: 'Entscheidung über deine Meldung {reference}',
      heading: 'Hallo',
      body: [
        'Wir haben deine Meldung {reference} geprüft. Entscheidung: {decision}',
        'Wenn du nicht einverstanden bist, schreibe an {support}, dann sieht jemand anderes nach.',
      ],
    },
    complaint_received: {
      subject: 'Wir haben deine Beschwerde {reference} erhalten',
      heading: 'Hallo {name}',
      body: [
        'Deine Beschwerde vom {date} liegt unter dem Aktenzeichen {reference} bei unserem Team. Wir antworten innerhalb von 14 Tagen.',
      ],
    },
    export_ready: {
      subject: 'Dein Download ist bereit',
      heading: 'Deine Daten, {name}',
      body: [
        'Alles, was wir über dich gespeichert haben, ist jetzt in einer Datei: eine Seite zum Lesen, deine Fotos und dieselben Daten für andere Programme.',
        'Du kannst sie bis {date} in deinen Einstellungen herunterladen. Dafür musst du eingeloggt sein.',
      ],
      button: 'Zu meinem Download',
    },
    photo_refused: {
      subject: 'Ein Foto wurde nicht freigegeben',
      heading: 'Hallo {name}',
      body: [
        'Wir konnten eines deiner Fotos nicht freigeben. Den Grund siehst du in deinem Profil.',
        'Wenn du das anders siehst, kannst du dort Einspruch einlegen. Dann sieht jemand anderes nach.',
      ],
      button: 'Grund ansehen',
    },
    photo_appeal_decided: {
      subject: 'Entscheidung über deinen Einspruch',
      heading: 'Hallo {name}',
      body: [
        'Wir haben uns dein Foto noch einmal angesehen. Entscheidung: {decision}',
        'Wenn du Fragen hast, schreibe an {support}.',
      ],
      button: 'Meine Fotos ansehen',
    },
  },
  footer: {
    why: 'Du bekommst diese E-Mail, weil diese Adresse bei {site} angegeben wurde.',
    unsubscribe: 'Diese E-Mails abbestellen',
    link: 'Wenn die Schaltfläche nicht funktioniert, kopiere diese Adresse in deinen Browser:',
  },
  sms: { code: '{site}: Dein Code lautet {code}. Er gilt 10 Minuten. Gib ihn niemals weiter.' },
  push: { message: 'Neue Nachricht von {sender}', like: '{sender} hat Neuigkeiten für dich' },
}
