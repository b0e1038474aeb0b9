import type { CheckoutConfig } from '@rihla/contract/checkout'
import { formatEgp } from '@rihla/contract/values/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Utensils } from '../../../ui/brand/icons.ts'
import { dayMonth } from '../../../platform/locale/dates.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { OptionCard, Switch } from '../../../ui/form/checkbox.tsx'
import type { BookingDraft, Plan } from './use-booking.ts'
import { configQuery } from '../queries.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

type Meal = CheckoutConfig['AvailableMeals'][number]

/** The chosen board, or the one that the room comes with. */
const chosenOf = (meals: readonly Meal[], { ratePlanId }: Plan): Meal | undefined =>
  meals.find(({ RatePlanId }) => RatePlanId === ratePlanId) ??
  meals.find(({ Supplement }) => Supplement === 0)

/** Boards of a stay with what each adds, and free cancellation where it can be added. */
export function MealPlan({
  config,
  booking,
}: {
  config: CheckoutConfig
  booking: Pick<BookingDraft, 'plan' | 'choosePlan' | 'ended' | 'held'>
}) {
  const t = useCheckoutText()
  const language = useLanguage()
  const { plan, choosePlan, ended, held } = booking
  const named = useQuery(configQuery(useApi(), language, held, config)).data ?? config
  const { AvailableMeals: meals } = named
  const { CancellationChoice: choice, MealPrices } = held.Reservation
  const guests = held.AdultsCount + held.ChildrenCount
  /** What a board adds for everybody; known of this booking, else of one adult and night. */
  const added = ({ RatePlanId, Supplement }: Meal): { egp: number; of: string } => {
    const known = MealPrices.find((it) => it.RatePlanId === RatePlanId)
    return known
      ? { egp: known.Price, of: t('mealForAll', { count: guests }) }
      : { egp: Supplement, of: t('mealPer') }
  }
  const { mutate, isPending: busy } = useMutation({
    mutationFn: (change: Partial<Plan>) => choosePlan(change),
  })
  const chosen = chosenOf(meals, plan)
  if (!chosen || (meals.length < 2 && !chosen.AllowFreeCancellationToggle)) return null
  const choose = (change: Partial<Plan>): void => {
    if (!busy) mutate(change)
  }
  return (
    <section className="panel checkout-panel" aria-labelledby="meals-title" aria-busy={busy}>
      <h2 id="meals-title" className="type-h3">
        {t(meals.length > 1 ? 'meals' : 'cancellation')}
      </h2>
      {meals.length > 1 && (
        <fieldset className="grid gap-3">
          <legend className="sr-only">{t('meals')}</legend>
          {meals.map((meal) => (
            <OptionCard
              key={meal.RatePlanId}
              name="meal"
              value={String(meal.RatePlanId)}
              checked={meal.RatePlanId === chosen.RatePlanId}
              disabled={ended}
              onChange={() => choose({ ratePlanId: meal.RatePlanId })}
              title={meal.MealName}
              icon={<Utensils size={19} className="text-teal-700" aria-hidden />}
              end={
                <span className="text-end">
                  {meal.Supplement === 0 ? (
                    <span className="text-ink-2">{t('mealIncluded')}</span>
                  ) : (
                    <>
                      <b className="block whitespace-nowrap">
                        <bdi>{`+ ${formatEgp(added(meal).egp, language)}`}</bdi>
                      </b>
                      <span className="type-caption text-ink-3">{added(meal).of}</span>
                    </>
                  )}
                </span>
              }
            />
          ))}
        </fieldset>
      )}
      {chosen.AllowFreeCancellationToggle && (
        <Switch
          label={
            choice
              ? t('addCancellationUntil', { date: dayMonth(choice.Until, language) })
              : t('addCancellation')
          }
          note={
            choice
              ? t('addCancellationFor', { price: formatEgp(choice.Price, language) })
              : t('addCancellationText')
          }
          checked={plan.refundable}
          disabled={ended}
          onChange={(refundable) => choose({ refundable })}
        />
      )}
    </section>
  )
}
