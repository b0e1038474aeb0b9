import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../node.mjs'

/**
 * Prepares the data that journeys and kills start from in a process of its own, so that neither waits for it
 * nor does it twice. `ready` resolves with the environment that names it; `forget` removes it.
 */
export function prepareAhead(node) {
  const child = spawn(node, [join(root, 'e2e/prepare-ahead.ts')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const ready = Promise.race([
    once(child, 'message').then(([environment]) => environment),
    ended.then(() => {
      throw new Error('The data of the journeys could not be prepared.')
    }),
  ])
  // Looked at when it is needed.
  ready.catch(() => {})
  return {
    ready,
    async forget() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
