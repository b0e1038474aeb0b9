import type { Country } from '@rihla/contract/account'
import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { countriesQuery } from '../../account/index.ts'
import type { HotelEntry } from '../entry.ts'
import { readDraft, saveDraft } from '../draft.ts'
import {
  asksCountries,
  faultsOf,
  startOf,
  toPaxes,
  withoutDocuments,
  type Fault,
  type Typed,
} from './guest-form.ts'

const NONE: readonly Country[] = []
const NO_FAULTS: Readonly<Record<string, Fault>> = {}

/**
 * What is typed of the guests and their wishes: kept in this tab letter by letter, through fresh quotes and
 * reloads. Choosing another option resets the guests, as their fields may be others.
 */
export function useGuests(entry: HotelEntry, quote: ExternalBooking) {
  const api = useApi()
  const paxes = quote.PaxRequiredFields
  const list = useQuery({ ...countriesQuery(api), enabled: asksCountries(paxes) })
  const countries = list.data ?? NONE
  const [before] = useState(() => readDraft(entry))
  const [typed, setTyped] = useState<Typed>(before?.typed ?? {})
  const [request, setRequest] = useState(before?.request ?? quote.SpecialRequest)
  const [tried, setTried] = useState(false)
  const shown = startOf(paxes, typed, countries)
  useEffect(() => {
    saveDraft(entry, { typed: withoutDocuments(typed), request })
  }, [entry, typed, request])
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set())
  const faults = tried ? faultsOf(paxes, shown, countries) : NO_FAULTS
  const shownFaults = Object.fromEntries(
    Object.entries(faults).filter(([key]) => !cleared.has(key)),
  )
  /** A fault goes when its field is edited. Several fields may be at the same moment: a phone brings its country. */
  const type = (values: Typed): void => {
    setTyped((typed) => ({ ...startOf(paxes, typed, countries), ...values }))
    const edited = Object.keys(values).map((key) => key.replace(/\.country$/, ''))
    setCleared((cleared) => new Set([...cleared, ...edited]))
  }
  return {
    typed: shown,
    countries: list.data ?? null,
    countriesFailed: list.isError,
    loadCountries: (): void => void list.refetch(),
    request,
    setRequest,
    faults: shownFaults,
    onType: (key: string, value: string): void => type({ [key]: value }),
    /** Several at once, such as of a companion. */
    onFill: type,
    /** Another option: its guests are asked for anew. */
    reset: (): void => {
      setTyped({})
      setTried(false)
    },
    /** What can be sent; null: something is wrong, and says so from now on. */
    check: () => {
      setTried(true)
      setCleared(new Set())
      const wrong = Object.keys(faultsOf(paxes, shown, countries)).length > 0
      return wrong ? null : toPaxes(paxes, shown, countries)
    },
  }
}
