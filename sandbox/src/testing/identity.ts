import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createSandbox } from '../app.ts'
import { openKeys } from '../identity-provider/keys.ts'
import { readRegistrations, type Registrations } from '../identity-provider/registrations.ts'
import { openJournal } from '../journal.ts'
import { realTimers } from '../timers.ts'
import { keys as gatewayKeys, supplier } from './gateway.ts'

const team = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const publicKey = team.publicKey.export({ type: 'spki', format: 'pem' }).toString()

type Form = Record<string, string>
type Step = { status: number; location: string | null; text: string }

/** A fresh browser: keeps cookies, and follows nothing by itself. */
export type Browser = {
  open(address: string, form?: Form): Promise<Step>
  /** Opens a provider's page, sends the form, and ends with what the shop would receive. */
  signIn(address: string, form: Form): Promise<{ to: string; answer: Form }>
}

/** The three providers on a port of their own. */
export type Identity = {
  url: string
  registrations: Registrations
  browse(): Browser
  post(path: string, form: Form): Promise<{ status: number; body: Record<string, unknown> }>
  appleSecret(changes?: { header?: object; claims?: object; key?: 'strange' }): string
  close(): void
}

/** Starts them; the port must be known before, because it is part of the issuers' names. */
export async function startIdentity(): Promise<Identity> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const env = { PUBLIC_URL: 'http://shop.example', APPLE_PUBLIC_KEY: publicKey }
  const registrations = readRegistrations(env, port)
  const { app } = createSandbox({
    journal: openJournal(),
    timers: realTimers,
    keys: gatewayKeys,
    post: async () => 200,
    identity: { registrations, keys: await openKeys(undefined) },
    supplier,
  })
  const listen = getRequestListener(app.fetch)
  server.on('request', (request, response) => void listen(request, response))
  const url = registrations.origin
  return {
    url,
    registrations,
    browse: () => openBrowser(url),
    async post(path, form) {
      const answer = await fetch(url + path, { method: 'POST', body: new URLSearchParams(form) })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    },
    appleSecret: (changes = {}) => signSecret(registrations, changes),
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

function openBrowser(origin: string): Browser {
  const isOurs = (address: string | null) => address?.startsWith(origin) === true
  const cookies = new Map<string, string>()
  const open: Browser['open'] = async (address, form) => {
    const answer = await fetch(new URL(address, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = '', path = ''] =
        /^([^=]+)=([^;]*);.*path=([^;]+)/.exec(cookie) ?? []
      if (!path.endsWith('/nowhere')) cookies.set(name, value)
    }
    const location = answer.headers.get('location')
    return { status: answer.status, location, text: await answer.text() }
  }
  return {
    open,
    async signIn(address, form) {
      const first = await open(address)
      let step = await open(first.location ?? address, form)
      while (isOurs(step.location)) step = await open(step.location ?? '')
      if (step.location !== null) {
        const { origin: shop, pathname, searchParams } = new URL(step.location)
        return { to: shop + pathname, answer: Object.fromEntries(searchParams) }
      }
      const inputs = step.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)
      const answer = [...inputs].map(([, name = '', value = '']) => [name, plain(value)])
      const to = /action="([^"]+)"/.exec(step.text)?.[1] ?? step.text
      return { to, answer: Object.fromEntries(answer) as Form }
    },
  }
}

function plain(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
}

function signSecret(
  { origin, apple }: Registrations,
  { header, claims, key }: { header?: object; claims?: object; key?: 'strange' },
): string {
  const now = Math.floor(Date.now() / 1000)
  const parts = [
    { alg: 'ES256', kid: apple.keyId, ...header },
    {
      iss: apple.teamId,
      sub: apple.clientId,
      aud: `${origin}/identity/apple`,
      iat: now,
      exp: now + 300,
      ...claims,
    },
  ]
  const text = parts.map((one) => Buffer.from(JSON.stringify(one)).toString('base64url')).join('.')
  const strange = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const signingKey = key === 'strange' ? strange() : team.privateKey
  const signature = sign('sha256', Buffer.from(text), {
    key: signingKey,
    dsaEncoding: 'ieee-p1363',
  })
  return `${text}.${signature.toString('base64url')}`
}

/** What an ID token claims, its signature unread. */
export function claimsIn(token: unknown): Record<string, unknown> {
  const [, body = ''] = String(token).split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Record<string, unknown>
}
