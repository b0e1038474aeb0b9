import type { BusReservationCard } from '@rihla/contract/bus/bookings'
import { Search } from '../../../ui/brand/icons.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ALL, isFiltered, optionsOf, type BookingFilter } from './booking-filters.ts'
import { useBookingsText } from '../use-bookings-text.ts'

/** What narrows the list, and a way to undo all of it. */
export function FilterBar({
  bookings,
  filter,
  onChange,
}: {
  bookings: readonly BusReservationCard[]
  filter: BookingFilter
  onChange: (filter: BookingFilter) => void
}) {
  const t = useBookingsText()
  const change = (some: Partial<BookingFilter>): void => onChange({ ...filter, ...some })
  return (
    <section className="panel ride-filters" aria-label={t('filters')}>
      <TextField
        label={t('search')}
        type="search"
        name="reference"
        dir="ltr"
        autoCapitalize="characters"
        maxLength={40}
        icon={<Search aria-hidden />}
        value={filter.reference}
        onChange={(reference) => change({ reference })}
      />
      <Select
        label={t('status')}
        value={filter.status}
        onChange={(status) => change({ status })}
        options={[
          { value: '', text: t('anyStatus') },
          ...optionsOf(bookings, (it) => [it.StatusCode, it.ReservationStatus]),
        ]}
      />
      <Select
        label={t('from')}
        value={filter.from}
        onChange={(from) => change({ from })}
        options={[
          { value: '', text: t('anyStation') },
          ...optionsOf(bookings, (it) => [it.FromStation, it.FromStation]),
        ]}
      />
      <Select
        label={t('to')}
        value={filter.to}
        onChange={(to) => change({ to })}
        options={[
          { value: '', text: t('anyStation') },
          ...optionsOf(bookings, (it) => [it.ToStation, it.ToStation]),
        ]}
      />
      <div className="ride-filter-end">
        <Checkbox
          label={t('upcoming')}
          checked={filter.upcoming}
          onChange={(upcoming) => change({ upcoming })}
        />
        <Button
          kind="text"
          size="small"
          disabled={!isFiltered(filter)}
          onClick={() => onChange(ALL)}
        >
          {t('clearAll')}
        </Button>
      </div>
    </section>
  )
}
