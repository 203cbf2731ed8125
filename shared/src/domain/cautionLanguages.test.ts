import { cautionOf } from './caution'

const payment: Record<string, string[]> = {
  en: [
    'Please send me 50 euros by voucher',
    'Could you lend me £200?',
    'I need 300 dollars for the flight',
    'I need an Apple gift card',
    'can you wire $1,000 to my sister',
  ],
  de: [
    'Bitte schick mir 50 Euro per Gutschein',
    'Kannst du mir fünfzig Euro leihen?',
    'Ich brauche dringend 200 €',
    'Kannst du mir 50 Euro überweisen?',
    'Kauf mir eine Amazon-Karte',
    'Schick mir doch mal schnell 20 CHF',
    'Hast du einen Steam Gutschein?',
  ],
  fr: [
    'Peux-tu m’envoyer 50 euros ?',
    'J’ai besoin de 200 €',
    'Prête-moi de l’argent',
    'Envoie-moi une carte-cadeau',
    'Donne-moi 100 francs',
  ],
  es: [
    'Envíame 50 euros, por favor',
    '¿Me puedes prestar dinero?',
    'Necesito 200 €',
    'Mándame una tarjeta regalo',
    '¿Puedes transferirme 100 dólares?',
  ],
  it: [
    'Mandami 50 euro',
    'Puoi prestarmi dei soldi?',
    'Mi servono 200 €',
    'Comprami un buono regalo',
    'Ho bisogno di 100 euro',
  ],
  nl: [
    'Stuur me 50 euro',
    'Kun je me 50 euro lenen?',
    'Ik heb dringend 200 euro nodig',
    'Koop een cadeaukaart voor me',
    'Kan je mij geld overmaken',
  ],
  da: [
    'Send mig 500 kr',
    'Kan du låne mig 500 kroner?',
    'Jeg mangler 200 kr til benzin',
    'Køb et gavekort',
    'Giv mig penge',
  ],
  sv: [
    'Skicka 500 kronor till mig',
    'Kan du låna mig 500 kr?',
    'Jag behöver 200 kr',
    'Köp ett presentkort',
    'Swisha mig',
  ],
  no: [
    'Send meg 500 kroner',
    'Kan du låne meg 500 kr?',
    'Jeg trenger 200 kr',
    'Kjøp et gavekort',
    'Gi meg penger',
  ],
  pl: [
    'Wyślij mi 50 zł',
    'Możesz mi pożyczyć 200 złotych?',
    'Potrzebuję 100 euro',
    'Kup mi kartę podarunkową',
    'Możesz mi 50 zł przelać?',
  ],
  fi: [
    'Lähetä minulle 50 euroa',
    'Voisitko antaa 50 euroa lainaksi?',
    'Tarvitsen 200 €',
    'Osta lahjakortti',
    'Lainaa minulle rahaa',
  ],
}
const elsewhere: Record<string, string[]> = {
  en: ['Text me on WhatsApp', 'I am on Telegram, are you?', 'Find my Snapchat', 'better on Signal'],
  de: [
    'Hast du WhatsApp?',
    'Schreib mir auf Telegram',
    'Wir können über Signal schreiben',
    'Mein Insta kennst du?',
  ],
  fr: ['Écris-moi sur WhatsApp', 'On continue sur Telegram ?', 'Ajoute-moi sur Insta'],
  es: ['Escríbeme por WhatsApp', '¿Tienes Telegram?', 'Búscame en Instagram'],
  it: ['Scrivimi su WhatsApp', 'Hai Telegram?', 'Cercami su Instagram'],
  nl: ['App me op WhatsApp', 'Heb je Telegram?', 'Ik zit op Signal'],
  da: ['Skriv til mig på WhatsApp', 'Har du Telegram?', 'Jeg er på Signal'],
  sv: ['Skriv till mig på WhatsApp', 'Har du Telegram?', 'Jag finns på Signal'],
  no: ['Skriv til meg på WhatsApp', 'Har du Telegram?', 'Jeg er på Signal'],
  pl: ['Napisz do mnie na WhatsApp', 'Masz Telegram?', 'Jestem na Instagramie'],
  fi: ['Kirjoita WhatsAppissa', 'Onko sinulla Telegram?', 'Olen Instagramissa'],
}
const ordinary: Record<string, string[]> = {
  en: [
    'Send me a photo of your dog',
    'Dinner was 40 euros and worth it',
    'I pay 900 euros rent, how about you?',
    'I lent my brother my bike',
    'You need good shoes there',
    'Send me a message; money is not everything',
    'I saw a signal fire once',
    'Give me five minutes',
  ],
  de: [
    'Schick mir ein Foto von deinem Hund',
    'Der Eintritt kostet 20 Euro',
    'Ich zahle 900 Euro Miete',
    'Gib mir fünf Minuten',
    'Ich leihe mir gern Bücher aus',
    'Wir brauchen 20 Minuten',
    'Ich habe einen Gutschein für die Therme',
    'Das Signal stand auf Rot',
  ],
  fr: [
    'Envoie-moi une photo',
    'Le billet coûte 15 euros',
    'J’ai prêté un livre à ma sœur',
    'J’ai besoin de vacances',
    'Envoie-moi tes 3 livres préférés',
    'Donne-moi cinq minutes',
  ],
  es: [
    'Envíame una foto',
    'La cena cuesta 20 euros',
    'Te mando un beso',
    'Necesito vacaciones',
    'Me gusta la plata',
    'Préstame atención',
  ],
  it: [
    'Mandami una foto',
    'La cena costa 20 euro',
    'Ti mando un bacio',
    'Ho bisogno di una vacanza',
    'Dammi cinque minuti',
  ],
  nl: [
    'Stuur me een foto',
    'Een kaartje kost 15 euro',
    'Ik leen graag boeken',
    'Geef me vijf minuten',
    'Ik heb een hond',
  ],
  da: [
    'Send mig et billede',
    'Billetten koster 200 kr',
    'Jeg bor på landet',
    'Det er langt væk',
    'Giv mig fem minutter',
    'Jeg mangler en ven',
  ],
  sv: [
    'Skicka en bild',
    'Biljetten kostar 200 kronor',
    'Jag bor på landet',
    'Ge mig fem minuter',
    'Jag behöver semester',
  ],
  no: [
    'Send meg et bilde',
    'Billetten koster 200 kroner',
    'Jeg bor på landet',
    'Gi meg fem minutter',
    'Jeg trenger ferie',
  ],
  pl: [
    'Wyślij mi zdjęcie',
    'Bilet kosztuje 20 zł',
    'Pożyczam książki siostrze',
    'Daj mi pięć minut',
    'Potrzebuję wakacji',
  ],
  fi: [
    'Lähetä minulle kuva',
    'Lippu maksaa 20 euroa',
    'Lainaan kirjoja kirjastosta',
    'Anna minulle viisi minuuttia',
    'Tarvitsen lomaa',
  ],
}
const rows = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([language, texts]) => texts.map((text) => [language, text] as const))

it.each(rows(payment))('[CHAT-06] %s: “%s” asks for money', (_, text) => {
  expect(cautionOf(text)).toBe('payment')
})
it.each(rows(elsewhere))('[CHAT-06] %s: “%s” suggests another app', (_, text) => {
  expect(cautionOf(text)).toBe('phone')
})
it.each(rows(ordinary))('[CHAT-06] %s: “%s” is an ordinary sentence', (_, text) => {
  expect(cautionOf(text)).toBeNull()
})
