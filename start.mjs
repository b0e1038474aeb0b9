// `npm start`: installs and builds what has changed, then runs everything. Any Node >= 20.
import { join } from 'node:path'
import { build } from './launch/build.mjs'
import { runForwarding } from './launch/forward.mjs'
import { install } from './launch/install.mjs'
import { chooseNode, root } from './launch/node.mjs'
import { step } from './launch/step.mjs'

const dev = process.argv.includes('--dev')
try {
  await step('installing dependencies', () => install())
  const node = chooseNode()
  if (!dev) await step('building the web', () => build(node))
  const args = [join(root, 'launch/run.ts'), ...process.argv.slice(2)]
  process.exitCode = await runForwarding(node, args, { cwd: root })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
