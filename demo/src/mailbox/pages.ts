import { escapeHtml } from '@duetto/shared/domain'
import type { StoredMail } from './store'

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="/style.css"></head><body>${body}</body></html>`

const timeOf = (at: string): string => `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`

export const listPage = (mails: readonly StoredMail[], to: string): string =>
  page(
    'Mailbox',
    `<header><h1>Mailbox</h1><p>Every e-mail and text message of the demo arrives here; nothing leaves this machine.</p>
<form><label for="to">To</label><input id="to" name="to" value="${escapeHtml(to)}" placeholder="part of an address"><button>Filter</button></form></header>
<main>${
      mails.length === 0
        ? '<p class="empty">Nothing here yet. Sign up on the site, and the activation e-mail appears here.</p>'
        : `<ul>${mails
            .map(
              ({ id, kind, to: address, subject, text, at }) => `<li><a href="/mails/${id}">
<b>${escapeHtml(subject || (kind === 'sms' ? 'Text message' : 'No subject'))}</b>
<span>${escapeHtml(address)}</span>${timeOf(at)}<small>${escapeHtml(text.slice(0, 120))}</small></a></li>`,
            )
            .join('')}</ul>`
    }</main>`,
  )

const linkify = (text: string): string =>
  escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (url) => `<a href="${url}" target="_blank" rel="noopener">${url}</a>`,
  )

export const mailPage = ({ subject, to, html, text, at, kind, id }: StoredMail): string =>
  page(
    subject || 'Text message',
    `<header><p><a href="/">All messages</a></p><h1>${escapeHtml(subject || 'Text message')}</h1><p>${escapeHtml(to)} ${timeOf(at)}</p></header>
<main>${kind === 'mail' && html ? `<iframe sandbox="allow-popups allow-top-navigation-by-user-activation" src="/mails/${id}/html" title="${escapeHtml(subject)}"></iframe>` : ''}
<h2>Plain text</h2><pre>${linkify(text)}</pre></main>`,
  )
