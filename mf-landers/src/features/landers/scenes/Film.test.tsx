import type { NichePrefix } from '@duetto/shared/domain'
import { renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Film } from './Film'
import { sceneProps } from './sceneProps'

interface Shown {
  film: 'faces' | 'windows'
  niche: NichePrefix
}

const show = (sparing: string[] = [], { film = 'faces', niche = 'none' }: Partial<Shown> = {}) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: sparing.includes(media), media }) as never,
    )
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const view = renderRemote(
    <Film {...sceneProps({ options: { scene: 'film', film, firstPerson: 0 }, niche })} />,
  )
  const video = view.container.querySelector('video') as HTMLVideoElement
  return { ...view, play, pause, video }
}
afterEach(() => jest.restoreAllMocks())

it('[ROUTE-44] the film starts automatically, can be paused and is labelled as drawn', async () => {
  const { user, play, pause, video } = show()
  expect(play).toHaveBeenCalledTimes(1)
  Object.defineProperty(video, 'paused', { value: false })
  fireEvent.play(video)
  await user.click(screen.getByRole('button', { name: 'Pause' }))
  expect(pause).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Drawn film, no members')).toBeVisible()
  expect(video.preload).toBe('none')
  expect(video.poster).not.toBe('')
})

it.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'])(
  '[ROUTE-45] with %s the film shows its poster until played',
  async (media) => {
    const { user, play } = show([media])
    expect(play).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Play' }))
    expect(play).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['faces', 'gay', 'faces-gay'],
  ['faces', 'she', 'faces-she'],
  ['windows', 'gay', 'windows-gay'],
  ['windows', 'she', 'windows-she'],
  ['windows', 'milf', 'windows-she'],
  ['windows', 'bdsm', 'windows'],
  ['faces', 'none', 'faces'],
] as const)('[CONFIG-01] the film %s has the cast of the niche %s', (film, niche, file) => {
  const { container, video } = show([], { film, niche })
  const sources = [...video.querySelectorAll('source')].map((source) => source.getAttribute('src'))
  expect(sources).toEqual([`/${file}.webm`, `/${file}.mp4`])
  expect(video).toHaveAttribute('poster', `/${file}.webp`)
  expect(container.querySelector('img')).toHaveAttribute('src', `/${file}.webp`)
})
