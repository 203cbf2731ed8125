import { render, screen } from '@testing-library/react'
import { fakePlatform } from '../testing'
import { PlatformProvider } from './PlatformContext'
import { useRegions } from './useRegions'

const Regions = () => {
  const regions = useRegions()
  return <p>{regions?.map(({ region }) => region).join() ?? 'loading'}</p>
}

const show = (platform: ReturnType<typeof fakePlatform>['platform']) =>
  render(
    <PlatformProvider platform={platform}>
      <Regions />
    </PlatformProvider>,
  )

it('[SYNC-10] loads regions once for all components', async () => {
  const { platform, calls } = fakePlatform({
    answers: { getRegions: () => ({ regions: [{ country: 'IT', region: 'Lazio', cities: ['Roma'] }] }) },
  })
  const { unmount } = show(platform)
  expect(screen.getByText('loading')).toBeVisible()
  expect(await screen.findByText('Lazio')).toBeVisible()
  unmount()
  show(platform)
  expect(screen.getByText('Lazio')).toBeVisible()
  expect(calls).toEqual([{ name: 'getRegions' }])
})

it.each([
  ['the call fails', {}],
  ['the session ends', { getRegions: () => false as const }],
])('[SYNC-10] goes on without regions if %s, and asks again later', async (_, failing) => {
  const { platform, calls, answers } = fakePlatform({ answers: failing })
  const { unmount } = show(platform)
  expect(await screen.findByText('', { selector: 'p' })).toBeVisible()
  unmount()
  answers.getRegions = () => ({ regions: [{ country: 'IT', region: 'Lazio', cities: [] }] })
  show(platform)
  expect(await screen.findByText('Lazio')).toBeVisible()
  expect(calls).toHaveLength(2)
})
