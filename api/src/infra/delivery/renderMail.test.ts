import { palettesOf } from '@duetto/shared/brand'
import { renderMail } from './renderMail'
import { mailMessages } from '../../texts/mails'

const link = 'https://site.example/activate/done?token=abc&x=1'
const brand = { colour: '#0b1f4d', second_colour: '', logo: '', logo_dark: '' }
const render = (logos: Partial<typeof brand> = {}) =>
  renderMail({
    messages: mailMessages.activation,
    values: { name: '<b>Anna</b>', span: '7 days', code: '012345', codeSpan: '24 hours' },
    site: 'Duetto',
    brand: { ...brand, ...logos },
    url: 'https://site.example',
    locale: 'de',
    link,
    unsubscribeUrl: 'https://site.example/unsubscribe?token=7',
  }).html
const html = render()

describe('the HTML of an e-mail', () => {
  it('has a dark theme', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    const page = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name))
    expect([...page].sort()).toEqual(['act', 'card', 'main', 'soft'])
    for (const name of page) expect(html).toContain(`.${name}{`)
  })

  it('breaks long links anywhere, and other text only between words', () => {
    const broken = [...html.matchAll(/break-all">([^<]*)</g)].map(([, text]) => text)
    expect(broken).toEqual([link.replace('&', '&amp;')])
  })

  it('has the colours of the brand', () => {
    const { light, dark } = palettesOf(brand)
    expect(html).toContain(`background:${light.primary};color:${light['on-primary']}`)
    expect(html).toContain(`body{background:${dark.bg}!important`)
    expect(html).toContain(`.act{background:${dark.primary}!important;color:${dark['on-primary']}!important}`)
  })

  const [light, dark] = ['a', 'b'].map((digit) => `${digit.repeat(32)}-480x160`)
  const shown = (page: string) =>
    [...page.matchAll(/<img class="(\w+)" src="([^"]+)" alt="Duetto"[^>]+display:(\w+)/g)].map((found) =>
      found.slice(1),
    )
  it('shows the logo of the brand, with the name for readers without pictures', () => {
    expect(shown(html)).toEqual([])
    expect(shown(render({ logo: light }))).toEqual([
      ['logo', `https://site.example/media/brand/${light}/logo.png`, 'block'],
    ])
    expect(
      shown(render({ logo: light, logo_dark: dark })).map(([name, , display]) => [name, display]),
    ).toEqual([
      ['light', 'block'],
      ['dark', 'none'],
    ])
    expect(html).toContain('.light{display:none!important}.dark{display:block!important}')
  })

  it('escapes values', () => {
    expect(html).not.toContain('<b>Anna')
  })
})
