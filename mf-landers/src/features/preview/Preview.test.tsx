import { renderRemote } from '@duetto/shared/testing'
import { screen } from '@testing-library/react'
import { LandersRoutes } from '../../routes'
import { createStore } from '../../store'

const show = () =>
  renderRemote(<LandersRoutes />, {
    createStore,
    path: '/landers/preview',
    settings: { locales: ['en', 'de'] },
  })
const sources = () => screen.queryAllByTitle(/./).map((frame) => frame.getAttribute('src'))

it('shows every lander and variant, and adds what is chosen side by side', async () => {
  const { user } = show()
  expect(sources()).toContain('/landers/gallery?preview=en.light&variant=a')
  expect(sources()).toContain('/landers/collagelanding?preview=en.light&variant=b')
  const before = sources().length
  await user.click(screen.getByRole('button', { name: 'Deutsch' }))
  await user.click(screen.getByRole('button', { name: 'dark' }))
  await user.click(screen.getByRole('button', { name: '1440' }))
  expect(sources()).toHaveLength(before * 8)
  expect(sources()).toContain('/landers/video?preview=de.dark&variant=a')
  await user.click(screen.getByRole('button', { name: 'milf' }))
  expect(sources()).toContain('/landers/video/milf?preview=de.dark&variant=a')
  expect(sources().filter((source) => source?.includes('tinderswipe'))).toHaveLength(8)
})
