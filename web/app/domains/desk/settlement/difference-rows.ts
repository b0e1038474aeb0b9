import type { SettlementDifference } from '@rihla/contract/desk/settlement/calls'
import { DIFFERENCES_MAX, DIFFERENCE_PAGES } from '@rihla/contract/desk/settlement/limits'
import type { ListedState } from '@rihla/contract/desk/settlement/states'
import type { ApiClient } from '../../../platform/api/client.ts'
import type { Period } from '../money/use-period.ts'

/** All that is listed of a period, page after page. */
export async function allDifferences(
  api: ApiClient,
  { from: From, to: To }: Period,
  state: ListedState | null,
): Promise<SettlementDifference[]> {
  const found: SettlementDifference[] = []
  for (let Page = 1; Page <= DIFFERENCE_PAGES; Page += 1) {
    const { Items, Total } = await api.call('getSettlement', {
      From,
      To,
      State: state ?? undefined,
      Page,
      Size: DIFFERENCES_MAX,
    })
    found.push(...Items)
    if (Items.length === 0 || found.length >= Total) break
  }
  return found
}
