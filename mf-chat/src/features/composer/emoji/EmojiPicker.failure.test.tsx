import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { loadEmoji } from '../../../entities/emoji/loadEmoji'
import { prepareBrowser } from '../../../testing/openChat'
import EmojiPicker from './EmojiPicker'

jest.mock('../../../entities/emoji/loadEmoji', () => ({
  ...jest.requireActual<object>('../../../entities/emoji/loadEmoji'),
  loadEmoji: jest.fn(),
}))

beforeEach(prepareBrowser)

it('[TRUST-11] retries emoji that failed to load', async () => {
  const load = jest.mocked(loadEmoji).mockRejectedValueOnce(new Error('away'))
  const onChoose = jest.fn()
  const { user } = renderRemote(<EmojiPicker onClose={() => {}} onChoose={onChoose} />)
  expect(await screen.findByRole('alert')).toBeVisible()
  const emoji = [{ unicode: '🔥', label: 'fire', words: 'fire' }]
  load.mockResolvedValueOnce([{ name: 'travel & places', emoji }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: 'fire' }))
  expect(onChoose).toHaveBeenCalledWith('🔥')
  expect(screen.queryByRole('alert')).toBeNull()
})
