// `npm test`: installs and builds what has changed, then runs every test. Any Node >= 20.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './launch/build.mjs'
import { ensureChromium } from './launch/chromium.mjs'
import { install } from './launch/install.mjs'
import { chooseNode, root } from './launch/node.mjs'
import { step } from './launch/step.mjs'
import { runVitest } from './launch/vitest.mjs'

const journeys = join(root, 'e2e/vitest.config.ts')
const total = { passed: 0, failed: 0 }
let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.once(signal, () => (interrupted = true))

try {
  await step('installing dependencies', () => install())
  const node = chooseNode()
  // Journeys alone need the pages.
  const built = step('building the web', () => build(node))
  built.catch(() => {})
  add(await runVitest(node, []))
  await built
  if (existsSync(journeys) && !interrupted) {
    const env = { ...process.env, CHROMIUM_PATH: ensureChromium() }
    add(await runVitest(node, ['--config', journeys], env))
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  total.failed += 1
}

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}
