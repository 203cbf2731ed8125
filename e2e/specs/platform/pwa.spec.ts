import { expect, test } from '@playwright/test'
import { shareField, sharePath } from '@duetto/shared/domain'
import { acceptEntry } from '../../support/entry'
import { becomeMember } from '../../support/login'
import { becomeActiveMember } from '../../support/members'
import { openRelay } from '../../support/relay'
import { site } from '../../support/site'

test('the site can be installed under its own name', async ({ page }) => {
  const answer = await page.request.get(`${site.url}/manifest.webmanifest`)
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    name: string
    start_url: string
    icons: { src: string; type: string }[]
  }
  expect(manifest).toMatchObject({ name: 'Duetto', start_url: '/members', display: 'standalone' })
  const touchIcon = { src: '/icons/apple-touch-icon.png', type: 'image/png' }
  for (const { src, type } of [...manifest.icons, touchIcon])
    expect((await page.request.get(site.url + src)).headers()['content-type']).toContain(type)
})

test('the installed app’s icon offers messages, likes and the swipe game, in the page’s language', async ({
  page,
}) => {
  await page.goto('/?lang=de')
  const devtools = await page.context().newCDPSession(page)
  const { data, errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { lang, shortcuts } = JSON.parse(data ?? '') as {
    lang: string
    shortcuts: { name: string; url: string }[]
  }
  expect(lang).toBe('de')
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Nachrichten', '/chats'],
    ['Likes', '/likes'],
    ['Swipen', '/swipe-game'],
  ])
  for (const { url } of shortcuts) expect((await page.request.get(url)).ok()).toBe(true)
})

test('[PHOTO-02] a photo shared from another app is cropped and added to the profile', async ({ page }) => {
  await acceptEntry(page)
  await becomeActiveMember(page)
  await page.goto('/profile')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.evaluate(
    async ({ action, name }) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 })
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
      const files = new DataTransfer()
      files.items.add(new File([drawn ?? ''], 'me.jpg', { type: 'image/jpeg' }))
      const field = Object.assign(document.createElement('input'), { type: 'file', name })
      field.files = files.files
      const form = Object.assign(document.createElement('form'), {
        action,
        method: 'post',
        enctype: 'multipart/form-data',
      })
      form.append(field)
      document.body.append(form)
      form.submit()
    },
    { action: sharePath, name: shareField },
  )
  const editor = page.getByRole('dialog')
  await expect(editor.getByRole('button', { name: 'Upload' })).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await editor.getByRole('button', { name: 'Upload' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()
})

test('[SYNC-03] the service worker shows an offline page, and caches no member data', async ({ page }) => {
  const network = await openRelay()
  await acceptEntry(page)
  await becomeMember(page)
  await page.goto(`${network.url}/members`)
  await expect(page.getByRole('article').first()).toBeVisible()
  const worker = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
  expect(worker).toBe(`${network.url}/sw.js?v=2`)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  await network.cut()
  await page.goto(`${network.url}/chats`)
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await network.restore()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await network.cut()
})
