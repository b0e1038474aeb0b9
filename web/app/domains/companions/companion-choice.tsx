import type { Companion } from '@rihla/contract/account/companions'
import type { CalendarDate } from '@rihla/contract/values/dates'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../platform/api/use-api.ts'
import { Select } from '../../ui/form/select.tsx'
import { nameOf } from './companion-row.tsx'
import { companionsQuery } from './companions-query.ts'
import { suitsPlace } from './suits-place.ts'
import { useCompanionsText } from './use-companions-text.ts'

type Props = {
  readonly name: string
  /** Of the place: null for an adult, else the years of the child. */
  readonly age: number | null
  readonly arrival: CalendarDate
  readonly onChoose: (it: Companion) => void
}

/** Fills in a guest from those one takes along: whose age the place is for. For who is signed in; nothing without any. */
export default function CompanionChoice({ name, age, arrival, onChoose }: Props) {
  const t = useCompanionsText()
  const api = useApi()
  const { data } = useQuery(companionsQuery(api))
  const able = data?.Companions.filter((it) => suitsPlace(it, age, arrival)) ?? []
  if (able.length === 0) return null
  return (
    <Select
      label={t('fill')}
      className="md:w-[calc(50%-8px)]"
      name={name}
      value=""
      placeholder={t('fillNobody')}
      options={able.map((it) => ({ value: it.Id, text: nameOf(it) }))}
      onChange={(id) => {
        const chosen = able.find(({ Id }) => Id === id)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}
