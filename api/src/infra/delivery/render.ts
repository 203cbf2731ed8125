import type { MailText, MailTexts } from './MailText'

export type Values = Record<string, string | number>

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Fills values into a text; a placeholder without a value stays visible, so that a test notices. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

interface Parts {
  text: MailText
  texts: MailTexts
  values: Values
  site: string
  locale: string
  link?: string
  unsubscribeUrl?: string
}

/** Subject, plain text and HTML of an e-mail. HTML and text have the same content. */
export const renderMail = (parts: Parts): { subject: string; text: string; html: string } => {
  const { text, texts, values, site, link, unsubscribeUrl } = parts
  const body = text.body.map((paragraph) => fill(paragraph, values))
  const footer = [fill(texts.footer.why, { site })]
  const plain = [
    fill(text.heading, values),
    ...body,
    ...(link && text.button ? [`${text.button}:\n${link}`] : []),
    '--',
    ...footer,
    ...(unsubscribeUrl ? [`${texts.footer.unsubscribe}: ${unsubscribeUrl}`] : []),
  ]
  return {
    subject: fill(text.subject, values),
    text: plain.join('\n\n'),
    html: renderHtml(parts, body, footer),
  }
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

const button = (label: string, link: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 26px;border-radius:999px;background:#7b1e4b;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`

const small = 'font-size:14px;color:#6a4c5b;'

/** The site's dark theme, for mail programs that know one; the others show the colours written at each element. */
const dark =
  '@media (prefers-color-scheme:dark){body{background:#181017!important;color:#f8eef2!important}.card{background:#221820!important;border-color:#3f303b!important}.soft{color:#c9b2be!important}.main{color:#f5a9c9!important}}'

const renderHtml = (parts: Parts, body: string[], footer: string[]): string => {
  const { text, texts, values, site, locale, link, unsubscribeUrl } = parts
  const heading = escapeHtml(fill(text.heading, values))
  const action = link && text.button ? button(text.button, link) : ''
  const copy =
    link && text.button
      ? `<p class="soft" style="margin:0 0 16px;${small}">${escapeHtml(texts.footer.link)} <span style="word-break:break-all">${escapeHtml(link)}</span></p>`
      : ''
  const stop = unsubscribeUrl
    ? `<p style="margin:0"><a class="main" href="${escapeHtml(unsubscribeUrl)}" style="${small}color:#7b1e4b">${escapeHtml(texts.footer.unsubscribe)}</a></p>`
    : ''
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${heading}</title><style>${dark}</style></head>
<body style="margin:0;padding:24px 12px;background:#fbf6f6;color:#2b1422;font:16px/1.55 Figtree,'Segoe UI',system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
<p class="main" style="margin:0 0 16px 8px;font:22px/1.2 'Young Serif',Georgia,serif;color:#7b1e4b">${escapeHtml(site)}</p>
<div class="card" style="padding:32px 28px;background:#ffffff;border:1px solid #e8dade;border-radius:22px 22px 22px 5px">
<h1 style="margin:0 0 16px;font:400 26px/1.2 'Young Serif',Georgia,serif">${heading}</h1>
${body.map((text) => paragraph(text)).join('\n')}
${action}
${copy}
</div>
<div style="padding:16px 8px">${footer.map((text) => `<p class="soft" style="margin:0 0 16px;${small}">${escapeHtml(text)}</p>`).join('')}${stop}</div>
</div></body></html>`
}
