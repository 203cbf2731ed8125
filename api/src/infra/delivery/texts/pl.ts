import type { MailTexts } from '../MailText'

export const pl: MailTexts = {
  mails: {
    activation: {
      subject: 'Potwierdź swój adres e-mail',
      heading: 'Witaj, {name}',
      body: [
        'Został jeden krok: potwierdź, że ten adres należy do Ciebie. Potem możesz pisać do innych osób.',
        'Link działa raz, przez 7 dni. Jeśli to nie Twoja rejestracja, zostaw tę wiadomość, a nic się nie stanie.',
        'Czytasz to na innym urządzeniu? Wpisz ten kod w serwisie: {code}. Jest ważny przez jeden dzień.',
      ],
      button: 'Potwierdź mój adres',
    },
    reset: {
      subject: 'Ustaw nowe hasło',
      heading: 'Cześć, {name}',
      body: [
        'Ktoś, mamy nadzieję, że Ty, poprosił o nowe hasło. Ustaw je za pomocą poniższego linku.',
        'Link działa raz, przez godzinę. Jeśli to nie Ty, hasło pozostanie bez zmian.',
      ],
      button: 'Ustaw nowe hasło',
    },
    mail_change: {
      subject: 'Potwierdź nowy adres e-mail',
      heading: 'Cześć, {name}',
      body: [
        'Chcesz używać adresu {email} na swoim koncie. Potwierdź to poniższym linkiem.',
        'Link działa raz, przez 24 godziny. Do tego czasu obowiązuje stary adres.',
      ],
      button: 'Potwierdź nowy adres',
    },
    mail_changed: {
      subject: 'Twój adres e-mail został zmieniony',
      heading: 'Cześć, {name}',
      body: [
        'Twoje konto używa teraz innego adresu e-mail. Jeśli to nie Twoja zmiana, napisz od razu na {support}.',
      ],
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      heading: 'Cześć, {name}',
      body: [
        'Twoje hasło zostało zmienione i nastąpiło wylogowanie na wszystkich urządzeniach.',
        'Jeśli to nie Ty, ustaw od razu nowe hasło i napisz na {support}.',
      ],
      button: 'Zaloguj się',
    },
    passkey_added: {
      subject: 'Do konta dodano klucz dostępu',
      heading: 'Cześć, {name}',
      body: [
        'Możesz teraz logować się kluczem dostępu „{passkey}”.',
        'Jeśli to nie Ty, usuń go w ustawieniach, od razu zmień hasło i napisz na {support}.',
      ],
      button: 'Otwórz ustawienia',
    },
    already_member: {
      subject: 'Masz już konto',
      heading: 'Cześć, {name}',
      body: [
        'Ktoś, mamy nadzieję, że Ty, chciał założyć konto z tym adresem. Masz już konto: zaloguj się albo ustaw nowe hasło, jeśli go nie pamiętasz.',
        'Jeśli to nie Ty, zignoruj tę wiadomość: nic się nie zmieniło.',
      ],
      button: 'Zaloguj się',
    },
    no_account: {
      subject: 'W sprawie nowego hasła',
      heading: 'Cześć',
      body: [
        'Ktoś, mamy nadzieję, że Ty, poprosił o nowe hasło dla tego adresu. Nie ma konta z tym adresem; być może podczas rejestracji podano inny.',
        'Jeśli to nie Ty, zignoruj tę wiadomość.',
      ],
    },
    deletion: {
      subject: 'Twoje konto zostanie usunięte',
      heading: 'Do zobaczenia, {name}',
      body: [
        'Twój profil nie jest już widoczny. Dnia {date} wszystko, co o Tobie przechowujemy, zostanie trwale usunięte.',
        'Jeśli wcześniej zmienisz zdanie, poniższy link przywróci wszystko.',
      ],
      button: 'Zachowaj moje konto',
    },
    new_message: {
      subject: 'Masz nową wiadomość',
      heading: 'Cześć, {name}',
      body: ['Pisze do Ciebie {sender}.'],
      button: 'Przeczytaj wiadomość',
    },
    new_like: {
      subject: 'Nowości w Twoim profilu',
      heading: 'Cześć, {name}',
      body: ['Twój profil spodobał się tej osobie: {sender}.'],
      button: 'Zobacz, kto to',
    },
    receipt: {
      subject: 'Twoje potwierdzenie {number}',
      heading: 'Dziękujemy, {name}',
      body: [
        'Dnia {date} kupiono {credits} kredytów za {price}. Numer potwierdzenia: {number}.',
        'Od tego zakupu można odstąpić do {until}, w sekcji Zakupy.',
      ],
      button: 'Zobacz moje zakupy',
    },
    withdrawal: {
      subject: 'Potwierdzenie odstąpienia {reference}',
      heading: 'Cześć, {name}',
      body: [
        'Twoje odstąpienie dotarło do nas {date}. Numer sprawy: {reference}.',
        'Cofnięto {credits} niewykorzystanych kredytów, a {price} wraca do Ciebie tą samą drogą, którą zapłacono.',
      ],
      button: 'Zobacz moje zakupy',
    },
    payment_instructions: {
      subject: 'Jak zapłacić {price}',
      heading: 'Cześć {name}',
      body: [
        'Twoje zamówienie czeka na wpłatę {price} na: {account}.',
        'Podaj ten tytuł wpłaty, abyśmy ją znaleźli: {reference}. Ostatni dzień: {until}. Kredyty pojawią się, gdy tylko otrzymamy pieniądze.',
      ],
      button: 'Zobacz moje zamówienie',
    },
    payment_returned: {
      subject: 'Twoja wpłata {reference} wraca do Ciebie',
      heading: 'Cześć {name}',
      body: [
        'Twoja wpłata {price} dotarła do zamówienia, którego rabat wykorzystała już inna Twoja wpłata. Dlatego nie została zaksięgowana.',
        'Cała kwota wraca do Ciebie w ten sam sposób, w jaki zapłacono. Numer: {reference}.',
      ],
      button: 'Zobacz moje zakupy',
    },
    report_received: {
      subject: 'Otrzymaliśmy Twoje zgłoszenie {reference}',
      heading: 'Dziękujemy',
      body: [
        'Twoim zgłoszeniem z dnia {date} zajmuje się nasz zespół, numer sprawy {reference}. Odezwiemy się, gdy zapadnie decyzja.',
      ],
    },
    report_decided: {
      subject: 'Decyzja w sprawie zgłoszenia {reference}',
      heading: 'Dzień dobry',
      body: [
        'Rozpatrzyliśmy zgłoszenie {reference}. Decyzja: {decision}',
        'Jeśli się z nią nie zgadzasz, napisz na {support}, a sprawdzi to ktoś inny.',
      ],
    },
    complaint_received: {
      subject: 'Otrzymaliśmy Twoją reklamację {reference}',
      heading: 'Cześć, {name}',
      body: [
        'Twoją reklamacją z dnia {date} zajmuje się nasz zespół, numer sprawy {reference}. Odpowiadamy w ciągu 14 dni.',
      ],
    },
    export_ready: {
      subject: 'Twój plik jest gotowy',
      heading: 'Twoje dane, {name}',
      body: [
        'Wszystko, co o Tobie przechowujemy, jest teraz w jednym pliku: strona do czytania, Twoje zdjęcia i te same dane dla innych programów.',
        'Możesz go pobrać w ustawieniach do {date}. Trzeba być przy tym zalogowanym.',
      ],
      button: 'Przejdź do pobierania',
    },
    photo_refused: {
      subject: 'Zdjęcie nie zostało zatwierdzone',
      heading: 'Cześć, {name}',
      body: [
        'Nie mogliśmy zatwierdzić jednego z Twoich zdjęć. Powód znajdziesz w swoim profilu.',
        'Jeśli się z tym nie zgadzasz, możesz się tam odwołać, a sprawdzi to ktoś inny.',
      ],
      button: 'Zobacz powód',
    },
    photo_appeal_decided: {
      subject: 'Decyzja w sprawie Twojego odwołania',
      heading: 'Cześć, {name}',
      body: [
        'Sprawdziliśmy Twoje zdjęcie jeszcze raz. Decyzja: {decision}',
        'Jeśli masz pytania, napisz na {support}.',
      ],
      button: 'Zobacz moje zdjęcia',
    },
  },
  footer: {
    why: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano w serwisie {site}.',
    unsubscribe: 'Nie wysyłajcie mi takich wiadomości',
    link: 'Jeśli przycisk nie działa, skopiuj ten adres do przeglądarki:',
  },
  sms: { code: '{site}: Twój kod to {code}. Działa 10 minut. Nie podawaj go nikomu.' },
  push: { message: 'Nowa wiadomość: {sender}', like: '{sender} ma dla Ciebie nowości' },
}
