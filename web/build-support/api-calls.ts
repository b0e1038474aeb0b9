import type { Plugin } from 'vite'

const id = 'virtual:api-calls'

/**
 * The browser needs the method, path and carrier of each call, never its schemas: they are read from the
 * contract when the web is built, so that no validator travels to the traveller.
 */
export const apiCalls = (): Plugin => ({
  name: 'rihla-api-calls',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}`) return null
    const { api } = await import('@rihla/contract')
    const { NOTIFICATION_STREAM_PATH } = await import('@rihla/contract/notifications')
    const calls = Object.entries(api).map(([name, call]) => [
      name,
      'carriedBy' in call ? [call.method, call.path, call.carriedBy] : [call.method, call.path],
    ])
    return `export default ${JSON.stringify(Object.fromEntries(calls))}
export const notificationStreamPath = ${JSON.stringify(NOTIFICATION_STREAM_PATH)}`
  },
})
