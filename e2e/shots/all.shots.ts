import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '@duetto/shared/domain'
import { localeTag } from '@duetto/shared/domain'
import { expect, test } from '@playwright/test'
import { isWhole, language, output, part, themes, viewersChosen, widths } from './choice'
import { findPlain } from './findPlain'
import { openAs, listScreens, readFictionalFaces } from './screens'
import type { Viewer } from './screens'
import { walk } from './walk'

const sameForAll =
  /^\/(landers|pages|complaints|compliance|lang-config|no\/such|unsubscribe|activate|mail-change|reset-|account-deleted|members\/\d+\/(landing|signup))/
const ofPaid = /^\/(premium|credits.*|chats\/\d+|likes.*|members\/\d+|transactions|profile)$/
const isRead = (viewer: Viewer, path: string): boolean =>
  viewer === 'visitor' || (viewer === 'paid' ? ofPaid.test(path) : !sameForAll.test(path))

for (const viewer of viewersChosen)
  for (const theme of themes)
    test(`every screen as ${viewer}, ${theme}`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme: theme,
        reducedMotion: 'reduce',
        locale: language,
      })
      const page = await context.newPage()
      await context.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', String(Date.now())))
      await openAs(page, viewer, language)
      const screens = (await listScreens(page.request, viewer)).filter(
        ({ path }) => path.includes(part) && (!isWhole || isRead(viewer, path)),
      )
      const folder = join(output, [viewer, theme, language].join('-'))
      const look = async (): Promise<string[]> => {
        const spoken = (await page.locator('html').getAttribute('lang')) ?? ''
        // The language is stored in the account, so a parallel run with the same member may have changed it.
        const wrong = spoken.startsWith(localeTag[language as Locale]) ? [] : [`speaks ${spoken}`]
        return process.env.DUETTO_PSEUDO ? [...wrong, ...(await page.evaluate(findPlain))] : wrong
      }
      const fictional = isWhole ? [] : await readFictionalFaces()
      const issues = await walk(page, { screens, widths, fictional, folder, isWhole, look })
      writeFileSync(join(folder, 'faults.txt'), issues.join('\n'))
      expect(issues).toEqual([])
      await context.close()
    })
