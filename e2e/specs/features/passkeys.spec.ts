import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { fetchOwnId, becomeActiveMember } from '../../support/members'
import { password } from '../../support/people'
import { site } from '../../support/site'

const giveDevice = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const withoutAutofill = async (page: Page) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('journey.without-autofill'))
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  return (isOn: boolean) =>
    page.evaluate(
      (on) =>
        on
          ? localStorage.setItem('journey.without-autofill', '1')
          : localStorage.removeItem('journey.without-autofill'),
      isOn,
    )
}

/** Leaves the page first, because an open page redirects to the login after a logout. */
const logOut = async (page: Page): Promise<void> => {
  await page.goto('about:blank')
  await page.request.post('/api/logout.php', { headers: { origin: site.url } })
}

test('[ACCOUNT-01] a passkey can be added, logs in by button and autofill, and can be removed', async ({
  page,
}) => {
  await giveDevice(page)
  const turnAutofillOff = await withoutAutofill(page)
  const { id } = await becomeActiveMember(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  const section = page.locator('#passkeys')
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(section.getByText('Not used yet')).toBeVisible()

  await turnAutofillOff(true)
  await logOut(page)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  await expect(page).toHaveURL(/\/members$/)
  expect((await fetchOwnId(page.request)).id).toBe(id)

  await turnAutofillOff(false)
  await logOut(page)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/members$/)
  expect((await fetchOwnId(page.request)).id).toBe(id)

  await page.goto('/settings')
  await expect(section.getByText(/Last used/)).toBeVisible()
  await section.getByRole('button', { name: 'Remove My phone' }).click()
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(section.getByText('The passkey was removed.')).toBeVisible()
  await expect(section.getByText('My phone')).toBeHidden()
})
