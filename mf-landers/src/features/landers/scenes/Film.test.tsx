import { renderRemote } from '@duetto/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { Film } from './Film'
import { sceneProps } from './sceneProps'

const show = (sparing: string[] = []) => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: sparing.includes(media), media }) as never,
    )
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  const view = renderRemote(
    <Film {...sceneProps({ options: { scene: 'film', film: 'faces', firstPerson: 0 } })} />,
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
