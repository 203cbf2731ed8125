import type { ServerResponse } from 'node:http'
import type { FanoutItem } from '../fanout'

/** A reader that lets this much pile up is cut off; it comes back and goes on where it stopped. */
const backlogMaxBytes = 256 * 1024

/** One open server-sent event stream. */
export interface EventStream {
  send: (item: FanoutItem) => void
  beat: () => void
  end: () => void
}

const retryMs = 3000

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
  let waiting = ''
  const flush = () => {
    const frames = waiting
    waiting = ''
    if (frames === '' || response.destroyed || response.writableEnded) return
    response.write(frames)
    if (response.writableLength > backlogMaxBytes) response.destroy()
  }
  /** What is told in one turn of the event loop leaves in one piece: a call to the system each is what costs. */
  const write = (frame: string) => {
    if (waiting === '') process.nextTick(flush)
    waiting += frame
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
      write(`id: ${item.id}\nevent: ${item.event.type}\ndata: ${JSON.stringify(item.event)}\n\n`)
      if (item.event.type === 'session-ended') end()
    },
    beat: () => write(': \n\n'),
    end,
  }
}
