import type { Page } from '@playwright/test'
import { findIssues } from './findIssues'
import { openAs, readExamples } from './screens'
import type { Viewer } from './screens'
import { states } from './states'
import { patternOf, readTexts } from './texts'
import { settle } from './walk'

const roles = ['button', 'menuitem', 'link', 'tab', 'switch', 'radio'] as const

const handsOn = (page: Page, texts: ReturnType<typeof readTexts>) => {
  const textOf = (id: string): RegExp => {
    const text = texts[id]
    if (!text) throw new Error(`no text ${id}`)
    return patternOf(text)
  }
  return {
    press: async (id: string): Promise<void> => {
      const name = textOf(id)
      const any = roles.reduce((all, role) => all.or(page.getByRole(role, { name })), page.getByText(name))
      await any.filter({ visible: true }).first().click({ timeout: 5000 })
    },
    fill: (id: string, value: string): Promise<void> =>
      page.getByLabel(textOf(id)).filter({ visible: true }).first().fill(value, { timeout: 5000 }),
  }
}

interface Visit {
  viewer: Viewer
  language: string
  look: (name: string) => Promise<string[]>
}

export const visitStates = async (page: Page, { viewer, language, look }: Visit): Promise<string[]> => {
  const issues: string[] = []
  const hands = handsOn(page, readTexts(language))
  const size = (width: number) => page.setViewportSize({ width, height: 844 })
  const note = async (name: string): Promise<void> => {
    await settle(page)
    issues.push(...(await look(name)).map((issue) => `${name}: ${issue}`))
    for (const width of [390, 320]) {
      await size(width)
      issues.push(...(await page.evaluate(findIssues)).map((issue) => `${name} at ${width} px: ${issue}`))
    }
    await size(390)
  }
  await size(390)
  await openAs(page, viewer, language)
  if (viewer === 'visitor') {
    await page.goto('/members')
    await note('entry-warning')
  }
  await page.addInitScript(() => localStorage.setItem('duetto.dismissed.entry', String(Date.now())))
  const ids = await readExamples(page.request)
  for (const { name, path, act } of states.filter((state) => state.viewer === viewer)) {
    try {
      await page.goto(path(ids))
      await settle(page)
      await act({ page, ids, ...hands })
      await note(name)
    } catch (error) {
      issues.push(`${name} was not seen: ${String(error).split('\n').slice(0, 4).join(' ')}`)
    }
  }
  return issues
}
