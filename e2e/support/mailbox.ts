import { expect } from '@playwright/test'
import { site } from './site'

interface Mail {
  to: string
  subject: string
  text: string
}

const mailsTo = async (address: string, { mailbox } = site): Promise<Mail[]> => {
  const response = await fetch(`${mailbox}/api/mails?to=${encodeURIComponent(address)}`)
  const { mails } = (await response.json()) as { mails: Mail[] }
  return mails
}

export const linkInMail = async (address: string, path: string, at = site): Promise<string> => {
  let link: string | undefined
  await expect(async () => {
    const mails = await mailsTo(address, at)
    link = mails
      .map(({ text }) => new RegExp(`https?://\\S+${path}\\S*`).exec(text)?.[0])
      .find((found) => found !== undefined)
    expect(link).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return link as string
}

export const mailWith = async (address: string, words: string, at = site): Promise<void> => {
  await expect
    .poll(async () => (await mailsTo(address, at)).some(({ text }) => text.includes(words)), {
      timeout: 20_000,
    })
    .toBe(true)
}

export const codeInMail = async (to: string, at = site): Promise<string> => {
  let code: string | undefined
  await expect(async () => {
    code = (await mailsTo(to, at)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found)
    expect(code).toBeDefined()
  }).toPass({ timeout: 20_000 })
  return code as string
}
