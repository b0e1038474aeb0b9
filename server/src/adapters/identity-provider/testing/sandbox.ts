import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../../scripts/postgres/ports.ts'
import type { ProviderAnswer } from '../../../ports/identity-provider.ts'

const team = generateKeyPairSync('ec', { namedCurve: 'P-256' })

/** What we are registered with in the sandbox. */
export const registered = {
  shop: 'https://rihla.example',
  google: { clientId: 'conformance.example', clientSecret: 'google-secret' },
  apple: {
    clientId: 'example.rihla.conformance',
    teamId: 'TEAM000001',
    keyId: 'KEY0000001',
    privateKey: team.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  },
  facebook: { appId: '4711', appSecret: 'facebook-secret' },
}

type Form = Readonly<Record<string, string>>

/** The sandbox as a process of its own, and a person with a browser. */
export type Sandbox = {
  readonly url: string
  /** Opens a provider's page, sends its form, and ends with what would come back to us. */
  visit(address: string, form: Form): Promise<ProviderAnswer>
  goDown(seconds: number): Promise<void>
  reset(): Promise<void>
  stop(): Promise<void>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Starts it with our registrations or the given environment. It shares no code with the server. */
export async function startSandbox(environment?: Environment): Promise<Sandbox> {
  const told = environment ?? (await ourEnvironment())
  const port = Number(told['SANDBOX_PORT'])
  const process = await spawnSandbox(told)
  const url = `http://localhost:${port}`
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${url}/control${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`)
  }
  return {
    url,
    visit: (address, form) => visit(url, address, form),
    goDown: (seconds) => control('POST', '/identity/down', { seconds }),
    reset: () => control('DELETE', ''),
    async stop() {
      process.kill('SIGTERM')
      await once(process, 'exit')
    },
  }
}

async function ourEnvironment(): Promise<Environment> {
  const { google, apple, facebook } = registered
  return {
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    PUBLIC_URL: registered.shop,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: apple.teamId,
    APPLE_KEY_ID: apple.keyId,
    APPLE_PUBLIC_KEY: team.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    FACEBOOK_APP_ID: facebook.appId,
    FACEBOOK_APP_SECRET: facebook.appSecret,
  }
}

async function spawnSandbox(env: Environment): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../../../../sandbox/src/main.ts', import.meta.url))
  const stdio: StdioOptions = ['ignore', 'ignore', 'inherit', 'ipc']
  const sandbox = spawn(process.execPath, [script], { stdio, env })
  const died = once(sandbox, 'exit').then(() => 'exit' as const)
  const ready = once(sandbox, 'message', { signal: AbortSignal.timeout(15_000) })
  if ((await Promise.race([ready, died])) === 'exit') throw new Error('The sandbox did not start')
  return sandbox
}

/** A new browser: follows redirects within the provider, and stops where ours begins. */
async function visit(origin: string, address: string, form: Form): Promise<ProviderAnswer> {
  const cookies = new Map<string, string>()
  const step = async (to: string, body?: URLSearchParams) => {
    const answer = await fetch(new URL(to, origin), {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = '', path] = cookie.split('; ')
      const end = pair.indexOf('=')
      // The session belongs to a path that no page has: a browser wouldn't send it.
      if (!path?.endsWith('/nowhere')) cookies.set(pair.slice(0, end), pair.slice(end + 1))
    }
    return { location: answer.headers.get('location'), text: await answer.text() }
  }
  const page = (await step(address)).location ?? address
  let last = await step(page, new URLSearchParams(form))
  for (let hops = 0; hops < 5 && last.location?.startsWith(`${origin}/`) === true; hops += 1)
    last = await step(last.location)
  if (last.location !== null) return Object.fromEntries(new URL(last.location).searchParams)
  const inputs = last.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name, value = '']) => [name, plain(value)]))
}

const plain = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&')
