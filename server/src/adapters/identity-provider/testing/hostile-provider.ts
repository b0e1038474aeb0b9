import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose'

type Answer = {
  status?: number
  headers?: Record<string, string>
  body?: unknown
  /** The line is lost on the way. */
  cut?: boolean
}

/** A provider controlled by the test: it answers as configured, validly signed or not. */
export type HostileProvider = {
  readonly url: string
  /** What a path answers from now on; `'never'` leaves the caller waiting. */
  say(path: string, answer: Answer | 'never' | ((body: string) => Answer)): void
  /** Which paths were asked, in order. */
  readonly asked: string[]
  /** What came behind the question mark of each. */
  readonly queries: URLSearchParams[]
  /** An ID token with these claims in place of the right ones; undefined leaves one out. */
  token(claims: Record<string, unknown>, how?: Signing): Promise<string>
  /** The same as new. */
  reset(): void
  close(): void
}

export type Signing = {
  readonly header?: Partial<JWTHeaderParameters>
  readonly key?: CryptoKey | Uint8Array
}

/** Starts one, with a signing key that it publishes. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const answers = new Map<string, Answer | 'never' | ((body: string) => Answer)>()
  const asked: string[] = []
  const queries: URLSearchParams[] = []

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', url)
    asked.push(path)
    queries.push(searchParams)
    const said = answers.get(path) ?? { status: 404 }
    if (said === 'never') return
    const {
      status = 200,
      headers,
      body,
      cut,
    } = typeof said === 'function' ? said(await text(request)) : said
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    const whole = typeof body === 'string' ? body : JSON.stringify(body ?? {})
    if (!cut) return void response.end(whole)
    response.write(whole.slice(0, 1), () => request.socket.destroy())
  }
  const server = createServer((request, response) => void respond(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`

  const hostile: HostileProvider = {
    url,
    asked,
    queries,
    say: (path, answer) => void answers.set(path, answer),
    async token(claims, { header, key = privateKey } = {}) {
      const now = Math.floor(Date.now() / 1000)
      const right = { iss: url, aud: 'client-1', sub: 'person-1', iat: now, exp: now + 300 }
      return new SignJWT({ ...right, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header })
        .sign(key)
    },
    reset() {
      asked.length = 0
      queries.length = 0
      answers.clear()
      answers.set('/.well-known/openid-configuration', {
        body: {
          issuer: url,
          authorization_endpoint: `${url}/authorize`,
          token_endpoint: `${url}/token`,
          jwks_uri: `${url}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        },
      })
      answers.set('/keys', { body: { keys: [jwk] } })
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  hostile.reset()
  return hostile
}
