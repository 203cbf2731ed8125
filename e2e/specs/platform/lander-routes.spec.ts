import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { linkPictureSize } from '@duetto/shared/domain'
import sharp from 'sharp'
import { acceptEntry } from '../../support/entry'
import { findPeople } from '../../support/members'
import { freshEmail } from '../../support/people'
import { readRoutes } from '../../support/routes'

const niches = ['milf', 'gay'] as const

const findLanders = async (request: APIRequestContext): Promise<string[]> =>
  (await readRoutes(request))
    .filter(({ id }) => id.startsWith('landers-') && id !== 'landers-preview')
    .flatMap(({ path }) => {
      const plain = path.replace('/:slug?', '')
      return plain === path ? [plain] : [plain, ...niches.map((niche) => `${plain}/${niche}-summer`)]
    })

const chosenFor = (path: string): string => {
  if (path.includes('/milf')) return 'female'
  return path.includes('/gay') ? 'male' : 'all'
}

test('[CONFIG-01] every lander opens with its form in the first screen and the niche’s choice', async ({
  page,
}) => {
  await acceptEntry(page)
  const landers = await findLanders(page.request)
  expect(landers.length).toBeGreaterThanOrEqual(25)
  for (const path of landers) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    // The conversation scene hides the field until the visitor has answered the same question there.
    await expect(page.locator('[name=looking_for]:checked'), path).toHaveValue(chosenFor(path))
    await expect(page.getByRole('button', { name: 'Create my profile' }), path).toBeInViewport({ ratio: 1 })
  }
})

test('[ROUTE-37] on a small phone, in German, every lander has its form in the first screen', async ({
  page,
}) => {
  await acceptEntry(page)
  await page.setViewportSize({ width: 320, height: 568 })
  const landers = (await findLanders(page.request)).filter((each) => !each.endsWith('-summer'))
  expect(landers.length).toBeGreaterThan(0)
  for (const path of landers) {
    await page.goto(`${path}?lang=de`)
    await expect(page.getByRole('button', { name: 'Profil erstellen' }), path).toBeInViewport({ ratio: 1 })
  }
})

test('[ROUTE-37] every lander’s head names a picture for links, which exists', async ({ request }) => {
  const [member] = await findPeople(request)
  const profiles = ['', '2', '3'].map((variant) => `/members/${member?.id}/landing${variant}`)
  const pictures = new Set<string>()
  for (const path of ['/', ...(await findLanders(request)), ...profiles]) {
    const html = await (await request.get(path)).text()
    const read = (name: string): string =>
      new RegExp(`<meta property="og:${name}" content="(.*?)">`).exec(html)?.[1] ?? ''
    expect([read('image:width'), read('image:height'), read('image:alt')], path).toEqual([
      String(linkPictureSize.width),
      String(linkPictureSize.height),
      'Drawn people, no members',
    ])
    pictures.add(read('image'))
  }
  expect(pictures.size).toBeGreaterThanOrEqual(26)
  for (const address of pictures) {
    const answer = await request.get(address)
    expect(answer.headers()['content-type'], address).toBe('image/jpeg')
    const { width, height, format } = await sharp(await answer.body()).metadata()
    expect({ width, height, format }, address).toEqual({ ...linkPictureSize, format: 'jpeg' })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SIGNUP-05] the form of every lander leads to sign-up with the address', async ({ page }) => {
    for (const path of await findLanders(page.request)) {
      const email = freshEmail()
      await page.goto(path)
      await page.getByLabel('Your e-mail address').fill(email)
      await page.getByRole('button', { name: 'Create my profile' }).click()
      await expect(page.getByLabel('E-mail address'), path).toHaveValue(email)
    }
  })
})
