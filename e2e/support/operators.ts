import type { OperatorRole } from '@duetto/shared/contract/console'
import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { opsOn } from './deploy'
import { site } from './site'

export const operatorPassword = 'a long evening walk'

export const codeOf = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate()

let added = 0

interface Desk {
  console: string
  dataDir: string
}
const ownDesk: Desk = { ...site, dataDir: process.env.E2E_DATA_DIR ?? '' }

export const addOperator = async (
  role: OperatorRole,
  { dataDir } = ownDesk,
): Promise<{ login: string; oneTime: string }> => {
  added += 1
  const login = `${role}-${Date.now().toString(36)}-${added}`
  const { password } = JSON.parse(
    await opsOn(dataDir, 'operators', 'add', login, '--role', role, '--json'),
  ) as {
    password: string
  }
  return { login, oneTime: password }
}

export const becomeOperator = async (page: Page, role: OperatorRole, desk = ownDesk): Promise<string> => {
  const { login, oneTime } = await addOperator(role, desk)
  const call = async (method: 'POST' | 'PUT', path: string, data: object) => {
    const url = `${desk.console}${path}`
    const answer = await page.request.fetch(url, { method, data, headers: { origin: desk.console } })
    expect(answer.status()).toBe(200)
    return (await answer.json()) as unknown
  }
  await call('POST', '/api/login', { login, password: oneTime })
  const { secret } = (await call('POST', '/api/enrolment', {})) as { secret: string }
  await call('PUT', '/api/enrolment', { code: codeOf(secret), password: operatorPassword })
  return login
}
