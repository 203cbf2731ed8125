import { splitLinks } from './links'

const linksIn = (text: string) => splitLinks(text).filter((part) => part.kind === 'link')

it.each([
  ['https://example.com', 'https://example.com/', 'example.com'],
  ['HTTP://Example.COM/Path', 'http://example.com/Path', 'example.com'],
  ['see www.example.org.', 'https://www.example.org/', 'example.org'],
  ['(https://example.com/a_(b))', 'https://example.com/a_(b)', 'example.com'],
  ['“https://example.com/x?y=1&z=2#top”, he said', 'https://example.com/x?y=1&z=2#top', 'example.com'],
  ['Schau: https://example.com/straße!', 'https://example.com/stra%C3%9Fe', 'example.com'],
  ['https://sub.example.co.uk/?q=ä', 'https://sub.example.co.uk/?q=%C3%A4', 'sub.example.co.uk'],
  ['https://ｅxample.com', 'https://example.com/', 'example.com'],
  ['https://аррӏе.com/login', 'https://xn--80ak6aa92e.com/login', 'xn--80ak6aa92e.com'],
  ['https://例え.jp', 'https://xn--r8jz45g.jp/', 'xn--r8jz45g.jp'],
  ['[https://example.com]', 'https://example.com/', 'example.com'],
  ['https://example.com/a,b', 'https://example.com/a,b', 'example.com'],
  ['https://fr.example.com/L’Équipe', 'https://fr.example.com/L%E2%80%99%C3%89quipe', 'fr.example.com'],
  ['https://example.com/（北京）', 'https://example.com/%EF%BC%88%E5%8C%97%E4%BA%AC%EF%BC%89', 'example.com'],
  ['https://example.com/{id}', 'https://example.com/%7Bid%7D', 'example.com'],
  ['[photos](https://example.com/a)', 'https://example.com/a', 'example.com'],
])('%s links to %s with host %s', (text, href, host) => {
  expect(linksIn(text)).toMatchObject([{ href, host }])
})

it.each([
  'javascript:alert(1)',
  'JAVASCRIPT://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.com/file',
  'blob:https://example.com/1',
  'view-source:https://example.com',
  'intent://example.com#Intent;end',
  'mailto:me@example.com',
  'tel:+4915112345678',
  '+49 151 12345678',
  'me@example.com',
  'me@www.example.com',
  'https://bank.example@thief.example/',
  'https://bank.example:pw@thief.example/',
  'https://bank.example%40thief.example/',
  'https://example.com:8443/',
  'https://example.com\\@thief.example',
  'https://127.0.0.1/admin',
  'https://2130706433/',
  'https://0x7f000001/',
  'https://[::1]/',
  'http://localhost/',
  'http://router/',
  'https://example.com/\u202Egnp.exe',
  'https://\u202Emoc.elpmaxe/',
  'https://exam\u200Bple.com/',
  'https://example.com\u2066/evil',
  'https://e\u0301\u0302\u0303\u0304xample.com/',
  'https://example.com/Z\u0351\u036B\u0343algo',
  'https://google.com\u00ADthief.example',
  'https://.example.com/',
  'https://example..com/',
  'https://-example.com/',
  'https://example.c/',
  'https://example.com./',
  'https://',
  'http:///example.com',
  'https:example.com',
  'www.',
  'www.localhost',
  'xhttps://example.com',
  'foo.www.example.com',
  `https://example.com/${'a'.repeat(2100)}`,
  '<a href="https:evil.example">click</a>',
])('%j is not a link and stays unchanged', (text) => {
  expect(linksIn(text)).toEqual([])
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

it('keeps every character around and between links', () => {
  const text = 'One https://a.example/x, two\nwww.b.example; “three” https://bad@c.example and four.'
  const parts = splitLinks(text)
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.map(({ kind }) => kind)).toEqual(['text', 'link', 'text', 'link', 'text'])
})

const around = [
  ['“', '”'],
  ['„', '“'],
  ['‚', '‘'],
  ['‘', '’'],
  ['”', '”'],
  ['»', '«'],
  ['«', '»'],
  ['« ', ' »'],
  ['‹', '›'],
  ['›', '‹'],
  ['„', '”'],
  ["'", "'"],
  ['"', '"'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['「', '」'],
  ['『', '』'],
  ['【', '】'],
  ['〈', '〉'],
  ['《', '》'],
  ['（', '）'],
  ['［', '］'],
  ['｛', '｝'],
  ['⟨', '⟩'],
  ['¡', '!'],
  ['', '。'],
  ['', '、'],
  ['', '，'],
  ['', '．'],
  ['', '！'],
  ['', '？'],
  ['', '…'],
  ['', '...'],
  ['', '؟'],
  ['', '।'],
  ['', ' –'],
  ['', '—'],
] as const
const addresses = [
  'https://example.com',
  'www.example.com',
  'https://example.com/a',
  'https://example.com/a?b=c#d',
]
const after = ['', ' sagte er', ', sagte er', '.', '。次', '…', '」と', '”次', '»).', '“, und “so”']

it.each(around)('an address inside %s%s ends before the punctuation', (open, close) => {
  for (const address of addresses)
    for (const rest of after) {
      const text = `Siehe ${open}${address}${close}${rest}`
      const parts = splitLinks(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      expect(parts.filter(({ kind }) => kind === 'link')).toMatchObject([
        { text: address, host: 'example.com' },
      ])
    }
})

it('finds two addresses separated by a bracket only', () => {
  expect(linksIn('「https://a.example/x」https://b.example/y').map(({ text }) => text)).toEqual([
    'https://a.example/x',
    'https://b.example/y',
  ])
})

it('reads thousands of brackets and full stops in linear time', () => {
  const text = `https://example.com/${')'.repeat(1000)}${'.'.repeat(1000)} `
  expect(linksIn(text.repeat(20))).toHaveLength(20)
})
