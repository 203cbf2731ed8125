import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { ops } from '../../support/deploy'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember } from '../../support/members'

/** Once a picture is refused, the screening refuses every copy, so tests must not share one. */
const createUniquePicture = () =>
  sharp(randomBytes(64), { raw: { width: 8, height: 8, channels: 1 } })
    .resize(640, 800, { fit: 'fill', kernel: 'cubic' })
    .jpeg()
    .toBuffer()

const upload = async (page: Page, buffer: Buffer): Promise<number> => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const uploaded = page.waitForResponse('**/api/photo.php')
  await page.getByRole('dialog', { name: 'Crop your photo' }).getByRole('button', { name: 'Upload' }).click()
  return ((await (await uploaded).json()) as { image: { id: number } }).image.id
}

const isScored = async (id: number): Promise<boolean> => {
  const listed = JSON.parse(await ops('photos', 'list', '--json')) as {
    id: number
    score: number | null
  }[]
  return listed.some((photo) => photo.id === id && photo.score !== null)
}

/** The screening model is slow on a busy machine. */
const scoring = { timeout: 60_000 }

test.beforeAll(() => ops('settings', 'set', 'screening.photos', 'refuse'))
test.afterAll(() => ops('settings', 'set', 'screening.photos', 'null'))

test('[PHOTO-02][TRUST-09] a program refuses a picture that an operator refused, and a person decides the appeal', async ({
  page,
}) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/profile')
  const picture = await createUniquePicture()
  const refused = await upload(page, picture)
  const byProgram = page.getByText('A program decided this; no person has looked at the photo yet.')
  await expect.poll(() => isScored(refused), scoring).toBe(true)
  await ops('photos', 'reject', String(refused), '--reason', 'explicit')
  const reason = page.getByText(/^Photo \d was refused\. It shows too much\./)
  await expect(reason).toHaveCount(1)
  await expect(byProgram).toHaveCount(0)

  const again = await upload(page, picture)
  await expect(reason).toHaveCount(2, scoring)
  await expect(byProgram).toHaveCount(1)
  const banner = page
    .locator('div', { has: byProgram })
    .filter({ has: page.getByRole('button', { name: 'Appeal', exact: true }) })
    .last()
  await banner.getByRole('button', { name: 'Appeal', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('It is a painting.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText(/We’re looking at your appeal/)).toBeVisible()
  await ops('appeals', 'overturn', String(again), '--decision', 'You are right.')
  await expect(byProgram).toHaveCount(0)
  await expect(reason).toHaveCount(1)
})
