import type { Page } from '@playwright/test'
import { expect, request } from '@playwright/test'
import { demoPassword, password } from './people'
import { site } from './site'

export const logInElsewhere = async (email: string, secret = password) => {
  const elsewhere = await request.newContext({ extraHTTPHeaders: { origin: site.url } })
  const answer = await elsewhere.post(`${site.url}/api/user.php`, { data: { email, password: secret } })
  expect(answer.status()).toBe(200)
  return elsewhere
}

export const signUpElsewhere = async (email: string, { url } = site) => {
  const elsewhere = await request.newContext({ extraHTTPHeaders: { origin: url } })
  const data = {
    email,
    password,
    name: 'Marta',
    date_of_birth: '1990-03-14',
    gender: 'female',
    language: 'en',
  }
  const answer = await elsewhere.post(`${url}/api/signup.php`, { data })
  expect(answer.status()).toBe(200)
  return elsewhere
}

export const endSessionElsewhere = async (email: string): Promise<void> => {
  const elsewhere = await logInElsewhere(email)
  const answer = await elsewhere.delete(`${site.url}/api/session.php`, { data: {} })
  expect(answer.status()).toBe(200)
  await elsewhere.dispose()
}

export const openAsReminded = async (page: Page): Promise<void> => {
  const data = { email: 'marco@demo.duetto.test', password: demoPassword }
  const answer = await page.request.post(`${site.url}/api/user.php`, { headers: { origin: site.url }, data })
  expect(answer.status()).toBe(200)
}

export const enterOwnPassword = async (page: Page, secret = password): Promise<void> => {
  await page.getByLabel('Your password, or a new one').fill(secret)
  await page.getByRole('button', { name: 'Confirm my address' }).click()
}

export const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
