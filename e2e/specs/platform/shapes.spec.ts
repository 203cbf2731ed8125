import { expect, test } from '@playwright/test'
import type { APIRequestContext, Locator } from '@playwright/test'
import type { ProfileCard } from '@duetto/shared/contract'
import { becomeMember } from '../../support/login'
import { findSomeone } from '../../support/members'
import { pathsOf, readRoutes } from '../../support/routes'
import { openAsReminded } from '../../support/session'

test('before a remote has run, its skeleton shows its heading', async ({ page }) => {
  await becomeMember(page)
  await page.route('**/r/mf-*/**', () => {})
  for (const [path, title] of [
    ['/likes', 'Likes'],
    ['/chats', 'Messages'],
    ['/credits', 'Credits for messages and gifts'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' })
    const shape = page.locator('[data-shape]')
    await expect(shape.locator('[data-heading]'), path).toHaveText(title)
    const topOf = async (box: Locator) => Math.round((await box.boundingBox())?.y ?? -1)
    await expect
      .poll(async () => (await topOf(shape)) - (await topOf(page.getByRole('main'))), { message: path })
      .toBe(0)
  }
})

const folderOf = (url: string) => /\/media\/photos\/[\w-]+/.exec(url)?.[0]

test('[TRUST-01] before a remote has run, its skeleton shows portraits, fictional ones labelled', async ({
  page,
}) => {
  const search = 'country=IT&gender=female&min_age=40&max_age=60'
  const answer = await page.request.get(`/api/members.php?${search}&limit=48`)
  const { profiles } = (await answer.json()) as { profiles: ProfileCard[] }
  const isFictional = new Map(
    profiles.map(({ main_image, is_fictional }) => [
      main_image && folderOf(main_image.filename),
      is_fictional,
    ]),
  )

  await page.route('**/r/mf-*/**', () => {})
  await page.goto(`/members?${search}`, { waitUntil: 'commit' })
  const portraits = page.locator('[data-skeleton] [data-early]')
  await expect(portraits.first()).toHaveCSS('background-image', /\d\.avif/)
  const shown = await portraits.evaluateAll((elements) =>
    elements.map((element) => ({
      image: getComputedStyle(element).backgroundImage,
      isLabelled: element.firstElementChild?.checkVisibility(),
    })),
  )
  expect(shown.length).toBeGreaterThan(0)
  for (const { image, isLabelled } of shown) {
    const folder = folderOf(image)
    expect([folder, isLabelled]).toEqual([folder, isFictional.get(folder)])
  }
})

test('the server sends each page of a remote with its skeleton, or prerendered', async ({ page }) => {
  const id = await findSomeone(page.request)
  const routes = await readRoutes(page.request)
  const htmlOf = async (path: string) => (await page.request.get(path)).text()
  for (const path of pathsOf(routes, false, id))
    expect(await htmlOf(path), path).toMatch(/data-(skeleton|sent)/)
  await openAsReminded(page)
  for (const path of pathsOf(routes, true, id)) expect(await htmlOf(path), path).toContain('data-skeleton')

  await page.route('**/s/main*', (route) => route.abort())
  await page.goto('/likes')
  const box = await page.locator('[data-skeleton]').boundingBox()
  const main = await page.getByRole('main').boundingBox()
  expect(box?.height).toBeGreaterThan(400)
  expect(box?.width).toBe(main?.width)
})

const readSlotFiles = async (request: APIRequestContext, script: string): Promise<string[]> => {
  const folder = script.slice(0, script.lastIndexOf('/') + 1)
  const { chunks } = (await (await request.get(`${folder}build.json`)).json()) as {
    chunks: { slots?: string[] }
  }
  return (chunks.slots ?? []).map((file) => folder + file)
}

test('a lazy page preloads all scripts of its chunk', async ({ page }) => {
  const id = await findSomeone(page.request)
  const routes = (await readRoutes(page.request)).filter(({ chunk }) => chunk)
  await becomeMember(page)
  const paths = [...pathsOf(routes, false, id), ...pathsOf(routes, true, id)]
  expect(paths).toContain('/likes')
  for (const path of paths) {
    await page.goto(path)
    const outlet = page.getByRole('main').locator('[data-remote]').first()
    await expect(outlet.locator('h1').first()).toBeVisible()
    const remote = await outlet.getAttribute('data-remote')
    const late = await page.evaluate(
      (prefix) =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name, initiatorType }) => initiatorType === 'script' && name.includes(prefix))
          .map(({ name }) => new URL(name).pathname),
      `/r/${remote}/`,
    )
    const ofSlots = late[0] ? await readSlotFiles(page.request, late[0]) : []
    expect(
      late.filter((script) => !ofSlots.includes(script)),
      path,
    ).toEqual([])
  }
})
