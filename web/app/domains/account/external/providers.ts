import type { ExternalProvider } from '@rihla/contract/account/external-login'
import type { ApiClient } from '../../../platform/api/client.ts'
import { cached } from '../../../platform/cache/browser-store.ts'
import { ttl } from '../../../platform/cache/store.ts'

/** The providers to sign in with; none when the call fails, as the page works without. */
export const loadProviders = (api: ApiClient): Promise<ExternalProvider[]> =>
  cached('external-providers', ttl.standard, () =>
    api.call('getExternalProviders', {}, { retries: 0 }),
  ).catch(() => [])
