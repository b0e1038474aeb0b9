import { stepsAhead } from '@rihla/contract/cancellation/terms'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { commaOf, type Language } from '@rihla/contract/values/language'
import type { PlanKind } from '../rates/find-plan.ts'
import type { Plan } from '../rates/plan.ts'
import { planTerms } from '../rates/plan-terms.ts'
import { boardTexts, bookingTexts } from '../texts.ts'

type Named = Pick<Plan, 'board' | 'price' | 'cancellation'> & Pick<PlanKind, 'refundable'>

/** The terms by which plans of one room are told apart, in few words. */
export function optionName(
  plan: Named,
  { arrival, now }: { readonly arrival: CalendarDate; readonly now: Date },
  language: Language,
): string {
  const part = stepsAhead(planTerms(plan, arrival), now).length > 0
  const terms = plan.refundable ? 'freeCancellation' : part ? 'partlyRefundable' : 'nonRefundable'
  return [boardTexts[plan.board][language], bookingTexts[terms][language]].join(commaOf(language))
}
