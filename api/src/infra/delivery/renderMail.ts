import { palettesOf } from '@duetto/shared/brand'
import type { BrandColours, Palettes } from '@duetto/shared/brand'
import { escapeHtml, logoPath } from '@duetto/shared/domain'
import type { Brand } from '@duetto/shared/domain'
import { intlOf } from '../../texts/intl'
import type { MailMessages } from '../../texts/mails'
import { deliveryMessages } from './deliveryMessages'

export type Values = Record<string, string | number>

type MailBrand = BrandColours & Pick<Brand, 'logo' | 'logo_dark'>

interface Parts {
  messages: MailMessages
  values: Values
  note?: string
  site: string
  brand: MailBrand
  url: string
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
  brand: MailBrand
  url: string
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

const button = ({ label, link }: Labelled, { light }: Palettes) =>
  `<p style="margin:24px 0"><a class="act" href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:${light.primary};color:${light['on-primary']};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const small = ({ light }: Palettes) => `font-size:14px;color:${light['ink-2']};`

const logoImage = (
  { site, url }: Content,
  logo: string,
  { className, display }: Record<'className' | 'display', string>,
) =>
  `<img class="${className}" src="${escapeHtml(url + logoPath(logo))}" alt="${escapeHtml(site)}" height="36" style="display:${display};height:36px;max-width:100%">`

const siteName = (content: Content): string => {
  const { logo, logo_dark: dark } = content.brand
  if (!logo) return escapeHtml(content.site)
  if (!dark) return logoImage(content, logo, { className: 'logo', display: 'block' })
  return (
    logoImage(content, logo, { className: 'light', display: 'block' }) +
    logoImage(content, dark, { className: 'dark', display: 'none' })
  )
}

const darkCss = ({ dark }: Palettes) =>
  `@media (prefers-color-scheme:dark){body{background:${dark.bg}!important;color:${dark.ink}!important}.card{background:${dark.surface}!important;border-color:${dark.line}!important}.soft{color:${dark['ink-2']}!important}.main{color:${dark['primary-ink']}!important}.act{background:${dark.primary}!important;color:${dark['on-primary']}!important}.light{display:none!important}.dark{display:block!important}}`

const renderHtml = (content: Content): string => {
  const { brand, locale, heading, body, action, reason, stop } = content
  const palettes = palettesOf(brand)
  const { light } = palettes
  const title = escapeHtml(heading)
  const copy = action
    ? `<p class="soft" style="margin:0 0 16px;${small(palettes)}">${escapeHtml(intlOf(locale).formatMessage(deliveryMessages.link))} <span style="word-break:break-all">${escapeHtml(action.link)}</span></p>`
    : ''
  const unsubscribe = stop
    ? `<p style="margin:0"><a class="main" href="${escapeHtml(stop.link)}" style="${small(palettes)}color:${light['primary-ink']}">${escapeHtml(stop.label)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title><style>${darkCss(palettes)}</style></head>
<body style="margin:0;padding:24px 12px;background:${light.bg};color:${light.ink};font:16px/1.55 Figtree,'Segoe UI',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="main" style="margin:0 0 16px 8px;font:22px/1.2 'Young Serif',Georgia,serif;color:${light['primary-ink']}">${siteName(content)}</p>
<div class="card" style="padding:32px 28px;background:${light.surface};border:1px solid ${light.line};border-radius:22px 22px 22px 5px">
<h1 style="margin:0 0 16px;font:400 26px/1.2 'Young Serif',Georgia,serif">${title}</h1>
${body.map((text) => paragraph(text)).join('\n')}
${action ? button(action, palettes) : ''}
${copy}
</div>
<div style="padding:16px 8px"><p class="soft" style="margin:0 0 16px;${small(palettes)}">${escapeHtml(reason)}</p>${unsubscribe}</div>
</div></body></html>`
}
