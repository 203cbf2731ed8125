import { escapeHtml } from '@duetto/shared/domain'
import { intlOf } from '../../texts/intl'
import { formatDay } from '../../texts/format'
import { exportMessages, sectionMessages } from './messages'

type Section = keyof typeof sectionMessages

interface PageInput {
  data: Record<string, unknown>
  locale: string
  pictures: Partial<Record<Section, readonly string[]>>
}

const partsOf: Partial<Record<Section, readonly string[]>> = {
  account: ['account', 'links_by_mail'],
  photos: ['photos', 'photo_appeals', 'verifications'],
  people: ['likes_given', 'matches', 'swipes', 'blocks', 'match_answers', 'saved_searches', 'profile_notes'],
  messages: ['conversations', 'messages_sent', 'reactions_to_received_messages', 'message_media'],
  payments: [
    'payments',
    'payment_attempts',
    'payment_notices',
    'refunds',
    'wallet',
    'credit_lots',
    'credit_entries',
    'credit_debts',
    'discount_codes',
    'discounts_used',
    'payment_mandates',
    'direct_debits',
    'direct_debit_codes',
    'direct_debit_blocks',
  ],
  reports: ['reports_made', 'complaints', 'warnings_and_restrictions'],
  devices: ['sessions', 'passkeys', 'push_subscriptions'],
}

const labelOf = (name: string): string => escapeHtml(name.replaceAll('_', ' '))
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

const valueOf = (value: unknown): string =>
  typeof value === 'object' ? `<code>${escapeHtml(JSON.stringify(value))}</code>` : escapeHtml(String(value))

const record = (row: unknown): string => {
  const fields = Object.entries((row ?? {}) as Record<string, unknown>).filter(([, value]) => !isEmpty(value))
  return `<dl>${fields.map(([name, value]) => `<div><dt>${labelOf(name)}</dt><dd>${valueOf(value)}</dd></div>`).join('')}</dl>`
}

const part = (name: string, value: unknown): string => {
  const rows = Array.isArray(value) ? value : [value]
  if (rows.length === 0) return ''
  const heading = Array.isArray(value) ? `<h3>${labelOf(name)} (${rows.length})</h3>` : ''
  return `${heading}${rows.map(record).join('')}`
}

const style = `:root{color-scheme:light dark;--bg:#fbf6f6;--card:#fff;--ink:#2b1422;--soft:#6a4c5b;--line:#e8dade;--main:#7b1e4b}
@media (prefers-color-scheme:dark){:root{--bg:#181017;--card:#241823;--ink:#f8eef2;--soft:#c9aebc;--line:#43303e;--main:#f3a8cb}}
body{margin:0;padding:32px 16px 64px;background:var(--bg);color:var(--ink);font:16px/1.55 system-ui,sans-serif}
main{max-width:820px;margin:0 auto}h1,h2{font-family:Georgia,serif;font-weight:400}h1{font-size:34px;margin:0 0 8px}h2{margin:40px 0 12px;color:var(--main)}h3{margin:24px 0 8px;font-size:16px}
p{color:var(--soft)}dl{margin:0 0 12px;padding:8px 18px;border:1px solid var(--line);border-radius:14px;background:var(--card)}
dl div{display:grid;grid-template-columns:minmax(110px,200px) minmax(0,1fr);gap:16px;padding:6px 0}dl div+div{border-top:1px solid var(--line)}
dt{color:var(--soft);font-size:14px}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}code{font-size:13px}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px}img{width:100%;aspect-ratio:4/5;object-fit:cover;border-radius:14px}audio{width:100%}`

export const renderExportPage = ({ data, locale, pictures }: PageInput): string => {
  const { formatMessage } = intlOf(locale)
  const title = escapeHtml(formatMessage(exportMessages.title))
  const named = Object.values(partsOf).flat()
  const rest = Object.keys(data).filter((name) => name !== 'exported_at' && !named.includes(name))
  const sections = (Object.keys(sectionMessages) as Section[]).map((section) => {
    const files = pictures[section] ?? []
    const shown = files
      .map((file) =>
        file.endsWith('.webm') ? `<audio src="${file}" controls></audio>` : `<img src="${file}" alt="">`,
      )
      .join('')
    const body = (partsOf[section] ?? rest).map((name) => (isEmpty(data[name]) ? '' : part(name, data[name])))
    const html = (shown && `<div class="photos">${shown}</div>`) + body.join('')
    return `<section><h2>${escapeHtml(formatMessage(sectionMessages[section]))}</h2>${html || `<p>${escapeHtml(formatMessage(exportMessages.none))}</p>`}</section>`
  })
  const createdAt = formatDay(new Date(String(data.exported_at)), locale)
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(createdAt)}. ${escapeHtml(formatMessage(exportMessages.intro))}</p>
${sections.join('\n')}
</main></body></html>
`
}
