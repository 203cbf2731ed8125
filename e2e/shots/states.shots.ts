import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { language, output, viewersChosen } from './choice'
import { findPlain } from './findPlain'
import { visitStates } from './visitStates'

for (const viewer of viewersChosen)
  test(`dialogs, menus, errors and empty pages as ${viewer}`, async ({ browser }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: language })
    const page = await context.newPage()
    const folder = join(output, [viewer, 'states', language].join('-'))
    mkdirSync(folder, { recursive: true })
    const look = async (name: string): Promise<string[]> => {
      await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 })
      return process.env.DUETTO_PSEUDO ? page.evaluate(findPlain) : []
    }
    const issues = await visitStates(page, { viewer, language, look })
    writeFileSync(join(folder, 'faults.txt'), issues.join('\n'))
    expect(issues).toEqual([])
    await context.close()
  })
