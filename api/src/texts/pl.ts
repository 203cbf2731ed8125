import type { ServerTexts } from './ServerTexts'

export const pl: ServerTexts = {
  mails: {
    activation: {
      subject: 'Potwierdź swój adres e-mail',
      heading: 'Witaj, {name}',
      body: [
        'Został jeden krok: potwierdź, że ten adres należy do Ciebie. Potem możesz pisać do innych osób.',
        'Link działa raz, przez {span}. Jeśli to nie Twoja rejestracja, zignoruj tę wiadomość.',
        'Czytasz to na innym urządzeniu? Wpisz ten kod w serwisie: {code}. Jest ważny przez {codeSpan}.',
      ],
      button: 'Potwierdź mój adres',
    },
    reset: {
      subject: 'Ustaw nowe hasło',
      heading: 'Cześć, {name}',
      body: [
        'Ktoś, mamy nadzieję, że Ty, poprosił o nowe hasło. Ustaw je za pomocą poniższego linku.',
        'Link działa raz, przez {span}. Jeśli to nie Ty, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
      ],
      button: 'Ustaw nowe hasło',
    },
    mail_change: {
      subject: 'Potwierdź nowy adres e-mail',
      heading: 'Cześć, {name}',
      body: [
        'Chcesz używać adresu {email} na swoim koncie. Potwierdź to poniższym linkiem.',
        'Link działa raz, przez {span}. Do tego czasu obowiązuje stary adres.',
      ],
      button: 'Potwierdź nowy adres',
    },
    mail_change_asked: {
      subject: 'Chcesz zmienić adres e-mail?',
      heading: 'Cześć, {name}',
      body: [
        'Ktoś, mamy nadzieję, że Ty, chce używać na Twoim koncie innego adresu e-mail. Na razie nic się nie zmieniło.',
        'Jeśli to nie Ty, zatrzymaj zmianę poniższym linkiem i ustaw nowe hasło. Link działa raz, przez {span}.',
      ],
      button: 'Zatrzymaj zmianę',
    },
    mail_changed: {
      subject: 'Twój adres e-mail został zmieniony',
      heading: 'Cześć, {name}',
      body: [
        'Twoje konto używa teraz innego adresu e-mail. Jeśli to nie Twoja zmiana, napisz od razu na adres {support}.',
      ],
    },
    password_changed: {
      subject: 'Twoje hasło zostało zmienione',
      heading: 'Cześć, {name}',
      body: [
        'Twoje hasło zostało zmienione, a wszystkie urządzenia wylogowane.',
        'Jeśli to nie Ty, ustaw od razu nowe hasło i napisz na adres {support}.',
      ],
      button: 'Zaloguj się',
    },
    password_reset: {
      subject: 'Twoje hasło zostało zresetowane',
      heading: 'Cześć, {name}',
      body: [
        'Twoje hasło zostało zresetowane, a wszystkie urządzenia wylogowane. Jeśli na koncie były klucze dostępu, zostały usunięte; możesz dodać je ponownie w ustawieniach.',
        'Jeśli to nie Ty, ustaw od razu nowe hasło i napisz na adres {support}.',
      ],
      button: 'Zaloguj się',
    },
    passkey_added: {
      subject: 'Do konta dodano klucz dostępu',
      heading: 'Cześć, {name}',
      body: [
        'Możesz teraz logować się kluczem dostępu „{passkey}”.',
        'Jeśli to nie Ty, usuń go w ustawieniach, od razu zmień hasło i napisz na adres {support}.',
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
        'Jeśli wcześniej zmienisz zdanie, przywróć konto poniższym linkiem.',
      ],
      button: 'Przywróć moje konto',
    },
    new_message: {
      subject: 'Masz nową wiadomość',
      heading: 'Cześć, {name}',
      body: ['{sender} pisze do Ciebie.'],
      button: 'Przeczytaj wiadomość',
    },
    new_like: {
      subject: 'Nowości w Twoim profilu',
      heading: 'Cześć, {name}',
      body: ['{sender} lubi Twój profil.'],
      button: 'Zobacz, kto to',
    },
    receipt: {
      subject: 'Twoje potwierdzenie {number}',
      heading: 'Dziękujemy, {name}',
      body: [
        'Data zakupu: {date}. Kredyty: {credits}, cena: {price}. Numer potwierdzenia: {number}.',
        'Od tego zakupu można odstąpić do {until}, w sekcji „Moje zakupy”.',
      ],
      button: 'Zobacz moje zakupy',
    },
    withdrawal: {
      subject: 'Potwierdzenie odstąpienia {reference}',
      heading: 'Cześć, {name}',
      body: [
        'Twoje odstąpienie dotarło do nas {date}. Numer sprawy: {reference}.',
        'Odjęte niewykorzystane kredyty: {credits}. Kwota {price} jest już w drodze do Ciebie, tą samą metodą płatności.',
      ],
      button: 'Zobacz moje zakupy',
    },
    payment_instructions: {
      subject: 'Jak zapłacić {price}',
      heading: 'Cześć, {name}',
      body: [
        'Twoje zamówienie czeka na wpłatę {price} na: {account}.',
        'Podaj ten tytuł przelewu, abyśmy rozpoznali wpłatę: {reference}. Zapłać do {until}. Kredyty pojawią się, gdy tylko otrzymamy pieniądze.',
      ],
      button: 'Zobacz moje zamówienie',
    },
    payment_returned: {
      subject: 'Zwracamy Twoją płatność {reference}',
      heading: 'Cześć, {name}',
      body: [
        'Otrzymaliśmy Twoją płatność {price}, ale rabat z tego zamówienia został już wykorzystany przy innej Twojej płatności. Dlatego kredyty nie zostały dodane.',
        'Cała kwota wraca do Ciebie tą samą metodą płatności. Numer sprawy: {reference}.',
      ],
      button: 'Zobacz moje zakupy',
    },
    payment_released: {
      subject: 'Za Twoje zamówienie nic nie pobrano',
      heading: 'Cześć, {name}',
      body: [
        'Dnia {date} zarezerwowano {price} na Twoje zamówienie (kredyty: {credits}). Kwota jest znowu wolna: nic nie pobrano, a kredyty nie zostały dodane.',
        'Zanim bank pokaże ją znowu jako dostępną, może minąć kilka dni. Jeśli nadal chcesz te kredyty, po prostu zamów je jeszcze raz.',
      ],
      button: 'Zobacz moje zamówienie',
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
        'Jeśli się z nią nie zgadzasz, napisz na adres {support}, a sprawdzi to ktoś inny.',
      ],
    },
    complaint_received: {
      subject: 'Otrzymaliśmy Twoją reklamację {reference}',
      heading: 'Cześć, {name}',
      body: [
        'Twoją reklamacją z dnia {date} zajmuje się nasz zespół, numer sprawy {reference}. Odpowiadamy w ciągu {days} dni roboczych.',
      ],
    },
    export_ready: {
      subject: 'Twój plik jest gotowy',
      heading: 'Twoje dane, {name}',
      body: [
        'Wszystko, co o Tobie przechowujemy, jest teraz w jednym pliku: strona do czytania, Twoje zdjęcia i te same dane dla innych programów.',
        'Możesz go pobrać w ustawieniach do {date}. Wymaga to zalogowania.',
      ],
      button: 'Przejdź do pobierania',
    },
    photo_refused: {
      subject: 'Zdjęcie zostało odrzucone',
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
        'Jeśli masz pytania, napisz na adres {support}.',
      ],
      button: 'Zobacz moje zdjęcia',
    },
  },
  footer: {
    why: 'Otrzymujesz tę wiadomość, ponieważ ten adres podano w serwisie {site}.',
    unsubscribe: 'Wyłącz te e-maile',
    link: 'Jeśli przycisk nie działa, skopiuj ten link do przeglądarki:',
  },
  sms: { code: '{site}: Twój kod to {code}. Jest ważny przez {span}. Nie podawaj go nikomu.' },
  push: { message: 'Nowa wiadomość: {sender}', like: '{sender} ma dla Ciebie nowości', block: 'Zablokuj' },
  fictional: 'Profil fikcyjny',
  icebreakers: [
    'Co wywołało u ciebie uśmiech w tym tygodniu?',
    'Które miejsce w swoim mieście pokażesz mi najpierw?',
    'Kawa, herbata czy coś mocniejszego?',
    'O czym możesz mówić przez godzinę?',
    'Ranny ptaszek czy nocny marek?',
  ],
  exportPage: {
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
  receipt: {
    title: 'Potwierdzenie {number}',
    seller: 'Sprzedawca',
    customer: 'Klient',
    paidOn: 'Data płatności',
    credits: 'Kredyty: {count}',
    discount: 'Rabat',
    surcharge: 'Dopłata',
    total: 'Razem',
    vat: 'W tym VAT ({rate})',
    refunded: 'Zwrócono',
  },
}
