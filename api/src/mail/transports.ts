import nodemailer from 'nodemailer'
import type { OutgoingMail } from '../app/deps'
import type { Config } from '../app/config'
import type { PushPayload } from '../push/push.repository'
import type { SmsPayload } from './outbox'

/** Where mails and text messages go. Rejects when the other side did not take them. */
export interface Transport {
  mail: (mail: OutgoingMail) => Promise<void>
  sms: (sms: SmsPayload) => Promise<void>
  push: (push: PushPayload) => Promise<void>
}

const timeoutMs = 10_000

/** The demo's mailbox: one HTTP post a message, text messages too. */
export const createMailboxTransport = (url: string): Pick<Transport, 'mail' | 'sms'> => {
  const post = async (body: object) => {
    const answer = await fetch(new URL('/api/mails', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`the mailbox answered ${answer.status}`)
  }
  return {
    mail: (mail) => post({ kind: 'mail', ...mail }),
    sms: ({ phone, text }) => post({ kind: 'sms', to: phone, subject: '', text }),
  }
}

export const createSmtpTransport = (url: string, from: string): Transport['mail'] => {
  const smtp = nodemailer.createTransport(url, {
    connectionTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  } as object)
  return async ({ to, subject, text, html, oneClickUrl }) => {
    await smtp.sendMail({
      from,
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

const refuse = (what: string) => async () => {
  throw new Error(`no way to send ${what} is configured`)
}

/** Mail by SMTP where it is configured, else the demo's mailbox; push by the browsers' own services. */
export const createTransport = ({ mail, demo }: Config, push: Transport['push']): Transport => {
  const mailbox = mail.outboxUrl && demo ? createMailboxTransport(mail.outboxUrl) : undefined
  const smtp = mail.smtpUrl ? createSmtpTransport(mail.smtpUrl, mail.from) : undefined
  return {
    mail: smtp ?? mailbox?.mail ?? refuse('mail'),
    sms: mailbox?.sms ?? refuse('text messages'),
    push,
  }
}
