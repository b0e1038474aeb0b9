// `npm run prove`: every proof that takes minutes; `npm run prove restore`: one of them; `npm run prove journeys`:
// each flow through the browser in both languages, where `npm test` takes one. Any Node >= 20.
import { join } from 'node:path'
import { build } from './build.mjs'
import { ensureChromium } from './chromium.mjs'
import { install } from './install/install.mjs'
import { chooseNode, root } from './node.mjs'
import { step } from './step.mjs'
import { runVitest } from './vitest.mjs'

const JOURNEYS = 'journeys'
const named = process.argv.slice(2)
const proofs = named.filter((name) => name !== JOURNEYS).map((name) => `e2e/prove/${name}`)
await step('installing dependencies', () => install())
const node = chooseNode()
await step('building the web', () => build(node))
const runs = []
if (named.length === 0 || proofs.length > 0)
  runs.push(
    await runVitest(node, ['--config', join(root, 'e2e/prove/vitest.config.ts'), ...proofs]),
  )
if (named.length === 0 || named.includes(JOURNEYS)) {
  const environment = { ...process.env, CHROMIUM_PATH: ensureChromium(), WALK_IN_BOTH: 'yes' }
  runs.push(await runVitest(node, ['--config', join(root, 'e2e/vitest.config.ts')], environment))
}
for (const { failures } of runs) for (const failure of failures) console.log(`failed: ${failure}`)
process.exitCode = runs.some(({ passed, failed }) => failed > 0 || passed === 0) ? 1 : 0
