import type { OutputOf } from '@rihla/contract/endpoint'
import type { deskCalls } from '@rihla/contract/desk/calls'
import { Search } from '../../../ui/brand/icons.ts'
import { DateField } from '../../../ui/calendar/date-field.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { deedNames, isDeed } from '../deeds/deed-names.ts'
import { useDeskText } from '../use-desk-text.ts'
import type { AuditFilter } from './use-audit-filter.ts'

type People = OutputOf<(typeof deskCalls)['getAudit']>['Staff']

/** By what the log is searched. */
export function AuditFilters({
  people,
  filter: [filter, change],
}: {
  people: People
  filter: AuditFilter
}) {
  const t = useDeskText()
  return (
    <search className="desk-filters">
      <Select
        label={t('who')}
        value={filter.who}
        onChange={(who) => change({ who })}
        options={[
          { value: '', text: t('everybody') },
          ...people.map(({ Id, Name }) => ({
            value: String(Id),
            text: Name ?? t('goneStaff', { id: Id }),
          })),
        ]}
      />
      <Select
        label={t('whatDeed')}
        value={filter.what}
        onChange={(what) => change({ what })}
        options={[
          { value: '', text: t('everything') },
          ...Object.keys(deedNames)
            .filter(isDeed)
            .map((value) => ({ value, text: t(deedNames[value]) })),
        ]}
      />
      <TextField
        className="desk-filter-wide"
        label={t('wholeReference')}
        type="search"
        dir="ltr"
        maxLength={40}
        icon={<Search aria-hidden />}
        value={filter.ref}
        onChange={(ref) => change({ ref })}
      />
      <DateField
        label={t('from')}
        value={filter.from || null}
        onChange={(from) => change({ from: from ?? '' })}
      />
      <DateField
        label={t('to')}
        value={filter.to || null}
        onChange={(to) => change({ to: to ?? '' })}
      />
    </search>
  )
}
