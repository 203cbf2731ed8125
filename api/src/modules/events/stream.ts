import type { ServerResponse } from 'node:http'
import type { FanoutItem } from '../../infra/fanout'

/** Clients with a larger backlog are disconnected. They reconnect and resume. */
const backlogMaxBytes = 256 * 1024

export interface EventStream {
  userId: number
  send: (item: FanoutItem) => void
  beat: () => void
  end: () => void
}

interface StreamOf {
  position?: string
  userId: number
  sessionId: number
  onEnd: () => void
}

const retryMs = 3000

const toFrame = ({ id, event }: FanoutItem): string =>
  `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

export const openStream = (
  response: ServerResponse,
  { position, userId, sessionId, onEnd }: StreamOf,
): EventStream => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx must not buffer the stream.
    'x-accel-buffering': 'no',
  })
  response.once('close', onEnd)
  let waiting: (FanoutItem | string)[] = []
  const flush = () => {
    if (waiting.length === 0) return
    // Serialize on flush, not when queuing: queued strings dominated garbage collection (ADR 10).
    let frames = ''
    for (const item of waiting) frames += typeof item === 'string' ? item : toFrame(item)
    waiting = []
    if (response.destroyed || response.writableEnded) return
    response.write(frames)
    if (response.writableLength > backlogMaxBytes) response.destroy()
  }
  /** Batches the frames of one tick, because each write is a system call. */
  const write = (item: FanoutItem | string) => {
    if (waiting.push(item) === 1) process.nextTick(flush)
  }
  const end = () => {
    flush()
    response.end()
  }
  // Send the position without an event: the stream can then resume even if it receives no event.
  write(`retry: ${retryMs}\n${position === undefined ? '' : `id: ${position}\n`}\n`)
  return {
    userId,
    send: (item) => {
      if (item.sessionId !== undefined && item.sessionId !== sessionId) return
      if (item.replacedId === sessionId) return end()
      write(item)
      if (item.event.type === 'session-ended') end()
    },
    beat: () => write(': \n\n'),
    end,
  }
}
