import { act, screen } from '@testing-library/react'
import { renderRemote } from '../testing'
import { RemoteSlot } from './RemoteSlot'
import { PlatformContext, usePlatform } from './PlatformContext'
import type { Platform } from './types'

type Callbacks = { onMounted: () => void; onLost: () => void }

const show = (hasShellSupport = true) => {
  const slot = { update: jest.fn(), unmount: jest.fn() }
  let callbacks: Callbacks | undefined
  const mountSlot = jest.fn((_name: string, _host: HTMLElement, _props: object, on: Callbacks) => {
    callbacks = on
    return slot
  })
  const WithSlots = ({ creditsNeeded }: { creditsNeeded: number }) => (
    <PlatformContext
      value={{ ...usePlatform(), ...(hasShellSupport && { mountSlot }) } as unknown as Platform}
    >
      <RemoteSlot
        name="credit-alert"
        slotProps={{ creditsNeeded, onClose: jest.fn() }}
        loading={<p>Loading</p>}
        fallback={<a href="/credits">Credits</a>}
      />
    </PlatformContext>
  )
  const view = renderRemote(<WithSlots creditsNeeded={3} />)
  return { ...view, slot, mountSlot, on: () => callbacks as Callbacks }
}

describe('[SPLIT-04] a slot inside another remote', () => {
  it('shows the fallback in a shell that cannot mount slots', () => {
    show(false)
    expect(screen.getByRole('link', { name: 'Credits' })).toBeVisible()
  })

  it('shows that it loads until it is mounted', () => {
    const { on, mountSlot } = show()
    expect(mountSlot).toHaveBeenCalledWith(
      'credit-alert',
      expect.any(HTMLElement),
      expect.objectContaining({ creditsNeeded: 3 }),
      expect.anything(),
    )
    expect(screen.getByText('Loading')).toBeVisible()
    act(() => on().onMounted())
    expect(screen.queryByText('Loading')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('shows the fallback when the other remote fails, also after mounting', () => {
    const { on } = show()
    act(() => on().onMounted())
    act(() => on().onLost())
    expect(screen.getByRole('link', { name: 'Credits' })).toBeVisible()
  })

  it('is unmounted with its page', () => {
    const { slot, unmount } = show()
    unmount()
    expect(slot.unmount).toHaveBeenCalledTimes(1)
  })
})
