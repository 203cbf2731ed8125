import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { site } from '../../support/site'

test('[ROUTE-21] a password manager’s link opens the password settings, after log-in for a visitor', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL(`${site.url}/login?return=%2Fsettings%23login`)
  await becomeMember(page)
  await page.goto('/.well-known/change-password')
  await expect(page).toHaveURL(`${site.url}/settings#login`)
  await expect(page.getByRole('button', { name: 'Change password' })).toBeInViewport()
})

test('serves robots.txt to crawlers', async ({ request }) => {
  const answer = await request.get('/robots.txt')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const rules = (await answer.text()).split('\n')
  expect(rules).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /chats']))
  expect(rules).not.toContain('Disallow: /')
})
