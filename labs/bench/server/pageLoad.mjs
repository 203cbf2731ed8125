/**
 * Worker thread that requests pages at a constant rate. Receives `{ pages, aSecond }`. Null ends the load; the reply is
 * the number of requests.
 */
import { parentPort } from 'node:worker_threads'

const STEP_MS = 5
let opens
let opened = 0

const open = async ({ address, headers }) => {
  const response = await fetch(address, { headers })
  await response.arrayBuffer()
}

parentPort.on('message', (task) => {
  if (!task) {
    clearInterval(opens)
    parentPort.postMessage(opened)
    return
  }
  const { pages, aSecond } = task
  const began = performance.now()
  opens = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * aSecond)
    for (; opened < due; opened += 1) void open(pages[opened % pages.length]).catch(() => undefined)
  }, STEP_MS)
})
