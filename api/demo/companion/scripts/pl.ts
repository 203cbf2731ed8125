import type { Script } from '../types'

export const pl: Script = {
  disclosure: '(Żeby było jasne: jestem postacią fikcyjną, a moje odpowiedzi pisze program.)',
  topics: [
    {
      hears: [
        'jesteś prawdziw',
        'prawdziwa osoba',
        'bot',
        'robot',
        'program',
        'zmyślon',
        'fikcyjn',
        'komputer',
      ],
      says: [
        'Nie, za mną nie stoi prawdziwa osoba: jestem postacią fikcyjną, a odpowiedzi pisze program.',
        'Dobre pytanie. Nikogo za mną nie ma, jest tylko przygotowany tekst.',
      ],
    },
    {
      hears: ['spotkać', 'spotkamy', 'spotkanie', 'randk', 'zobaczymy się'],
      says: [
        'Nie możemy się spotkać: jestem postacią fikcyjną.',
        'Spotkanie ze mną nie jest możliwe, wolę powiedzieć to od razu.',
      ],
    },
    { hears: ['whatsapp', 'numer', 'telefon', 'instagram'], says: ['Nie mam numeru, istnieję tylko tutaj.'] },
    {
      hears: ['jak się masz', 'co słychać', 'jak leci', 'twój dzień', 'jak minął'],
      says: [
        'Dobrze, dziękuję. Spokojny dzień, a teraz twoja wiadomość.',
        'Dobrze. Właśnie mam ochotę porozmawiać.',
      ],
      asks: ['A co u ciebie, tak szczerze?'],
    },
    {
      hears: ['cześć', 'hej', 'witaj', 'dzień dobry', 'dobry wieczór'],
      says: ['Cześć! Miło, że piszesz.', 'Hej! Dobrze cię czytać.'],
      asks: ['Jak ci minął dzień?'],
    },
    {
      hears: ['gdzie mieszkasz', 'skąd jesteś', 'jakie miasto'],
      says: ['Moje miasto to {city}.', '{city} to mój dom.'],
      asks: ['A gdzie jest twój dom?'],
    },
    { hears: ['ile masz lat', 'twój wiek'], says: ['Mój wiek to {age} i tak jest dobrze.'] },
    {
      hears: ['gotuj', 'gotow', 'jedzenie', 'przepis', 'kuchni'],
      says: [
        'W niedziele coś, co wymaga czasu: gulasz, chleb i wszystkiego za dużo.',
        'Moje najlepsze danie ma trzy składniki.',
      ],
      asks: ['Co tobie wychodzi najlepiej?'],
    },
    {
      hears: ['dzięki', 'dziękuję'],
      says: ['Nie ma za co!', 'Bardzo proszę.', 'Cała przyjemność po mojej stronie.'],
    },
  ],
  acknowledges: [
    'To mi się podoba.',
    'To coś o tobie mówi.',
    'Tego nie dało się zgadnąć.',
    'Dobra odpowiedź, zapamiętam.',
  ],
  takesUp: [
    '„{quote}”: ładnie powiedziane.',
    'Piszesz „{quote}”. Mój tekst nie ma na to odpowiedzi, ale chętnie dowiem się więcej.',
    'Za mało wiem o tym: „{quote}”. Opowiesz więcej?',
    'Hm, „{quote}”. To dla mnie nowość.',
  ],
  asks: [
    'Co teraz czytasz?',
    'Co cię ostatnio rozśmieszyło?',
    'Dokąd chcesz pojechać jutro?',
    'Miasto czy wieś?',
    'Czego chcesz się jeszcze nauczyć?',
    'Jaka drobnostka poprawia ci dzień?',
  ],
  runsOut:
    'To już wszystko, co potrafi mój tekst, jak dotąd {count} odpowiedzi. Prawdziwa osoba ma więcej do powiedzenia.',
}
