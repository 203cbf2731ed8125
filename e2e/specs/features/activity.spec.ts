import { expect, test } from '@playwright/test'
import { likeMember, newAdmirer } from '../../support/admirer'
import { findBarriers } from '../../support/axe'
import { acceptEntry } from '../../support/entry'
import { becomeActiveMember, fetchOwnId, writeTo } from '../../support/members'
import { site } from '../../support/site'

test('[ACCOUNT-11] activity shows visits, likes and messages since the last look; an invisible visitor leaves no trace', async ({
  page,
  browser,
}) => {
  await acceptEntry(page)
  const me = await becomeActiveMember(page)
  const visitor = await (await browser.newContext()).newPage()
  await acceptEntry(visitor)
  await becomeActiveMember(visitor)
  const change = (data: object) =>
    visitor.request.put(`${site.url}/api/profile.php`, { headers: { origin: site.url }, data })
  await change({ name: 'Vera' })
  const open = async () => {
    const noted = visitor.waitForResponse(/api\/visit\.php/)
    await visitor.goto(`${site.url}/members/${me.id}`)
    await noted
  }
  await open()
  const enzo = await newAdmirer()
  await likeMember(enzo, me.id)

  await page.goto('/members')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Activity' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  const lines = (part: string) =>
    page.getByRole('region', { name: part }).getByRole('link', { name: /Enzo|Vera/ })
  await expect(lines('Since you were here')).toHaveText([/Enzo likes you/, /Vera visited your profile/])
  expect(await findBarriers(page)).toEqual([])

  await change({ is_invisible: true })
  await open()
  await writeTo(enzo, me.id, 'Good evening!')
  await page.goto('/members')
  await page.goto('/activity')
  await expect(lines('Since you were here')).toHaveText([/Enzo wrote to you/])
  await expect(lines('Earlier')).toHaveText([/Enzo likes you/])
  await page.getByRole('link', { name: /Enzo wrote to you/ }).click()
  await expect(page).toHaveURL(new RegExp(`/members/${(await fetchOwnId(enzo)).id}/chat`))
  await visitor.context().close()
  await enzo.dispose()
})
