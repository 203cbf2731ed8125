import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { openAs, listScreens } from './screens'
import type { Viewer } from './screens'

const output = join(__dirname, '../../docs/spoken')
const linesMax = 70

const screens: readonly (readonly [name: string, viewer: Viewer, path: RegExp])[] = [
  ['home', 'visitor', /^\/$/],
  ['sign-up', 'visitor', /^\/signup$/],
  ['members', 'paid', /^\/members$/],
  ['profile', 'paid', /^\/members\/\d+$/],
  ['likes', 'paid', /^\/likes$/],
  ['conversation', 'paid', /^\/chats\/\d+$/],
  ['checkout', 'free', /^\/credits\/p1\/creditcard$/],
  ['settings', 'free', /^\/settings$/],
]

for (const [name, viewer, address] of screens)
  test(`"${name}" as announced by a screen reader`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-IE' })
    const page = await context.newPage()
    await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', String(Date.now())))
    await openAs(page, viewer)
    const path = (await listScreens(page.request, viewer)).find((screen) => address.test(screen.path))?.path
    await page.goto(path ?? '/no/such/page')
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('#main [aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0)
    const lines = (await page.locator('body').ariaSnapshot()).split('\n')
    const text = [...lines.slice(0, linesMax), ...(lines.length > linesMax ? ['…'] : [])].join('\n')
    mkdirSync(output, { recursive: true })
    writeFileSync(join(output, `${name}.txt`), `${text}\n`)
    await context.close()
  })
