import type { MailPort, OutgoingMail } from '../infra/delivery/ports'

export const tokenIn = (mail: OutgoingMail | undefined): string => {
  const token = /[?&]token=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) throw new Error('no link with a token in the mail')
  return token
}

export const failMailsTo = (mail: MailPort, address: string): MailPort => ({
  ...mail,
  send: (each, tx) => (each.to === address ? Promise.reject(new Error('away')) : mail.send(each, tx)),
})
