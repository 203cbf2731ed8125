import nodemailer from 'nodemailer'
import type { Config } from '../../app/config'
import { createHttpClient } from '../http/createHttpClient'
import type { OutgoingMail, SmsPayload } from './ports'
import type { PushPayload } from './push/push.repository'

export interface Transport {
  mail: (mail: OutgoingMail) => Promise<void>
  sms: (sms: SmsPayload) => Promise<void>
  push: (push: PushPayload) => Promise<void>
}

const timeoutMs = 10_000

export const createMailboxTransport = (url: string): Pick<Transport, 'mail' | 'sms'> => {
  const client = createHttpClient({ name: 'the mailbox', baseURL: url, timeoutMs })
  const post = async (body: object) => void (await client.post('/api/mails', body))
  return {
    mail: (mail) => post({ kind: 'mail', ...mail }),
    sms: ({ phone, text }) => post({ kind: 'sms', to: phone, subject: '', text }),
  }
}

/** RFC 5321: a 5xx reply to RCPT TO is permanent. */
export const isAddressRefused = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown }
  return command === 'RCPT TO' && Number(responseCode) >= 500
}

const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()

export const createSmtpTransport = (
  url: string,
  from: string,
  dkim?: Config['mail']['dkim'],
): Transport['mail'] => {
  const smtp = nodemailer.createTransport(url, {
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
  } as object)
  return async ({ to, sender, subject, text, html, oneClickUrl }) => {
    await smtp.sendMail({
      from: sender ? { name: sender, address: addressIn(from) } : from,
      to,
      subject,
      text,
      html,
      ...(oneClickUrl
        ? {
            headers: {
              'List-Unsubscribe': `<${oneClickUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }
        : {}),
    })
  }
}

export const createSmsTransport = ({ url, token, from }: NonNullable<Config['sms']>): Transport['sms'] => {
  const client = createHttpClient({
    name: 'the gateway for text messages',
    timeoutMs,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return async ({ phone, text }) => void (await client.post(url, { from, to: phone, text }))
}

const rejectAll = (what: string) => async () => {
  throw new Error(`no transport for ${what} is configured`)
}

export const createTransport = ({ mail, sms, demo }: Config, push: Transport['push']): Transport => {
  const mailbox = mail.outboxUrl && demo ? createMailboxTransport(mail.outboxUrl) : undefined
  const smtp = mail.smtpUrl ? createSmtpTransport(mail.smtpUrl, mail.from, mail.dkim) : undefined
  return {
    mail: mailbox?.mail ?? smtp ?? rejectAll('mail'),
    sms: sms ? createSmsTransport(sms) : (mailbox?.sms ?? rejectAll('text messages')),
    push,
  }
}
