import 'fake-indexeddb/auto'
import { createOutboxStore } from './outboxStore'
import type { UnsentMessage } from './types'

const message: UnsentMessage = {
  key: 'key',
  kind: 'text',
  text: 'Do you dance?',
  profileId: 11,
  at: '2026-03-01T11:00:00Z',
  order: 1,
  status: 'waiting',
  code: null,
  isSaved: true,
}

it('[CHAT-02] a send that outlives a log-out deletes no message of the next member', async () => {
  const former = createOutboxStore(1)
  await former.add(message)
  expect(await former.read()).toHaveLength(1)
  const next = createOutboxStore(2)
  expect(await next.read()).toEqual([])
  await next.add(message)
  expect(await former.read()).toEqual([])
  expect(await createOutboxStore(2).read()).toHaveLength(1)
})
