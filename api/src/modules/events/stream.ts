import type { ServerResponse } from 'node:http'
import type { FanoutItem } from '../../infra/fanout'

/** A client with this much backlog is disconnected; it reconnects and resumes. */
const backlogMaxBytes = 256 * 1024

/** One open server-sent event stream. */
export interface EventStream {
  send: (item: FanoutItem) => void
  beat: () => void
  end: () => void
}

const retryMs = 3000

const toFrame = ({ id, event }: FanoutItem): string =>
  `id: ${id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`

export const openStream = (
  response: ServerResponse,
  { position, sessionId, onEnd }: { position?: string; sessionId: number; onEnd: () => void },
): EventStream => {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // nginx would buffer responses otherwise.
    'x-accel-buffering': 'no',
  })
  response.once('close', onEnd)
  let waiting: (FanoutItem | string)[] = []
  const flush = () => {
    if (waiting.length === 0) return
    // Frames are built when they are sent: queued strings are expensive for the garbage collector.
    let frames = ''
    for (const item of waiting) frames += typeof item === 'string' ? item : toFrame(item)
    waiting = []
    if (response.destroyed || response.writableEnded) return
    response.write(frames)
    if (response.writableLength > backlogMaxBytes) response.destroy()
  }
  /** Events of one turn of the event loop are sent together: each system call costs. */
  const write = (item: FanoutItem | string) => {
    if (waiting.push(item) === 1) process.nextTick(flush)
  }
  const end = () => {
    flush()
    response.end()
  }
  // A position without an event, so that a stream which received nothing can resume too.
  write(`retry: ${retryMs}\n${position === undefined ? '' : `id: ${position}\n`}\n`)
  return {
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
