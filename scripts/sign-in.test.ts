import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { identityProviders } from '../server/src/adapters/identity-provider/index.ts'
import { startSandbox } from '../server/src/adapters/identity-provider/testing/sandbox.ts'
import { readEnvironment } from '../server/src/environment.ts'
import { freePort } from './postgres/ports.ts'
import { keepSecrets } from './secrets.ts'
import { readSettings, sandboxEnvironment, serverEnvironment } from './settings.ts'

const request = {
  state: 'a-state',
  nonce: 'a-nonce',
  verifier: 'v'.repeat(43),
  language: 'en',
} as const

test('what the demo hands to the server and to the sandbox fits: all three sign people in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sign-in-'))
  const ports = [await freePort(), await freePort(), await freePort()].map(String)
  const [PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT] = ports
  const given = { PORT, SANDBOX_PORT, SANDBOX_SMTP_PORT, DATA_DIR: folder }
  const settings = readSettings(given, [], folder)
  const secrets = keepSecrets(folder)
  const { identity, publicUrl } = readEnvironment(
    serverEnvironment(settings, 'postgres://unused', secrets, given),
  )
  const sandbox = await startSandbox(sandboxEnvironment(settings, secrets, given))
  const people = { Google: 'nour', Facebook: 'mariam', Apple: 'omar' }
  const names: (string | null)[] = []
  for (const provider of identityProviders(identity)) {
    const callback = `/auth/external/callback/${provider.name.toLowerCase()}`
    const redirectUri = publicUrl + callback
    const address = await provider.begin({ ...request, redirectUri })
    const answer = await sandbox.visit(address, { person: people[provider.name] })
    const told = await provider.finish({ ...request, redirectUri }, answer)
    names.push('failed' in told ? told.failed : told.name)
  }
  await sandbox.stop()
  rmSync(folder, { recursive: true })
  expect(names).toEqual(['Nour Mostafa', 'مريم عادل', 'Omar Sherif'])
})
