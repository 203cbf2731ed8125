import {
  asciiHost,
  isValidPassword,
  isSepaCountry,
  nameIssue,
  normalizeDiscountCode,
  normalizeIban,
  normalizeLine,
  normalizePassword,
  normalizePhone,
  readDigitCode,
  readEmail,
  usernameIssue,
} from '.'

describe('passwords', () => {
  it.each([
    ['Mañana über 9é', 'Mañana über 9é'.normalize('NFD')],
    ['password １２３', 'password 123'],
    ['ｐａｓｓｗｏｒｄ', 'password'],
    ['ﬁnanziell', 'finanziell'],
    ['corner①②', 'corner12'],
    ['a\u00a0b\u202fc\u3000d', 'a b c d'],
    ['a\u1680b', 'a b'],
    ['❤️ hearts', '❤ hearts'],
    ['\u200bpasted\ufeff', 'pasted'],
    ['한국어'.normalize('NFD'), '한국어'],
  ])('[ACCOUNT-01] treats %j and %j as equal', (typed, same) => {
    expect(normalizePassword(typed)).toBe(normalizePassword(same))
  })

  it('distinguishes case, accents and spaces', () => {
    for (const [a, b] of [
      ['Password', 'password'],
      ['cafe', 'café'],
      ['a b', 'ab'],
      [' ab', 'ab'],
    ] as const)
      expect(normalizePassword(a)).not.toBe(normalizePassword(b))
  })

  it('[SIGNUP-03] counts code points of the normalised password', () => {
    expect(isValidPassword('ééééééé'.normalize('NFD'))).toBe(false)
    expect(isValidPassword('éééééééé'.normalize('NFD'))).toBe(true)
    expect(isValidPassword('é'.repeat(128).normalize('NFD'))).toBe(true)
    expect(isValidPassword('😀'.repeat(128))).toBe(true)
    expect(isValidPassword('😀'.repeat(129))).toBe(false)
    expect(isValidPassword(' '.repeat(20))).toBe(false)
    expect(isValidPassword('\u200b'.repeat(20))).toBe(false)
  })
})

describe('e-mail addresses', () => {
  it.each([
    ['anna@example.com', 'anna@example.com'],
    [' Anna@Example.COM\u00a0', 'anna@example.com'],
    ['\u200banna@example.com\ufeff', 'anna@example.com'],
    ['\u202aanna@example.com\u202c', 'anna@example.com'],
    ['anna\u00ad@example.com\r\n', 'anna@example.com'],
    ['ａｎｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'anna@example.com'],
    ['a&b@münchen.example', 'a&b@xn--mnchen-3ya.example'],
    ['anna@MÜNCHEN.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@mu\u0308nchen.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@xn--mnchen-3ya.example', 'anna@xn--mnchen-3ya.example'],
    ['anna@example.xn--p1ai', 'anna@example.xn--p1ai'],
    ['anna@пример.рф', 'anna@xn--e1afmkfd.xn--p1ai'],
    ['anna@例え。jp', 'anna@xn--r8jz45g.jp'],
    ["o'brien/x=y+z!#$%&*?^_`{|}~-@sub.example.co.uk", "o'brien/x=y+z!#$%&*?^_`{|}~-@sub.example.co.uk"],
  ])('[SIGNUP-08] normalises %j to %s', (typed, stored) => {
    expect(readEmail(typed)).toBe(stored)
    expect(readEmail(stored)).toBe(stored)
  })

  it.each([
    '',
    '@',
    'anna',
    'anna@',
    '@example.com',
    'anna@example',
    'anna@@example.com',
    'anna@b@example.com',
    'an na@example.com',
    '.anna@example.com',
    'anna.@example.com',
    'an..na@example.com',
    'anna@example..com',
    'anna@-example.com',
    'anna@example.com.',
    'anna@example.com/x',
    'anna@example.com:25',
    'anna@127.0.0.1',
    'anna@[::1]',
    'anna@exa_mple.com',
    'anna@exa mple.com',
    'anna@example.com\nBcc: x@example.com',
    'ännä@example.com',
    '"anna"@example.com',
    'anna@example.c',
    'anna@%65xample.com',
    `${'a'.repeat(65)}@example.com`,
    `anna@${'a'.repeat(64)}.com`,
    `anna@${'a.'.repeat(130)}com`,
  ])('rejects %j as an e-mail address', (typed) => {
    expect(readEmail(typed)).toBeNull()
  })

  it('accepts domain names only', () => {
    expect(asciiHost('Straße.example')).toMatch(/^(xn--strae-oqa|strasse)\.example$/)
    expect(asciiHost('localhost')).toBeNull()
    expect(asciiHost('0x7f000001')).toBeNull()
  })
})

describe('names and other lines', () => {
  it.each([
    ['  Anna\u00a0Maria ', 'Anna Maria'],
    ['Jose\u0301', 'José'],
    ['\u200bAnna\ufeff', 'Anna'],
    ['An\u00adna', 'Anna'],
    [
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Jo',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Jo',
    ],
    ['👩\u200d🎤 Zoë', '👩\u200d🎤 Zoë'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['O’Brien-Łoś', 'O’Brien-Łoś'],
  ])('normalises %j to %j', (typed, line) => {
    expect(normalizeLine(typed)).toBe(line)
    expect(normalizeLine(line)).toBe(line)
    expect(nameIssue(typed)).toBeNull()
  })

  it.each([
    ['', 'missing'],
    [' \u00a0\u200b', 'missing'],
    ['\u3164\u3164', 'missing'],
    ['\u2800\u2800', 'missing'],
    ['\ufe0f\ufe0f', 'missing'],
    ['A', 'length'],
    ['A\u200b', 'length'],
    ['a'.repeat(31), 'length'],
    ['An\tna', 'characters'],
    ['An\nna', 'characters'],
    ['Anna\u202e', 'characters'],
    ['\u2066Anna\u2069', 'characters'],
  ] as const)('[SIGNUP-06] rejects %j as a name: %s', (name, issue) => {
    expect(nameIssue(name)).toBe(issue)
  })

  it.each([
    ['@anna', 'starts_with_at'],
    [' ＠anna', 'starts_with_at'],
    ['ANNA@site.test', 'same_as_email'],
    ['anna@SITE.test\u200b', 'same_as_email'],
    ['clara@example.com', 'contact'],
    ['clara＠example．com', 'contact'],
    ['+49 151 23456789', 'contact'],
    ['0151-234567', 'contact'],
    ['Anna 0151 23456789', 'contact'],
    ['١٢٣٤٥٦٧', 'contact'],
    ['www.anna.example', 'contact'],
    ['https://anna.example', 'contact'],
    ['anna.com', 'contact'],
    ['t.me/anna', 'contact'],
  ] as const)('[SIGNUP-06] rejects %j as a user name: %s', (name, issue) => {
    expect(usernameIssue(name, 'anna@site.test')).toBe(issue)
  })

  it.each([
    'Anna',
    'Anna 1990',
    'St.John',
    'J.R.',
    'Dr.Deville',
    'M@rk',
    'Zoë O’Hara 😀',
    '007',
    'אנה',
    'Jean-Luc 42',
  ])('accepts %j as a name', (name) => {
    expect(usernameIssue(name, 'anna@site.test')).toBeNull()
    expect(nameIssue(name)).toBeNull()
  })
})

describe('account numbers', () => {
  const iban = 'NL91ABNA0417164300'
  it.each([
    'NL91 ABNA 0417 1643 00',
    'nl91abna0417164300',
    'NL91\u00a0ABNA\u00a00417\u202f1643\u200900',
    'NL91\tABNA\n0417 1643 00',
    'IBAN: NL91 ABNA 0417 1643 00',
    'iban NL91ABNA0417164300',
    'IBAN-Nr.: NL91ABNA0417164300',
    'NL91.ABNA.0417.1643.00',
    'NL91–ABNA–0417–1643–00',
    '\u202aNL91ABNA0417164300\u202c',
    'NL91\u200bABNA\u200b0417164300',
    'ＮＬ９１ＡＢＮＡ０４１７１６４３００',
  ])('[PAY-06] normalises the IBAN %j', (typed) => {
    expect(normalizeIban(typed)).toBe(iban)
    expect(normalizeIban(iban)).toBe(iban)
  })

  it('[PAY-06] accepts the countries that joined SEPA', () => {
    for (const country of ['AL', 'MD', 'ME', 'MK', 'RS', 'DE', 'CH', 'GB', 'VA'])
      expect(isSepaCountry(country)).toBe(true)
    for (const country of ['TR', 'UA', 'XK', 'BA', 'de', '']) expect(isSepaCountry(country)).toBe(false)
  })
})

describe('phone numbers and codes', () => {
  it.each([
    ['+49\u00a0151\u2009234\u202f56789', '+49 151 234 56789'],
    ['\u202a+49 151\u201123456789\u202c', '+49 151-23456789'],
    ['0049 151 23456789', '+49 151 23456789'],
    ['＋４９１５１２３４５６７８９', '+4915123456789'],
    ['٠١٥١٢٣٤٥٦٧٨٩', '015123456789'],
    ['0151 23456789', '0151 23456789'],
  ])('normalises the phone number %j to %s', (typed, expected) => {
    expect(normalizePhone(typed)).toBe(expected)
  })

  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['１２３４５６', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['123\u2011456', '123456'],
    ['Your code: 123 456', '123456'],
    ['Duetto24: dein Code lautet 123456. Er gilt 10 Minuten.', '123456'],
    ['in 10 minutes: 123456', '123456'],
    ['123', '123'],
    ['12 34', '1234'],
    ['1234567', '123456'],
    ['', ''],
  ])('[SIGNUP-05] reads %j as the code %s', (typed, code) => {
    expect(readDigitCode(typed, 6)).toBe(code)
  })

  it.each([
    [' summer25 ', 'SUMMER25'],
    ['ＳＵＭＭＥＲ２５', 'SUMMER25'],
    ['summer\u201125\u200b', 'SUMMER-25'],
    ['SUM MER 25', 'SUMMER25'],
  ])('[PAY-07] normalises the discount code %j to %s', (typed, code) => {
    expect(normalizeDiscountCode(typed)).toBe(code)
  })
})
