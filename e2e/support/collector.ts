import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export interface CollectedSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId: string
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[]
  }[]
}

export const startCollector = async () => {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as OtlpTraces).resourceSpans) {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service, parentSpanId: span.parentSpanId ?? '' })
      }
      response.setHeader('content-type', 'application/json').end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
