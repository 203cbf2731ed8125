import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { createBus } from '../events'
import { fakePlatform, testNow } from '../testing'
import { defineContract } from './contract'
import { defineRemote } from './defineRemote'
import { limitBus } from './limitBus'
import { PlatformContext } from './PlatformContext'

const contract = defineContract({
  name: 'mf-landers',
  routes: {},
  slots: [],
  subscribes: ['read'],
  emits: ['blocked'],
})
const remote = defineRemote({ contract, catalogues: [] })

const onBus = () => {
  const shell = createBus(() => testNow)
  return { shell, bus: limitBus(shell, contract) }
}

it('a remote receives and emits the events of its contract', () => {
  const { bus, shell } = onBus()
  const received: unknown[] = []
  bus.on('read', (payload) => received.push(payload))
  shell.emit('read', { conversationId: 1, messageId: 3 })
  expect(received).toEqual([{ conversationId: 1, messageId: 3 }])
  shell.on('blocked', (payload, { source }) => received.push([payload, source]))
  bus.emit('blocked', { profileId: 4 })
  expect(received[1]).toEqual([{ profileId: 4 }, 'mf-landers'])
})

it('rejects an undeclared event at compile time and at run time', () => {
  const { bus } = onBus()
  // @ts-expect-error: not among `emits`
  const emit = (): void => bus.emit('read', { conversationId: 1, messageId: 3 })
  expect(emit).toThrow('mf-landers does not declare the event read')
  // @ts-expect-error: not among `subscribes`
  const subscribe = (): unknown => bus.on('blocked', () => {})
  expect(subscribe).toThrow('mf-landers does not declare the event blocked')
})

it('a component receives a declared event while it is mounted', () => {
  const fake = fakePlatform()
  const Screen = () => {
    remote.useBusEvent('read', ({ messageId }) => {
      document.title = `read ${messageId}`
    })
    return <p>here</p>
  }
  const { unmount } = render(
    <StrictMode>
      <PlatformContext value={fake.platform}>
        <Screen />
      </PlatformContext>
    </StrictMode>,
  )
  expect(screen.getByText('here')).toBeVisible()
  act(() => fake.bus.emit('read', { conversationId: 1, messageId: 5 }))
  expect(document.title).toBe('read 5')
  unmount()
  expect(fake.bus.counts().listeners).toBe(0)
})
