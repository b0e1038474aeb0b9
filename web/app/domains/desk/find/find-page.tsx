import type { About } from '@rihla/contract/desk/fields'
import { FIND_MIN, FOUND_MAX } from '@rihla/contract/desk/limits'
import { useQuery } from '@tanstack/react-query'
import { Search } from '../../../ui/brand/icons.ts'
import { useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { findQuery } from '../queries.ts'
import { AboutReservation } from '../queues/about-reservation.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { LoadProblem } from '../shell/load-problem.tsx'
import { useDeskText } from '../use-desk-text.ts'

function Found({ items }: { items: readonly About[] }) {
  const t = useDeskText()
  if (items.length === 0) return <EmptyBlock title={t('noneFound')} text={t('findNoneText')} />
  return (
    <>
      <p className="sr-only" role="status">
        {t('foundCount', { count: items.length })}
      </p>
      <ul className="desk-rows">
        {items.map((it) => (
          <li key={it.Id} className="desk-row desk-found">
            <AboutReservation it={it} />
          </li>
        ))}
      </ul>
      {items.length === FOUND_MAX && (
        <p className="type-small text-ink-2">{t('foundMost', { count: FOUND_MAX })}</p>
      )}
    </>
  )
}

/** /desk/reservations: whatever a traveller says of their booking finds it; what is typed is the address. */
export function FindPage() {
  const t = useDeskText()
  const [params, setParams] = useSearchParams()
  const typed = params.get('q') ?? ''
  const wanted = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery(findQuery(useApi(), useLanguage(), wanted))
  return (
    <DeskPage title={t('find')} path="/desk/reservations" text={t('findText')}>
      <TextField
        className="max-w-xl"
        label={t('findLabel')}
        type="search"
        maxLength={80}
        icon={<Search aria-hidden />}
        value={typed}
        onChange={(text) =>
          setParams(text ? { q: text } : {}, { replace: true, preventScrollReset: true })
        }
        dir="auto"
      />
      {wanted.length < FIND_MIN ? (
        <p className="type-small text-ink-2">{t('findHint')}</p>
      ) : data ? (
        <Found items={data.Items} />
      ) : error ? (
        <LoadProblem error={error} retry={refetch} />
      ) : (
        <LoadingArea text={t('loading')} className="grid gap-3">
          <Skeleton className="h-20 rounded-image!" />
        </LoadingArea>
      )}
    </DeskPage>
  )
}
