import { escapeHtml } from '@duetto/shared/domain'
import { intlOf } from '../../texts/intl'
import type { MailMessages } from '../../texts/mails'
import { deliveryMessages } from './deliveryMessages'

export type Values = Record<string, string | number>

interface Parts {
  messages: MailMessages
  values: Values
  note?: string
  site: string
  locale: string
  link?: string
  unsubscribeUrl?: string
}

interface Labelled {
  label: string
  link: string
}

interface Content {
  site: string
  locale: string
  heading: string
  body: string[]
  action?: Labelled
  reason: string
  stop?: Labelled
}

export const renderMail = (parts: Parts): { subject: string; text: string; html: string } => {
  const { messages, values, note, locale, link, unsubscribeUrl } = parts
  const { formatMessage } = intlOf(locale)
  const { subject, heading = deliveryMessages.greeting, body1, body2, body3, button } = messages
  const content: Content = {
    ...parts,
    heading: formatMessage(heading, values),
    body: [
      ...[body1, body2, body3].flatMap((message) => (message ? [formatMessage(message, values)] : [])),
      ...(note ? [note] : []),
    ],
    action: link && button ? { label: formatMessage(button), link } : undefined,
    reason: formatMessage(deliveryMessages.reason, { site: parts.site }),
    stop: unsubscribeUrl
      ? { label: formatMessage(deliveryMessages.unsubscribe), link: unsubscribeUrl }
      : undefined,
  }
  return { subject: formatMessage(subject, values), text: renderText(content), html: renderHtml(content) }
}

const renderText = ({ heading, body, action, reason, stop }: Content): string =>
  [
    heading,
    ...body,
    ...(action ? [`${action.label}:\n${action.link}`] : []),
    '--',
    reason,
    ...(stop ? [`${stop.label}: ${stop.link}`] : []),
  ].join('\n\n')

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const button = ({ label, link }: Labelled) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#7b1e4b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const small = 'font-size:14px;color:#6a4c5b;'

/** Styles of the dark theme for mail clients that support media queries. Others use the inline colours. */
const dark =
  '@media (prefers-color-scheme:dark){body{background:#181017!important;color:#f8eef2!important}.card{background:#221820!important;border-color:#3f303b!important}.soft{color:#c9b2be!important}.main{color:#f5a9c9!important}}'

const renderHtml = ({ site, locale, heading, body, action, reason, stop }: Content): string => {
  const title = escapeHtml(heading)
  const copy = action
    ? `<p class="soft" style="margin:0 0 16px;${small}">${escapeHtml(intlOf(locale).formatMessage(deliveryMessages.link))} <span style="word-break:break-all">${escapeHtml(action.link)}</span></p>`
    : ''
  const unsubscribe = stop
    ? `<p style="margin:0"><a class="main" href="${escapeHtml(stop.link)}" style="${small}color:#7b1e4b">${escapeHtml(stop.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${dark}</style></head>
<body style="margin:0;padding:24px 12px;background:#fbf6f6;color:#2b1422;font:16px/1.55 Figtree,'Segoe UI',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="main" style="margin:0 0 16px 8px;font:22px/1.2 'Young Serif',Georgia,serif;color:#7b1e4b">${escapeHtml(site)}</p>
<div class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e8dade;border-radius:22px 22px 22px 5px">
<h1 style="margin:0 0 16px;font:400 26px/1.2 'Young Serif',Georgia,serif">${title}</h1>
${body.map((text) => paragraph(text)).join('\n')}
${action ? button(action) : ''}
${copy}
</div>
<div style="padding:16px 8px"><p class="soft" style="margin:0 0 16px;${small}">${escapeHtml(reason)}</p>${unsubscribe}</div>
</div></body></html>`
}
