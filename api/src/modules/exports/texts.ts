import type { Locale } from '@duetto/shared/domain'

export interface ExportTexts {
  title: string
  intro: string
  none: string
  /** In the order of the page. */
  sections: Record<
    'account' | 'photos' | 'people' | 'messages' | 'payments' | 'reports' | 'devices' | 'other',
    string
  >
}

/** Words of the page in an export. */
export const exportTexts: Record<Locale, ExportTexts> = {
  en: {
    title: 'Your data',
    intro:
      'This is everything we hold about you. The names of the fields are those our systems use; data.json holds the same for other programs.',
    none: 'Nothing here.',
    sections: {
      account: 'Account and profile',
      photos: 'Photos',
      people: 'Likes, blocks and answers',
      messages: 'Messages',
      payments: 'Payments and credits',
      reports: 'Reports and complaints',
      devices: 'Devices',
      other: 'Everything else',
    },
  },
  da: {
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
  de: {
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
  es: {
    title: 'Tus datos',
    intro:
      'Esto es todo lo que guardamos sobre ti. Los campos se llaman como en nuestros sistemas; data.json contiene lo mismo para otros programas.',
    none: 'No hay nada.',
    sections: {
      account: 'Cuenta y perfil',
      photos: 'Fotos',
      people: 'Likes, bloqueos y respuestas',
      messages: 'Mensajes',
      payments: 'Pagos y créditos',
      reports: 'Denuncias y reclamaciones',
      devices: 'Dispositivos',
      other: 'Todo lo demás',
    },
  },
  fi: {
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
  fr: {
    title: 'Tes données',
    intro:
      'Voici tout ce que nous conservons sur toi. Les champs portent les noms de nos systèmes ; data.json contient la même chose pour d’autres programmes.',
    none: 'Rien ici.',
    sections: {
      account: 'Compte et profil',
      photos: 'Photos',
      people: 'Likes, blocages et réponses',
      messages: 'Messages',
      payments: 'Paiements et crédits',
      reports: 'Signalements et réclamations',
      devices: 'Appareils',
      other: 'Tout le reste',
    },
  },
  it: {
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
  nl: {
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
  no: {
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
  pl: {
    title: 'Twoje dane',
    intro:
      'To wszystko, co o tobie przechowujemy. Pola nazywają się tak jak w naszych systemach; data.json zawiera to samo dla innych programów.',
    none: 'Nic tu nie ma.',
    sections: {
      account: 'Konto i profil',
      photos: 'Zdjęcia',
      people: 'Polubienia, blokady i odpowiedzi',
      messages: 'Wiadomości',
      payments: 'Płatności i kredyty',
      reports: 'Zgłoszenia i reklamacje',
      devices: 'Urządzenia',
      other: 'Cała reszta',
    },
  },
  sv: {
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
}
