import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { findPlain } from './findPlain'
import { comeAs, listScreens, readFictionalFaces, viewers } from './screens'
import type { Viewer } from './screens'
import { walk } from './walk'

const list = (name: string, all: readonly string[]): readonly string[] => process.env[name]?.split(',') ?? all
const output = join(__dirname, '../../.cache/shots')
const widths = list('SHOTS_WIDTHS', ['320', '390', '768', '1440']).map(Number)
const [language] = list('SHOTS_LANGUAGE', ['en'])

for (const viewer of list('SHOTS_VIEWERS', Object.keys(viewers)) as Viewer[])
  for (const theme of list('SHOTS_THEMES', ['light', 'dark']) as ('light' | 'dark')[])
    test(`every screen as ${viewer}, ${theme}`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme: theme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', String(Date.now())))
      await comeAs(page, viewer, language)
      const screens = (await listScreens(page.request, viewer)).filter(({ path }) =>
        path.includes(process.env.SHOTS_PATH ?? ''),
      )
      const folder = join(output, [viewer, theme, language].join('-'))
      const look = process.env.DUETTO_PSEUDO ? () => page.evaluate(findPlain) : undefined
      const fictional = await readFictionalFaces()
      const faults = await walk(page, { screens, widths, fictional, folder, look })
      writeFileSync(join(folder, 'faults.txt'), faults.join('\n'))
      expect(faults).toEqual([])
      await context.close()
    })
