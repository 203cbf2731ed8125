import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@playwright/test'
import { comeAs, listScreens } from '../../shots/screens'
import { settle } from '../../shots/walk'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'

const visits = [
  { viewer: 'visitor', width: 390 },
  { viewer: 'free', width: 1440 },
] as const

for (const { viewer, width } of visits)
  test(`axe finds nothing on any page, in either theme: ${viewer} at ${width} px`, async ({ page }) => {
    test.slow()
    await acceptEntry(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    await comeAs(page, viewer)
    const faults: string[] = []
    for (const { path } of await listScreens(page.request, viewer)) {
      await page.goto(path)
      await settle(page)
      faults.push(...(await findBarriers(page)).map((fault) => `${path}: ${fault}`))
    }
    expect(faults).toEqual([])
  })

test('axe finds nothing in the gallery of components, in either theme', async ({ page }) => {
  const gallery = join(__dirname, '../../../shared/gallery')
  execFileSync(process.execPath, [join(gallery, 'build.mjs')])
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(pathToFileURL(join(gallery, 'dist/index.html')).href)
  await expect(page.getByRole('heading').first()).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
})
