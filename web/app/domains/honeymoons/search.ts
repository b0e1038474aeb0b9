import type { HoneymoonCard } from '@rihla/contract/catalogue/honeymoons'
import { packageSearches } from '@rihla/contract/catalogue/packages-address'
import type { CallInput } from '../../platform/api/client.ts'
import { ApiProblem, isRetryable } from '../../platform/api/problem.ts'
import { withPagesAhead } from '../catalogue/index.ts'
import { honeymoonDates, packageCaching, packageRequest, packageSearch } from '../packages/index.ts'

const RETRIES = 2
const FIRST_WAIT = 1000
const LONGEST_WAIT = 30_000
const FRESH_AHEAD = 5 * 60_000

const kind = packageSearch<HoneymoonCard, CallInput<'getHoneymoons'>>({
  name: 'honeymoons',
  address: packageSearches.honeymoon,
  dates: honeymoonDates,
  request: packageRequest,
  // The list waits in its own way: the client's two tries would multiply with it.
  call: (api, input, { signal }) => api.call('getHoneymoons', input, { signal, retries: 0 }),
  counts: (api, input, { signal }) => api.call('getHoneymoonCounts', input, { signal }),
  caching: {
    ...packageCaching,
    staleTime: 0,
    retry: (failures, problem) =>
      failures < RETRIES && problem instanceof ApiProblem && isRetryable(problem),
    retryDelay: (failures) => Math.min(FIRST_WAIT * 2 ** failures, LONGEST_WAIT),
  },
})

/**
 * How honeymoons are searched: always asked again, kept for 10 minutes, the next page fetched ahead
 * (fresh for 5); a list that failed is tried twice more, after 1 s and 2 s.
 */
export const honeymoonSearch = withPagesAhead(kind, FRESH_AHEAD)
