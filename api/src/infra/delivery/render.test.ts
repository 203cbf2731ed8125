import { renderMail } from './render'
import { textsOf } from '../../texts'

const texts = textsOf('de')
const link = 'https://site.example/activate/done?token=abc&x=1'
const { html } = renderMail({
  text: texts.mails.activation,
  texts,
  values: { name: '<b>Anna</b>', site: 'Duetto' },
  site: 'Duetto',
  locale: 'de',
  link,
  unsubscribeUrl: 'https://site.example/unsubscribe?token=7',
})

describe('the HTML of a mail', () => {
  it('has the colours of the dark theme for whoever reads in the dark', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('prefers-color-scheme:dark')
    const page = new Set([...html.matchAll(/class="(\w+)"/g)].map(([, name]) => name))
    expect([...page].sort()).toEqual(['card', 'main', 'soft'])
    for (const name of page) expect(html).toContain(`.${name}{`)
  })

  it('breaks a long link anywhere, and words only between them', () => {
    const broken = [...html.matchAll(/break-all">([^<]*)</g)].map(([, text]) => text)
    expect(broken).toEqual([link.replace('&', '&#38;')])
  })

  it('shows what was filled in as text', () => {
    expect(html).not.toContain('<b>Anna')
  })
})
