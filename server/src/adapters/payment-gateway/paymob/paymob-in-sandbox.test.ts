import { type ChildProcess, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../../../../scripts/postgres/ports.ts'
import {
  paymentGatewayConformance,
  type GatewayBench,
  type Tried,
} from '../../../ports/testing/payment-gateway.ts'
import { paymob } from './paymob.ts'

// The sandbox is a second reading of Paymob's documents by code that shares none of ours.
paymentGatewayConformance('Paymob, in the sandbox’s words', openBench)

const keys = {
  secretKey: 'egy_sk_test_conformance',
  publicKey: 'egy_pk_test_conformance',
  apiKey: 'conformance-api-key',
  hmacSecret: 'conformance-hmac-secret',
  integrations: {
    Bank_Card: '5501',
    Installment_Card: '5502',
    Wallet: '5503',
    Outlet_Code: '5504',
  },
  ownerId: '3301',
}

const cards = { good: '4111111111111111', bad: '4000000000000002', half: '4000000000000903' }

async function openBench(): Promise<GatewayBench> {
  const [shop, port] = [await openShop(), await freePort()]
  const sandbox = await startSandbox(port)
  const address = `http://127.0.0.1:${port}`
  const baseUrl = `${address}/paymob`
  const control = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const answer = await fetch(`${address}/control/${path}`, init)
    if (!answer.ok) throw new Error(`The sandbox answered ${answer.status} to ${path}`)
  }
  return {
    gateway: paymob({ ...keys, baseUrl, publicBaseUrl: baseUrl, live: false }),
    notificationUrl: shop.notificationUrl,
    signatureIn: 'hmac',
    async tryToPay({ paymentUrl }, card) {
      const posted = shop.nextPost()
      const returned = await fillIn(paymentUrl ?? '', cards[card])
      return { returned, posted: await posted }
    },
    async payInCash({ code }, when) {
      const posted = shop.nextPost()
      await control(`codes/${code}/pay`, { late: when === 'late' })
      return posted
    },
    refundInPanel: (id, amount) => control(`transactions/${id}/refund`, { amount: amount / 100 }),
    async dispute(id) {
      const posted = shop.nextPost()
      await control(`transactions/${id}/dispute`, {})
      return posted
    },
    async decideDispute(id, verdict) {
      const posted = shop.nextPost()
      await control(`disputes/${id}/${verdict}`, {})
      return posted
    },
    refuseNextRefund: () => control('refunds/next', { outcome: 'refused' }),
    loseNextRefundAnswer: () => control('refunds/next', { outcome: 'unanswered' }),
    breakDown: () => control('down', { seconds: 3600 }),
    async close() {
      sandbox.kill('SIGTERM')
      await once(sandbox, 'exit')
      shop.server.close()
    },
  }
}

async function startSandbox(port: number): Promise<ChildProcess> {
  const script = fileURLToPath(new URL('../../../../../sandbox/src/main.ts', import.meta.url))
  const sandbox = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(await freePort()),
      PAYMOB_SECRET_KEY: keys.secretKey,
      PAYMOB_PUBLIC_KEY: keys.publicKey,
      PAYMOB_API_KEY: keys.apiKey,
      PAYMOB_HMAC_SECRET: keys.hmacSecret,
      PAYMOB_INTEGRATION_ID: keys.integrations.Bank_Card,
      PAYMOB_INSTALLMENT_INTEGRATION_ID: keys.integrations.Installment_Card,
      PAYMOB_WALLET_INTEGRATION_ID: keys.integrations.Wallet,
      PAYMOB_KIOSK_INTEGRATION_ID: keys.integrations.Outlet_Code,
    },
  })
  const died = once(sandbox, 'exit').then(() => 'exit' as const)
  const ready = once(sandbox, 'message', { signal: AbortSignal.timeout(15_000) })
  if ((await Promise.race([ready, died])) === 'exit') throw new Error('The sandbox did not start')
  return sandbox
}

/** Our own side of the wire: keeps what the gateway posts about payments, refunds apart. */
async function openShop(): Promise<{
  server: Server
  notificationUrl: string
  nextPost(): Promise<Tried['posted']>
}> {
  const posts = new EventEmitter<{ payment: [Tried['posted']] }>()
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request)
    response.writeHead(204).end()
    const { searchParams: query } = new URL(request.url ?? '/', 'http://shop')
    const { obj } = JSON.parse(body) as { obj: { is_refund: boolean } }
    if (!obj.is_refund) posts.emit('payment', { body, query, headers: new Headers() })
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    notificationUrl: `http://127.0.0.1:${port}/payment/callback`,
    nextPost: async () =>
      (await once(posts, 'payment', { signal: AbortSignal.timeout(10_000) }))[0] as Tried['posted'],
  }
}

/** Sends the card form; answers the query of the address that the browser is sent back to. */
async function fillIn(page: string, number: string): Promise<URLSearchParams> {
  const form = { number, name: 'Test Account', expiry: '01/39', cvv: '123' }
  const body = new URLSearchParams(form)
  const answer = await fetch(page, { method: 'POST', body, redirect: 'manual' })
  const link = /id="shop" href="([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&')
  const back = answer.headers.get('location') ?? link
  if (!back) throw new Error(`The card page answered ${answer.status} and leads nowhere`)
  return new URL(back).searchParams
}
