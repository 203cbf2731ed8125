import type { OperatorRole } from '@duetto/shared/contract/console'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { ops } from './deploy'
import { site } from './site'

export const operatorPassword = 'a long evening walk'

export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

let added = 0

export const addOperator = async (role: OperatorRole): Promise<{ login: string; oneTime: string }> => {
  added += 1
  const login = `${role}-${Date.now().toString(36)}-${added}`
  const { password } = JSON.parse(await ops('operators', 'add', login, '--role', role, '--json')) as {
    password: string
  }
  return { login, oneTime: password }
}

export const becomeOperator = async (page: Page, role: OperatorRole): Promise<string> => {
  const { login, oneTime } = await addOperator(role)
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const url = `${site.console}${path}`
    const answer = await page.request.fetch(url, { method, data, headers: { origin: site.console } })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as unknown
  }
  await call('POST', '/api/login', { login, password: oneTime })
  const { secret } = (await call('POST', '/api/enrolment', {})) as { secret: string }
  await call('PUT', '/api/enrolment', { code: codeOf(secret), password: operatorPassword })
  return login
}
