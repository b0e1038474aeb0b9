import type { ExternalProvider } from '@rihla/contract/account/external-login'
import type { ApiClient } from '../../../platform/api/client.ts'
import { cached } from '../../../platform/cache/browser-store.ts'
import { ttl } from '../../../platform/cache/store.ts'

/** Whom one can sign in with; nobody when it can't be told, as the page works without. */
export const loadProviders = (api: ApiClient): Promise<ExternalProvider[]> =>
  cached('external-providers', ttl.standard, () =>
    api.call('getExternalProviders', {}, { retries: 0 }),
  ).catch(() => [])
