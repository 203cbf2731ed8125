import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'pg-connection-string'
import { readConfig } from './config'

const fileOf = (text: string): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'secret-')), 'secret')
  writeFileSync(file, text)
  return file
}

describe('secrets', () => {
  it('are read from files, and passwords may contain any characters', () => {
    const password = 'p@ss/w#rd %41?:&\'"\\ é'
    const {
      databaseUrl = '',
      redis,
      mail,
      payment,
    } = readConfig({
      DATABASE_URL: 'postgres://duetto@postgres:5432/duetto',
      DATABASE_PASSWORD_FILE: fileOf(`${password}\n`),
      REDIS_URL: 'redis://redis:6379',
      REDIS_PASSWORD_FILE: fileOf(password),
      SMTP_URL: 'smtps://mailer%40site.test@mail.test',
      SMTP_PASSWORD: password,
      PAYMENT_SECRET_FILE: fileOf('a secret of the provider\n'),
    })
    expect(parse(databaseUrl)).toMatchObject({ host: 'postgres', user: 'duetto', password })
    for (const address of [redis?.url ?? '', mail.smtpUrl ?? ''])
      expect(decodeURIComponent(new URL(address).password)).toBe(password)
    expect(new URL(mail.smtpUrl ?? '').username).toBe('mailer%40site.test')
    expect(payment.secret).toBe('a secret of the provider')
  })

  it('are not read from other programs’ files', () => {
    expect(() => readConfig({ OTHER_CONFIG_FILE: '/nowhere/at/all' })).not.toThrow()
  })

  it('are unset if their file is empty', () => {
    expect(readConfig({ PAYMENT_SECRET_FILE: fileOf('\n') }).payment.secret).toBeUndefined()
  })

  it('unreadable files and publicly known secrets stop the start with an explanation', () => {
    expect(() => readConfig({ REDIS_PASSWORD_FILE: '/nowhere/redis' })).toThrow(
      'REDIS_PASSWORD_FILE names /nowhere/redis, which cannot be read (ENOENT).',
    )
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://site.test',
      SMTP_URL: 'smtp://mail.test',
      MAIL_FROM: 'Site <a@site.test>',
      DATABASE_URL: 'postgres://duetto@postgres/duetto',
    }
    expect(() => readConfig({ ...production, DATABASE_PASSWORD: 'change-me' })).toThrow(/everybody knows/)
    expect(() => readConfig(production)).toThrow(/has no password/)
  })
})
