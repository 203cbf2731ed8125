import { createServer } from 'node:http'

const page = `<!doctype html><title>bare</title><p></p><script>
  new EventSource('/events').onmessage = ({ data }) => { document.querySelector('p').textContent = data }
</script>`

/** Serves bare server-sent events, whose latency is the baseline for that of chat messages. */
export const serveBareEvents = (port) => {
  const open = new Set()
  const answer = async (request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      open.add(response)
      return request.on('close', () => open.delete(response))
    }
    if (request.method !== 'POST') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    let text = ''
    for await (const chunk of request) text += chunk
    for (const stream of open) stream.write(`data: ${text}\n\n`)
    response.end()
  }
  const server = createServer((request, response) => void answer(request, response)).listen(port)
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      for (const stream of open) stream.end()
      server.close()
    },
  }
}
