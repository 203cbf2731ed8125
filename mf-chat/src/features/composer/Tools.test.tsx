import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import type { CallResponse } from '@duetto/shared/contract'
import { openChat, prepareBrowser } from '../../testing/openChat'

beforeEach(prepareBrowser)

const fold = () => screen.getByRole('button', { name: 'Add something' })
const shelf = () => document.getElementById(fold().getAttribute('aria-controls') ?? '')
const isOpen = () => [fold().getAttribute('aria-expanded') === 'true', shelf()?.hasAttribute('data-open')]

it('[CHAT-01] toggles the tools with one button', async () => {
  const { user } = await openChat()
  expect(isOpen()).toEqual([false, false])
  await user.click(fold())
  expect(isOpen()).toEqual([true, true])
  const names = within(shelf() as HTMLElement).getAllByRole('button')
  expect(names.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Add an emoji',
    'Send a GIF',
    'Send a gift',
    'Send a photo',
  ])
  await user.click(fold())
  expect(isOpen()).toEqual([false, false])
})

it('[CHAT-01] collapses the tools when one is chosen', async () => {
  const { user } = await openChat()
  await user.click(fold())
  await user.click(within(shelf() as HTMLElement).getByRole('button', { name: 'Send a gift' }))
  expect(screen.getByRole('dialog', { name: 'Send a gift' })).toBeVisible()
  expect(isOpen()).toEqual([false, false])
})

it('[CHAT-05] sends a chosen GIF', async () => {
  const { user, answers, sent } = await openChat()
  const gif = { id: 'giphy-abc', title: 'A cat', url: '/api/gifs/giphy-abc', width: 200, height: 120 }
  answers.searchGifs = (): CallResponse<'searchGifs'> => ({ source: 'giphy', gifs: [gif] })
  const openGifs = async () => {
    await user.click(fold())
    await user.click(within(shelf() as HTMLElement).getByRole('button', { name: 'Send a GIF' }))
    return screen.getByRole('dialog')
  }
  await user.click(within(await openGifs()).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(await within(await openGifs()).findByRole('button', { name: 'A cat' }))
  expect(sent()).toEqual([])
  const sheet = screen.getByRole('dialog', { name: 'GIF for Clara' })
  expect(sheet).toHaveTextContent('It costs 1 credit (€0.50). You have 5.')
  await user.click(within(sheet).getByRole('button', { name: 'Send for 1 credit' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ kind: 'gif', gif: 'giphy-abc' }))
})

it('[GIFT-01] [TRUST-03] shows the price of a gift, confirms it and sends it once', async () => {
  const { user, sent } = await openChat()
  const openGifts = async () => {
    await user.click(fold())
    await user.click(within(shelf() as HTMLElement).getByRole('button', { name: 'Send a gift' }))
    return screen.getByRole('dialog', { name: 'Send a gift' })
  }
  await user.click(within(await openGifts()).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(within(await openGifts()).getByRole('button', { name: /^A coffee *3 credits/ }))
  const sheet = screen.getByRole('dialog', { name: 'Gift for Clara' })
  expect(sheet).toHaveTextContent(/A coffee.*It costs 3 credits \(€1\.50\)\. You have 5\./)
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }))
  expect(sent()).toEqual([])
  await user.click(within(await openGifts()).getByRole('button', { name: /^A coffee *3 credits/ }))
  await user.dblClick(screen.getByRole('button', { name: 'Send for 3 credits' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toMatchObject({ kind: 'gift', gift: 'coffee' })
})
