import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { findBarriers } from '../../support/axe'

test('axe finds nothing in the gallery of components, in either theme', async ({ page }) => {
  const gallery = join(__dirname, '../../../shared/gallery')
  execFileSync(process.execPath, [join(gallery, 'build.mjs')])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(join(gallery, 'dist/index.html')).href)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})
