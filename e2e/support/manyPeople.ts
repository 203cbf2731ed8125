import type { Page } from '@playwright/test'

const firstId = 1_000_000
const pageSize = 300

interface Answer {
  profiles: { id: number; name: string }[]
}

const nameOf = (number: number): string => `Person ${number}`

export const pathOf = (number: number): string => `/members/${firstId + number}`

export const generatePeople = async (page: Page, count: number): Promise<void> => {
  const fetchReal = async (url: URL) => (await (await page.request.get(url.href)).json()) as Answer
  await page.route(/\/api\/members\.php.*cursor=/, async (route) => {
    const url = new URL(route.request().url())
    const cursor = url.searchParams.get('cursor') ?? ''
    const from = cursor.startsWith('person') ? Number(cursor.slice(6)) : 0
    url.searchParams.delete('cursor')
    const answer = await fetchReal(url)
    const profiles = Array.from({ length: Math.min(pageSize, count - from) }, (_, index) => ({
      ...answer.profiles[index % answer.profiles.length],
      id: firstId + from + index,
      name: nameOf(from + index),
      ...(index % 3 === 0 && { is_verified: true }),
    }))
    const next = from + pageSize
    const next_cursor = next < count ? `person${next}` : null
    await route.fulfill({ json: { ...answer, profiles, similar: [], next_cursor } })
  })
  await page.route(/\/api\/member\.php\?.*id=1\d{6}/, async (route) => {
    const url = new URL(route.request().url())
    const id = Number(url.searchParams.get('id'))
    const [real] = (await fetchReal(new URL('/api/members.php', url))).profiles
    url.searchParams.set('id', String(real?.id))
    const answer = (await (await page.request.get(url.href)).json()) as { profile: object }
    await route.fulfill({
      json: { ...answer, profile: { ...answer.profile, id, name: nameOf(id - firstId) } },
    })
  })
}
