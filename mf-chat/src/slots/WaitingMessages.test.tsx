import 'fake-indexeddb/auto'
import { createUser, fakePlatform, testNow } from '@duetto/shared/testing'
import { waitFor } from '@testing-library/react'
import { slots } from '.'
import { createOutboxStore } from '../entities/outbox/outboxStore'
import { answerToSend, createUnsent } from '../testing/fixtures'

// act() would defer updates until it ends, but single-spa-react waits for React to mount.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))
afterAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const userId = 950
const lifecycles = slots['waiting-messages']!

it('[CHAT-03] [SIGNUP-05] sends messages that waited for the confirmation, without loading conversations', async () => {
  const outbox = createOutboxStore(userId)
  await outbox.add(
    createUnsent({
      status: 'refused',
      code: 'not_confirmed',
      isFreeOnly: true,
      at: new Date(testNow - 60_000).toISOString(),
    }),
  )
  const { platform, calls, bus } = fakePlatform({
    user: createUser({ id: userId, paid_user: false }),
    answers: { sendMessage: answerToSend },
  })
  const refreshSession = jest.fn(async () => {})
  const domElement = document.createElement('div')
  const props = {
    name: 'waiting-messages',
    domElement,
    platform: { ...platform, refreshSession },
    onFatal: () => {},
  } as never
  for (const step of [...lifecycles.bootstrap, ...lifecycles.mount]) await step(props)
  await waitFor(() => expect(refreshSession).toHaveBeenCalledTimes(1))
  expect(await outbox.read()).toEqual([])
  bus.emit('resync', {})
  for (const step of lifecycles.unmount) await step(props)
  expect(calls).toMatchObject([
    { name: 'sendMessage', body: { profile: 11, is_free_only: true }, key: 'key-11' },
  ])
})
