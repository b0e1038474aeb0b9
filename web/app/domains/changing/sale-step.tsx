import type { ChangeOptions, ChangeQuote } from '@rihla/contract/changing'
import { addDays } from '@rihla/contract/values/dates'
import type { Party } from '@rihla/contract/values/party'
import { useApi } from '../../platform/api/use-api.ts'
import { DateField } from '../../ui/calendar/date-field.tsx'
import { DateRangeField } from '../../ui/calendar/date-range-field.tsx'
import { LazyGuestsEditor } from '../catalogue/index.ts'
import type { DialogTools } from './dialog-tools.ts'
import { StepForm } from './step-form.tsx'
import { useChangingText } from './use-changing-text.ts'
import { useStepCall } from './use-step-call.ts'

/** Days and party as they are chosen; `to` is null where it follows from the first day. */
export type Sale = { from: string; to: string | null; party: Party }

/** What an offer takes the server says; this is the most of any kind. */
const MOST_ADULTS = 20

type SaleStepProps = {
  options: ChangeOptions
  typed: Sale
  onType: (typed: Sale) => void
  tools: DialogTools
  onQuoted: (quote: ChangeQuote) => void
}

/** Other dates, another party: what they cost is shown before anything changes. */
export function SaleStep({ options, typed, onType, tools, onQuoted }: SaleStepProps) {
  const t = useChangingText()
  const api = useApi()
  const { run, busy, failure } = useStepCall(
    tools,
    ({ from, to, party }: Sale) =>
      api.call('quoteChange', {
        ReservationId: tools.id,
        Module: tools.module,
        FromDate: from,
        ToDate: (options.HasToDate && to) || undefined,
        AdultsCount: party.adults,
        ChildrenAges: [...party.childAges],
      }),
    onQuoted,
  )
  const days = { min: options.FirstDay, max: options.LastDay }
  return (
    <StepForm
      title={t('sale')}
      text={options.Sale.Text}
      failure={failure}
      submit={t('seePrice')}
      asking={t('pricing')}
      busy={busy}
      onBack={() => tools.goTo('choose')}
      onSubmit={() => run(typed)}
    >
      {options.HasToDate && typed.to !== null ? (
        <DateRangeField
          label={t('dates')}
          value={{ from: typed.from, to: typed.to }}
          onChange={({ from, to }) =>
            onType({ ...typed, from, to: to > from ? to : addDays(from, 1) })
          }
          {...days}
        />
      ) : (
        <DateField
          label={t('date')}
          value={typed.from}
          onChange={(from) => from && onType({ ...typed, from })}
          required
          {...days}
        />
      )}
      <LazyGuestsEditor
        maxAdults={MOST_ADULTS}
        party={typed.party}
        onChange={(party) => onType({ ...typed, party })}
      />
    </StepForm>
  )
}
