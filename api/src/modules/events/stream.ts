import type { ServerResponse } from 'node:http'
import type { FanoutItem } from '../../infra/fanout'

/** A reader that lets this much pile up is cut off; it comes back and goes on where it stopped. */
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
    // nginx keeps answers back otherwise.
    'x-accel-buffering': 'no',
  })
  response.once('close', onEnd)
  let waiting: (FanoutItem | string)[] = []
  const flush = () => {
    if (waiting.length === 0) return
    // Frames are made as they leave: strings that wait are what the garbage collector pays for.
    let frames = ''
    for (const item of waiting) frames += typeof item === 'string' ? item : toFrame(item)
    waiting = []
    if (response.destroyed || response.writableEnded) return
    response.write(frames)
    if (response.writableLength > backlogMaxBytes) response.destroy()
  }
  /** What is told in one turn of the event loop leaves in one piece: a call to the system each is what costs. */
  const write = (item: FanoutItem | string) => {
    if (waiting.push(item) === 1) process.nextTick(flush)
  }
  const end = () => {
    flush()
    response.end()
  }
  // A position without an event, so that a stream which saw nothing can resume too.
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
