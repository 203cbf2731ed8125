import { expect, test } from '@playwright/test'
import { acceptEntry } from '../../support/entry'
import { afterTimeout } from '../../support/faults'
import { becomeMember } from '../../support/login'

test('[SPLIT-03] injected markup never runs as script', async ({ page }) => {
  await acceptEntry(page)
  await page.goto('/members')
  await expect(page.getByRole('article').first()).toBeVisible()
  const outcomes = await page.evaluate(() => {
    const attempt = (act: () => unknown): string => {
      try {
        act()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return [
      attempt(() => (document.body.innerHTML = '<img src=x onerror="window.isOwned = true">')),
      attempt(() => document.body.insertAdjacentHTML('beforeend', '<b>')),
      attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
      ...['default', 'duetto-chunks'].map((name) =>
        attempt(() =>
          (
            window as unknown as { trustedTypes: { createPolicy: (...rules: unknown[]) => unknown } }
          ).trustedTypes.createPolicy(name, { createHTML: String }),
        ),
      ),
    ]
  })
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError', 'TypeError'])
  expect(await page.evaluate(() => 'isOwned' in window)).toBe(false)
})

test('[SPLIT-02] a tampered chunk of a remote is not run', async ({ page }) => {
  await acceptEntry(page)
  await page.route(/\/r\/mf-members\/[^/]+\/(?!entry\.)[^/]+\.js/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `window.isOwned = true;${await answer.text()}` })
  })
  await page.goto('/members')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible(afterTimeout)
  expect(await page.evaluate(() => 'isOwned' in window)).toBe(false)
})

test('[SPLIT-03] messages of other windows and scripts have no effect', async ({ page }) => {
  await becomeMember(page)
  await acceptEntry(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const title = await page.title()
  await page.evaluate(async () => {
    const { user } = (await (await fetch('/api/user.php')).json()) as { user: { id: number } }
    const event = {
      type: 'chats-changed',
      v: 1,
      id: 'x',
      at: 0,
      source: 'shell',
      payload: { totalUnread: 9 },
    }
    window.postMessage(event, '*')
    window.postMessage({ type: 'pushed' }, '*')
    const channel = new BroadcastChannel('duetto.tabs')
    channel.postMessage(event)
    channel.postMessage({ v: 1, type: 'polled', userId: user.id, user, totalUnread: '9', totalNewLikes: 0 })
    channel.postMessage({ v: 1, type: 'server-event', userId: user.id, id: '1', event: { type: 'owned' } })
    // Messages arrive in order, so this one proves that the others have been processed.
    const last = new BroadcastChannel('duetto.tabs')
    const echo = new Promise((done) => (last.onmessage = done))
    channel.postMessage('the last one')
    await echo
  })
  expect(await page.title()).toBe(title)
  expect(title).not.toMatch(/^\(/)
})
