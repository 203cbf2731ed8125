import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { newAdmirer } from '../../support/admirer'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'
import { site } from '../../support/site'

test('[PHOTO-02][TRUST-09][TRUST-11] a photo is cropped, waits for its review, and a refusal has a reason and an appeal', async ({
  page,
}) => {
  await acceptEntry(page)
  const { id } = await becomeActiveMember(page)
  const enzo = await newAdmirer()
  const buffer = await page.screenshot()
  await page.goto('/profile')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  const editor = page.getByRole('dialog', { name: 'Crop your photo' })
  await expect(editor.getByRole('application')).toBeVisible()
  await editor.getByRole('button', { name: 'Rotate' }).click()
  const uploaded = page.waitForResponse('**/api/photo.php')
  await editor.getByRole('button', { name: 'Upload' }).click()
  const { image } = (await (await uploaded).json()) as { image: { id: number; filename: string } }
  await expect(page.getByText('In review', { exact: true })).toBeVisible()

  expect((await enzo.get(`${site.url}${image.filename}`)).status()).toBe(404)
  await ops('photos', 'reject', String(image.id), '--reason', 'no_person')
  await expect(page.getByText(/It doesn’t show anyone/)).toBeVisible()
  await page.getByRole('button', { name: 'Appeal', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('It is me, seen from behind.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText(/We’re looking at your appeal/)).toBeVisible()
  await ops('appeals', 'overturn', String(image.id), '--decision', 'You are right.')
  await expect(page.getByText('Refused', { exact: true })).toHaveCount(0)
  await expect
    .poll(async () => (await enzo.get(`${site.url}/api/member.php?id=${id}`)).text())
    .toContain(image.filename)
  await enzo.dispose()
})

test('[PHOTO-01] a HEIC photo of a phone is read in the browser, cropped and uploaded as JPEG', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/profile')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(join(__dirname, '../../support/files/portrait.heic'))
  const editor = page.getByRole('dialog', { name: 'Crop your photo' })
  await expect(editor.getByRole('application')).toBeVisible()
  await editor.getByRole('button', { name: 'Upload' }).click()
  // The server rejects HEIC, so acceptance proves that the browser converted the photo.
  await expect(page.getByText('In review', { exact: true })).toBeVisible()
})
