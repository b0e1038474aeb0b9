// Starts the sandbox. Reads the environment once; everything has a value for running alone.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { createSandbox } from './app.ts'
import { openKeys } from './identity-provider/keys.ts'
import { readRegistrations } from './identity-provider/registrations.ts'
import { openJournal } from './journal.ts'
import { startSmtp } from './mail/smtp.ts'
import { postOverHttp } from './payment-gateway/callbacks.ts'
import { realTimers } from './timers.ts'

const { env } = process
const port = Number(env['SANDBOX_PORT'] ?? 3001)
const smtpPort = Number(env['SANDBOX_SMTP_PORT'] ?? port + 1)
const folder = env['SANDBOX_DATA']

const { app, mailbox } = createSandbox({
  journal: openJournal(folder === undefined ? undefined : join(folder, 'journal')),
  timers: realTimers,
  post: postOverHttp,
  keys: {
    secretKey: env['PAYMOB_SECRET_KEY'] ?? 'egy_sk_test_sandbox',
    publicKey: env['PAYMOB_PUBLIC_KEY'] ?? 'egy_pk_test_sandbox',
    apiKey: env['PAYMOB_API_KEY'] ?? 'sandbox-api-key',
    hmacSecret: env['PAYMOB_HMAC_SECRET'] ?? 'sandbox-hmac-secret',
    integrations: {
      card: Number(env['PAYMOB_INTEGRATION_ID'] ?? 5501),
      instalments: Number(env['PAYMOB_INSTALLMENT_INTEGRATION_ID'] ?? 5502),
      wallet: Number(env['PAYMOB_WALLET_INTEGRATION_ID'] ?? 5503),
      kiosk: Number(env['PAYMOB_KIOSK_INTEGRATION_ID'] ?? 5504),
    },
  },
  supplier: {
    keys: {
      apiKey: env['HOTELBEDS_API_KEY'] ?? 'sandbox-hotelbeds-key',
      secret: env['HOTELBEDS_SECRET'] ?? 'sandbox-hotelbeds-secret',
    },
    photoFolder:
      env['SANDBOX_PHOTOS'] ?? fileURLToPath(new URL('../../demo/images', import.meta.url)),
  },
  identity: { registrations: readRegistrations(env, port), keys: await openKeys(folder) },
})

const smtp = await startSmtp(mailbox, smtpPort)
const hostname = env['SANDBOX_HOST'] ?? '127.0.0.1'
const server = serve({ fetch: app.fetch, port, hostname }, () => process.send?.({ ready: true }))

// Nothing is lost by ending at once: whatever was promised is in the journal.
function stop(): void {
  server.close()
  void smtp.stop()
  process.exit(0)
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
process.on('disconnect', stop)
