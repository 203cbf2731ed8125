import { refuse, renderRemote } from '@duetto/shared/testing'
import type { CallResponse } from '@duetto/shared/contract'
import { screen, waitFor } from '@testing-library/react'
import { createStore } from '../../store'
import { GifPicker } from './GifPicker'

const cat = { id: 'giphy-abc', title: 'A cat', url: '/api/gifs/giphy-abc', width: 200, height: 120 }
const open = (searchGifs: () => CallResponse<'searchGifs'>) => {
  const onChoose = jest.fn()
  return {
    ...renderRemote(<GifPicker onClose={() => {}} onChoose={onChoose} />, {
      createStore,
      answers: { searchGifs },
    }),
    onChoose,
  }
}

it('[CHAT-05] credits the GIF provider and returns the chosen GIF', async () => {
  const { user, onChoose } = open(() => ({ source: 'giphy', gifs: [cat] }))
  await user.click(await screen.findByRole('button', { name: 'A cat' }))
  expect(onChoose).toHaveBeenCalledWith(cat)
  expect(screen.getByRole('status')).toHaveTextContent('Powered by GIPHY')
})

it('[CHAT-05] credits no provider for own GIFs, and reports an empty result', async () => {
  open(() => ({ source: 'own', gifs: [] }))
  expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible()
  expect(screen.queryByText(/Powered/)).toBeNull()
})

it('[CHAT-05] [TRUST-11] distinguishes a failed search from an empty result', async () => {
  open(refuse('unavailable'))
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(screen.queryByText(/Nothing found/)).toBeNull()
})

it('[CHAT-05] searches for the typed text', async () => {
  const { user, calls } = open(() => ({ source: 'giphy', gifs: [cat] }))
  await user.type(await screen.findByRole('textbox'), 'cat')
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ name: 'searchGifs', query: { q: 'cat' } }))
})
