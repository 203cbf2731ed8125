import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'

export interface StoredMail {
  id: string
  kind: 'mail' | 'sms'
  to: string
  subject: string
  text: string
  html: string
  at: string
}

const maxMails = 2000

export interface MailStore {
  add: (mail: Omit<StoredMail, 'id' | 'at'>) => StoredMail
  list: (to?: string) => StoredMail[]
  find: (id: string) => StoredMail | undefined
}

const parseLine = (line: string): StoredMail[] => {
  try {
    return [JSON.parse(line) as StoredMail]
  } catch {
    return []
  }
}

/** Opens a JSON Lines file of messages. Drops incomplete lines and all but the newest `maxMails` messages. */
export const openMailStore = (folder: string): MailStore => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'mails.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const complete = lines.filter(Boolean)
  const mails = complete.flatMap(parseLine).slice(-maxMails)
  if (mails.length < complete.length) {
    writeFileSync(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''))
  }
  return {
    add: (message) => {
      const mail = { ...message, id: randomUUID(), at: new Date().toISOString() }
      mails.push(mail)
      appendFileSync(file, `${JSON.stringify(mail)}\n`)
      return mail
    },
    list: (to = '') => mails.filter((mail) => mail.to.includes(to.toLowerCase())).reverse(),
    find: (id) => mails.find((mail) => mail.id === id),
  }
}
