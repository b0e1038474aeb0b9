// `npm run bench`: every bench; `npm run bench search stays`: some of them. Any Node >= 20.
import { join } from 'node:path'
import { build } from './build.mjs'
import { runForwarding } from './forward.mjs'
import { install } from './install/install.mjs'
import { chooseNode, root } from './node.mjs'
import { step } from './step.mjs'

await step('installing dependencies', () => install())
const node = chooseNode()
await step('building the web', () => build(node))
const run = [join(root, 'bench/run.ts'), ...process.argv.slice(2)]
process.exitCode = await runForwarding(node, run, { cwd: root, env: process.env })
