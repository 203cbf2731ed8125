import { cautionIn, cautionOf } from './caution'

it.each([
  'Can you send me money?',
  'Pay me on PayPal please',
  'pay\u200Bpal me',
  'I need a Steam card',
  'Only Western Union works',
  'Let us invest in Bitcoin',
  'Kannst du mir Geld leihen?',
  'Ich warte auf deine Überweisung',
  'Kauf mir bitte eine Geschenkkarte',
  'Tu peux m’acheter une carte cadeau ?',
  'Fais-moi un virement',
  '¿Me puedes enviar dinero?',
  'Hazme un Bizum',
  'Puoi mandare soldi a mia madre?',
  'Fammi un bonifico',
  'Kun je me geld lenen? Stuur me wat geld',
  'Stuur een Tikkie',
  'Kan du sende penge?',
  'Køb et gavekort til mig',
  'Kan du skicka pengar?',
  'Kan du sende meg penger på Vipps?',
  'Prześlij mi pieniądze',
  'Podaj kod BLIK',
  'Voitko lähettää rahaa?',
  'Osta minulle lahjakortti',
  'DE89 3704 0044 0532 0130 00',
  'Investointi: kryptovaluutta',
])('[CHAT-06] %s is a request for money', (text) => {
  expect(cautionOf(text)).toBe('payment')
})

it.each([
  '+49 151 23456789',
  'call me: 0151/2345678',
  '06 12 34 56 78',
  '06-12-34-56-78',
  'my number is 0039 333 123 4567 ok',
  '(030) 901820-11',
  '1️⃣5️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
  '０１５１２３４５６７８',
])('[CHAT-06] %s contains a phone number', (text) => {
  expect(cautionOf(text)).toBe('phone')
})

it.each(['https://example.com', 'look at www.example.org', 'example.com', 'bit.ly/3xYz', 't.me/clara'])(
  '[CHAT-06] %s is a link',
  (text) => {
    expect(cautionOf(text)).toBe('link')
  },
)

it.each([
  'Hello, how are you?',
  'Let us meet on 24.12.2026 at 20:30',
  '2026-11-22 would suit me',
  'I am 41 and have 2 children',
  'The town has 1 250 000 inhabitants',
  'It costs 1.000.000, can you believe it?',
  'Ich zelle nicht, ich wohne in einer Zelle',
  'Wise words, and a swish of her dress',
  'Ok.Das machen wir',
  'Was kostet ein Kaffee bei euch?',
  'I like crypts and Kryptonite',
  'Transferring trains at 10.45 or 11.15',
  '😀😀😀',
])('[CHAT-06] %s is harmless', (text) => {
  expect(cautionOf(text)).toBeNull()
})

const theirs = (id: number, text: string) => ({ id, is_mine: false, text })
const mine = (id: number) => ({ id, is_mine: true, text: 'Hello' })

it('[CHAT-06] finds the first suspicious message of a member who has not been answered', () => {
  const paid = theirs(3, 'Send me money')
  expect(cautionIn([theirs(1, 'Hi'), theirs(2, 'www.example.com'), paid])).toEqual({ id: 2, about: 'link' })
  expect(cautionIn([mine(1), theirs(2, 'Hi'), paid])).toEqual({ id: 3, about: 'payment' })
  expect(cautionIn([paid, mine(4)])).toEqual({ id: 3, about: 'payment' })
  expect(cautionIn([theirs(1, 'Hi'), mine(2), paid])).toBeNull()
  expect(cautionIn([{ ...paid, is_mine: true }])).toBeNull()
  expect(cautionIn([])).toBeNull()
})
