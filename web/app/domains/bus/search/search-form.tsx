import type { BusSearch } from '@rihla/contract/bus/address'
import { ArrowLeftRight, Search } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { useBusText } from '../use-bus-text.ts'
import type { Days } from './days.ts'
import { PassengersField } from './passengers-field.tsx'
import { StationField, type StationList } from '../stations/station-field.tsx'

/** One way or both ways; the second with what it saves. */
function TripType({ round, onChange }: { round: boolean; onChange: (round: boolean) => void }) {
  const t = useBusText()
  return (
    <fieldset className="bus-toggle">
      <legend className="sr-only">{t('tripType')}</legend>
      <label>
        <input type="radio" name="trip" checked={!round} onChange={() => onChange(false)} />
        {t('oneWay')}
      </label>
      <label>
        <input type="radio" name="trip" checked={round} onChange={() => onChange(true)} />
        {t('roundTrip')}
        <span className="badge badge-ok">{t('saveUpTo')}</span>
      </label>
    </fieldset>
  )
}

/** What a search takes. */
const isComplete = (draft: BusSearch): boolean =>
  draft.fromStationId !== null &&
  draft.toStationId !== null &&
  draft.fromStationId !== draft.toStationId &&
  draft.departureDate !== null &&
  (!draft.tripType || (draft.returnDate !== null && draft.returnDate >= draft.departureDate))

export type BusSearchFormProps = {
  initial: BusSearch
  stations: StationList
  days: Days
  onSearch: (search: BusSearch) => void
}

/** From where to where, when and how many; asked for with a press. */
export function BusSearchForm({ initial, stations, days, onSearch }: BusSearchFormProps) {
  const t = useBusText()
  const [draft, setDraft] = useState(initial)
  const change = (some: Partial<BusSearch>): void => setDraft((now) => ({ ...now, ...some }))
  const nameOf = (id: number | null): string =>
    stations.list.find(({ StationID }) => StationID === id)?.StationName ?? ''
  const ends = { fromStationId: draft.toStationId, toStationId: draft.fromStationId }
  // The fields keep what was typed; swapping makes new ones of them.
  const [swaps, setSwaps] = useState(0)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isComplete(draft)) return
    onSearch({
      ...draft,
      fromStationName: nameOf(draft.fromStationId),
      toStationName: nameOf(draft.toStationId),
      returnDate: draft.tripType ? draft.returnDate : null,
    })
  }
  return (
    <form role="search" onSubmit={submit} className="bus-form">
      <div className="bus-form-head">
        <TripType round={draft.tripType} onChange={(tripType) => change({ tripType })} />
        <p className="type-caption text-ink-2">{t('travellers')}</p>
      </div>
      <div className="bus-form-fields" data-round={draft.tripType ? '' : undefined}>
        <StationField
          key={`from-${swaps}`}
          label={t('from')}
          stations={stations}
          chosen={draft.fromStationId}
          other={draft.toStationId}
          onChoose={(fromStationId) => change({ fromStationId })}
        />
        <button
          type="button"
          className="icon-button icon-button-line bus-swap"
          aria-label={t('swap')}
          title={t('swap')}
          onClick={() => (change(ends), setSwaps(swaps + 1))}
        >
          <ArrowLeftRight size={18} aria-hidden />
        </button>
        <StationField
          key={`to-${swaps}`}
          label={t('to')}
          stations={stations}
          chosen={draft.toStationId}
          other={draft.fromStationId}
          onChoose={(toStationId) => change({ toStationId })}
        />
        <DateField
          label={t('departure')}
          name="departure"
          value={draft.departureDate}
          onChange={(departureDate) => {
            const late = draft.returnDate && departureDate && draft.returnDate < departureDate
            change({ departureDate, ...(late && { returnDate: departureDate }) })
          }}
          {...days}
        />
        {draft.tripType && (
          <DateField
            label={t('return')}
            name="return"
            value={draft.returnDate}
            onChange={(returnDate) => change({ returnDate })}
            min={draft.departureDate ?? days.min}
            max={days.max}
          />
        )}
        <PassengersField
          count={draft.passengers}
          onChange={(passengers) => change({ passengers })}
        />
        <Button
          type="submit"
          kind="primary"
          className="bus-search-button"
          disabled={!isComplete(draft)}
        >
          <Search aria-hidden />
          {t('search')}
        </Button>
      </div>
    </form>
  )
}
