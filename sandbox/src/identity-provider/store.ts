import type { Adapter, AdapterPayload } from 'oidc-provider'

/** Where oidc-provider keeps codes, tokens and sessions: in memory, the oldest dropped first. */
export function createStore(most = 2000): (model: string) => Adapter {
  const kept = new Map<string, AdapterPayload>()
  const found = (test: (payload: AdapterPayload) => boolean) => [...kept.values()].find(test)
  return (model) => {
    const key = (id: string) => `${model}:${id}`
    return {
      async upsert(id, payload) {
        kept.delete(key(id))
        kept.set(key(id), payload)
        const [oldest] = kept.keys()
        if (kept.size > most && oldest !== undefined) kept.delete(oldest)
      },
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => found((payload) => payload.uid === uid),
      findByUserCode: async (code) => found((payload) => payload.userCode === code),
      async consume(id) {
        const payload = kept.get(key(id))
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000)
      },
      async destroy(id) {
        kept.delete(key(id))
      },
      async revokeByGrantId(grantId) {
        for (const [one, payload] of kept) if (payload.grantId === grantId) kept.delete(one)
      },
    }
  }
}
