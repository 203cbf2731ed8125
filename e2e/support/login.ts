import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { freshEmail, password } from './people'
import { site } from './site'

export interface SignUpValues {
  language?: string
}

export const becomeMember = async (page: Page, over: SignUpValues = {}): Promise<string> => {
  const email = freshEmail()
  const answer = await page.request.post(`${site.url}/api/signup.php`, {
    headers: { origin: site.url },
    data: { email, name: 'Marta', date_of_birth: '1990-03-14', password, gender: 'female', ...over },
  })
  expect(answer.status()).toBe(200)
  return email
}
