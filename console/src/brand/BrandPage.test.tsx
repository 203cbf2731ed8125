import { screen } from '@testing-library/react'
import { noBrand } from '@duetto/shared/domain'
import type { Setting } from '../settings/values'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { BrandPage } from './BrandPage'

const logo = `${'a'.repeat(32)}-480x160`

const show = (stored: Record<string, string> = {}) => {
  const settings = Object.entries(noBrand).map(([name, value]): Setting => ({
    name: `brand.${name}`,
    meaning: name,
    default: value,
    for_all: stored[name] ?? null,
    for_host: null,
    schema: { type: 'string' },
  }))
  const calls = fakeServer({
    listSettings: () => ({ hosts: ['two.example'], settings }),
    changeSetting: () => ({ ok: true }),
    uploadBrandPicture: () => ({ name: logo }),
  })
  const user = renderPage(<BrandPage />)
  const sent = (wanted: string) => calls.filter(({ name }) => name === wanted).map(({ body }) => body)
  return { sent, user }
}
const typeColour = async (user: ReturnType<typeof renderPage>, colour: string) => {
  const field = await screen.findByRole('textbox', { name: 'Colour' })
  await user.clear(field)
  await user.type(field, colour)
}

it('previews both themes, saves only what changed, and undoes', async () => {
  const { sent, user } = show({ corners: 'round' })
  await typeColour(user, '#0b1f4d')
  const light = screen.getByRole('group', { name: 'Light theme' })
  expect(light.style.getPropertyValue('--primary')).toBe('#0b1f4d')
  expect(light.style.getPropertyValue('--r-tight')).toBe('22px')
  const dark = screen.getByRole('group', { name: 'Dark theme' })
  expect(dark.style.getPropertyValue('--primary')).toMatch(/^#(?!0b1f4d)/)
  expect(screen.getByText(/pairs of text and ground are legible/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The brand of All hosts is saved.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const stored = { corners: 'round' }
  const saved = { ...stored, colour: '#0b1f4d' }
  const change = { host: '*', name: 'brand', reason: '' }
  expect(sent('changeSetting')).toEqual([
    { ...change, value: saved, seen: stored },
    { ...change, value: stored, seen: saved },
  ])
})

it('names the illegible text, and uses the nearest colour that works', async () => {
  const { user } = show()
  await typeColour(user, '#1b7fd6')
  const alert = screen.getByText(/the text of buttons .* needs 4.5:1/)
  expect(alert).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(screen.getByText(/pairs of text and ground are legible/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Colour' })).not.toHaveValue('#1b7fd6')
})

it('uploads a logo, shows it, and removes it', async () => {
  const { sent, user } = show()
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
  await user.upload(await screen.findByLabelText('Upload: Logo', { selector: 'input' }), file)
  const picture = await screen.findByRole('img', { name: 'Logo' })
  expect(picture).toHaveAttribute('src', `/media/brand/${logo}/logo.png`)
  expect(sent('uploadBrandPicture')).toEqual([{ kind: 'logo', picture: btoa('<svg/>') }])
  await user.click(screen.getByRole('button', { name: 'Remove: Logo' }))
  expect(screen.queryByRole('img', { name: 'Logo' })).toBeNull()
})

it('refuses a large file before sending it', async () => {
  const { sent, user } = show()
  const file = new File(['x'.repeat(200 * 1024)], 'icon.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText(/^Upload: Icon/, { selector: 'input' }), file)
  expect(await screen.findByText('The file has 200 kB. At most 180 kB are allowed.')).toBeVisible()
  expect(sent('uploadBrandPicture')).toEqual([])
})

it('edits one host', async () => {
  const { sent, user } = show()
  await user.click(await screen.findByRole('combobox', { name: 'Host' }))
  await user.click(screen.getByRole('option', { name: 'two.example' }))
  await typeColour(user, '#0b1f4d')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent('changeSetting')).toMatchObject([
    { host: 'two.example', value: { colour: '#0b1f4d' }, seen: null },
  ])
})
