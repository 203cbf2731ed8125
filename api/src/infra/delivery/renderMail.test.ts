import { palettesOf } from '@duetto/shared/brand'
import { renderMail } from './renderMail'
import { mailMessages } from '../../texts/mails'

const link = 'https://site.example/activate/done?token=abc&x=1'
const { html } = renderMail({
  messages: mailMessages.activation,
  values: { name: '<b>Anna</b>', span: '7 days', code: '012345', codeSpan: '24 hours' },
  site: 'Duetto',
  brand: { colour: '#0b1f4d', second_colour: '' },
  locale: 'de',
  link,
  unsubscribeUrl: 'https://site.example/unsubscribe?token=7',
})

describe('the HTML of an e-mail', () => {
  it('has a dark theme', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    const page = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name))
    expect([...page].sort()).toEqual(['card', 'main', 'soft'])
    for (const name of page) expect(html).toContain(`.${name}{`)
  })

  it('breaks long links anywhere, and other text only between words', () => {
    const broken = [...html.matchAll(/break-all">([^<]*)</g)].map(([, text]) => text)
    expect(broken).toEqual([link.replace('&', '&amp;')])
  })

  it('has the colours of the brand', () => {
    const { light, dark } = palettesOf({ colour: '#0b1f4d', second_colour: '' })
    expect(html).toContain(`background:${light.primary};color:${light['on-primary']}`)
    expect(html).toContain(`body{background:${dark.bg}!important`)
  })

  it('escapes values', () => {
    expect(html).not.toContain('<b>Anna')
  })
})
