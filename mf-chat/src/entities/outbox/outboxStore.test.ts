import 'fake-indexeddb/auto'
import { createUnsent } from '../../testing/fixtures'
import { createOutboxStore } from './outboxStore'

const message = createUnsent()

it('[CHAT-02] keeps the next member’s messages when the former member’s store reads again', async () => {
  const former = createOutboxStore(1)
  await former.add(message)
  expect(await former.read()).toHaveLength(1)
  const next = createOutboxStore(2)
  expect(await next.read()).toEqual([])
  await next.add(message)
  expect(await former.read()).toEqual([])
  expect(await createOutboxStore(2).read()).toHaveLength(1)
})
