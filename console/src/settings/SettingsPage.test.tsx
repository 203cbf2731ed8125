import { screen, within } from '@testing-library/react'
import { fakeServer } from '../testing/fakeServer'
import { renderPage } from '../testing/renderPage'
import { SettingsPage } from './SettingsPage'
import type { Setting } from './values'

const settings = (): Setting[] => [
  {
    name: 'message_credits',
    meaning: 'Credits that a message costs',
    default: 1,
    for_all: 2,
    for_host: null,
    schema: { type: 'integer' },
  },
  {
    name: 'countries',
    meaning: 'Countries to choose from',
    default: ['IT', 'DE'],
    for_all: null,
    for_host: null,
    schema: { type: 'array' },
  },
  {
    name: 'member_resell',
    meaning: 'Whether members see offers',
    default: true,
    for_all: null,
    for_host: null,
    schema: { type: 'boolean' },
  },
]

const show = (answer: object = { ok: true }) => {
  const calls = fakeServer({
    listSettings: () => ({ hosts: ['two.example'], settings: settings() }),
    changeSetting: () => answer as { ok: true },
  })
  const user = renderPage(<SettingsPage />)
  const changes = () => calls.filter(({ name }) => name === 'changeSetting').map(({ body }) => body)
  return { changes, user }
}
const edit = async (user: ReturnType<typeof renderPage>, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Change ${name}` }))
  return within(screen.getByRole('dialog', { name }))
}

it('shows the difference, saves with the value that was seen, and undoes', async () => {
  const { changes, user } = show()
  const dialog = await edit(user, 'message_credits')
  const field = dialog.getByRole('textbox', { name: 'Value' })
  expect(field).toHaveValue('2')
  await user.clear(field)
  await user.type(field, '3')
  expect(dialog.getByText('2 → 3')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('message_credits: 2 → 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  const change = { host: '*', name: 'message_credits', reason: '' }
  expect(changes()).toEqual([
    { ...change, value: 3, seen: 2 },
    { ...change, value: 2, seen: 3 },
  ])
})

it('resets a stored setting to its default', async () => {
  const { changes, user } = show()
  const dialog = await edit(user, 'message_credits')
  await user.click(dialog.getByRole('button', { name: 'Remove this value' }))
  expect(await screen.findByText('message_credits: 2 → not set')).toBeVisible()
  expect(changes()).toMatchObject([{ value: null, seen: 2 }])
})

it('shows invalid and refused values at their fields, and preserves the entry', async () => {
  const details = { field: 'countries', reason: 'Expected a country' }
  const { changes, user } = show({ status: 400, code: 'bad_input', details })
  const dialog = await edit(user, 'countries')
  const field = dialog.getByRole('textbox', { name: 'Value' })
  await user.clear(field)
  await user.type(field, '[[')
  expect(dialog.getByText(/cannot be read/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.clear(field)
  await user.type(field, '[["XX"]')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText(/did not accept.*Expected a country/)).toBeVisible()
  expect(field).toHaveValue('["XX"]')
  expect(changes()).toHaveLength(1)
})

it('searches by name and meaning, and changes one host', async () => {
  const { changes, user } = show()
  await user.type(await screen.findByRole('searchbox'), 'offers')
  expect(screen.queryByText('countries')).toBeNull()
  await user.click(screen.getByRole('combobox', { name: 'Host' }))
  await user.click(screen.getByRole('option', { name: 'two.example' }))
  const dialog = await edit(user, 'member_resell')
  await user.click(dialog.getByRole('switch'))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('member_resell: not set → false')).toBeVisible()
  expect(changes()).toMatchObject([{ host: 'two.example', value: false, seen: null }])
})
