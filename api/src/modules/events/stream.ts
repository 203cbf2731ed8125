import type { ServerResponse } from 'node:http'
import type { FanoutItem } from '../../infra/fanout'

/** A client with a larger backlog is disconnected, then reconnects and resumes. */
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
    // Prevents response buffering in nginx.
    'x-accel-buffering': 'no',
  })
  response.once('close', onEnd)
  let waiting: (FanoutItem | string)[] = []
  const flush = () => {
    if (waiting.length === 0) return
    // Frames are built just before sending, because queued strings burden the garbage collector.
    let frames = ''
    for (const item of waiting) frames += typeof item === 'string' ? item : toFrame(item)
    waiting = []
    if (response.destroyed || response.writableEnded) return
    response.write(frames)
    if (response.writableLength > backlogMaxBytes) response.destroy()
  }
  /** Each write is a system call, so the events of one event loop turn are batched. */
  const write = (item: FanoutItem | string) => {
    if (waiting.push(item) === 1) process.nextTick(flush)
  }
  const end = () => {
    flush()
    response.end()
  }
  // A position without an event lets a stream resume even if it has received nothing.
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
