import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { whoAmI, becomeActiveMember } from '../../support/members'
import { password } from '../../support/people'

/** A device with a fingerprint reader that always recognises its owner. */
const giveDevice = async (page: Page) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { setPresence }
}

test('[ACCOUNT-01] a passkey is added, logs in by the button and by autofill, and is removed', async ({
  page,
}) => {
  const device = await giveDevice(page)
  const { id } = await becomeActiveMember(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name', { exact: true }).fill('My phone')
  const section = page.locator('#passkeys')
  await section.getByLabel('Current password').fill(password)
  await section.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Your passkey was added.')).toBeVisible()
  await expect(section.getByText('Not used yet')).toBeVisible()

  // Nobody touches the reader yet, so that nothing logs in by itself.
  await device.setPresence(false)
  await page.request.post('/api/logout.php', { headers: { origin: new URL(page.url()).origin } })
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Log in with a passkey' })
  await expect(button).toBeVisible()
  await device.setPresence(true)
  await button.click()
  await expect(page).toHaveURL(/\/members$/)
  expect((await whoAmI(page.request)).id).toBe(id)

  await page.request.post('/api/logout.php', { headers: { origin: new URL(page.url()).origin } })
  await page.goto('/login')
  await expect(page).toHaveURL(/\/members$/)
  expect((await whoAmI(page.request)).id).toBe(id)

  await page.goto('/settings')
  await expect(section.getByText(/Last used/)).toBeVisible()
  await section.getByRole('button', { name: 'Remove My phone' }).click()
  await expect(section.getByText('My phone')).toBeHidden()
})
