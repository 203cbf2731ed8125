import { act } from '@testing-library/react'
import { timings } from '@duetto/shared/domain'
import { renderRemote } from '@duetto/shared/testing'
import { useState } from 'react'
import { Progress } from './Progress'

describe('the progress bar', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  const start = () => {
    let setBusy: (isBusy: boolean) => void = () => {}
    const Page = () => {
      const [isBusy, set] = useState(true)
      setBusy = set
      return <Progress isBusy={isBusy} />
    }
    const { container } = renderRemote(<Page />)
    return { bar: () => container.firstElementChild, set: (isBusy: boolean) => act(() => setBusy(isBusy)) }
  }

  it('[SYNC-09] starts after 200 ms and hides 500 ms after the page has loaded', async () => {
    const { bar, set } = start()
    await pass(timings.progressStartMs - 1)
    expect(bar()).toBeNull()
    await pass(1)
    expect(bar()).toBeVisible()
    set(false)
    await pass(timings.progressHideMs - 1)
    expect(bar()).not.toBeNull()
    await pass(1)
    expect(bar()).toBeNull()
    expect([timings.progressStartMs, timings.progressRunMs, timings.progressHideMs]).toEqual([200, 5000, 500])
  })

  it('[SYNC-09] does not appear for a page that loads quickly', async () => {
    const { bar, set } = start()
    await pass(150)
    set(false)
    await pass(5000)
    expect(bar()).toBeNull()
  })
})
