import type { Plugin } from 'vite'

const id = 'virtual:api-calls'
const deskId = 'virtual:desk-calls'

/**
 * The browser needs the method, path and carrier of each call, never its schemas: they are read from the
 * contract when the web is built, so that no validator travels to the traveller. The desk's stand apart: only its
 * own pages load them.
 */
export const apiCalls = (): Plugin => ({
  name: 'rihla-api-calls',
  resolveId: (source) => (source === id || source === deskId ? `\0${source}` : null),
  async load(loaded) {
    if (loaded !== `\0${id}` && loaded !== `\0${deskId}`) return null
    const { api } = await import('@rihla/contract')
    const { deskCalls } = await import('@rihla/contract/desk/calls')
    const { NOTIFICATION_STREAM_PATH } = await import('@rihla/contract/notifications')
    const isDesk = loaded === `\0${deskId}`
    const calls = Object.entries(api)
      .filter(([name]) => name in deskCalls === isDesk)
      .map(([name, call]) => [
        name,
        'carriedBy' in call ? [call.method, call.path, call.carriedBy] : [call.method, call.path],
      ])
    const table = `export default ${JSON.stringify(Object.fromEntries(calls))}`
    if (isDesk) return table
    return `${table}
export const notificationStreamPath = ${JSON.stringify(NOTIFICATION_STREAM_PATH)}`
  },
})
