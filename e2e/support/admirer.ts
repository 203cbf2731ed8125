import { expect, request } from '@playwright/test'
import type { APIRequestContext, Page } from '@playwright/test'
import { activate, becomeActiveMember } from './members'
import { freshEmail, password } from './people'
import { site } from './site'

export const newAdmirer = async (): Promise<APIRequestContext> => {
  const admirer = await request.newContext({ extraHTTPHeaders: { origin: site.url } })
  const email = freshEmail()
  const details = { name: 'Enzo', date_of_birth: '1988-01-01', gender: 'male', looking_for: 'female' }
  await admirer.post(`${site.url}/api/signup.php`, { data: { email, password, ...details } })
  await activate(admirer, email)
  return admirer
}

export const likeMember = async (admirer: APIRequestContext, profile: number): Promise<void> => {
  const answer = await admirer.post(`${site.url}/api/like.php`, { data: { profile } })
  expect(answer.status()).toBe(200)
}

export const becomeLiked = async (page: Page): Promise<void> => {
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  await likeMember(enzo, id)
  await enzo.dispose()
}
