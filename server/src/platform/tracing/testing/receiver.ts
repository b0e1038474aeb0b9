import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { atEnd } from '../../../testing/database.ts'

type Attribute = {
  readonly key: string
  readonly value: { readonly stringValue?: string; readonly intValue?: number }
}

export type Received = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}

type Batch = {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly Received[] }[]
  }[]
}

/** An OTLP receiver that keeps what arrives; one that is `silent` takes everything and never answers. */
export async function traceReceiver({ silent = false } = {}) {
  const received: Received[] = []
  const bodies: string[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await json(request)
    bodies.push(JSON.stringify(body))
    for (const { scopeSpans } of (body as Batch).resourceSpans)
      for (const { spans } of scopeSpans) received.push(...spans)
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => {
    if (silent) request.resume()
    else void take(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    received,
    /** Everything that was sent, as text. */
    text: () => bodies.join('\n'),
    named: (name: string) => received.filter((span) => span.name === name),
    childrenOf: (span: Received) => received.filter((it) => it.parentSpanId === span.spanId),
  }
}

/** The value of an attribute of a span. */
export const fact = (span: Received | undefined, key: string): string | number | undefined => {
  const value = span?.attributes.find((it) => it.key === key)?.value
  return value?.stringValue ?? value?.intValue
}
