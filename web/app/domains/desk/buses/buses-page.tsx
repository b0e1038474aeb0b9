import type { BusLine } from '@rihla/contract/desk/buses/calls'
import { findNames, named } from '@rihla/contract/names/find-names'
import { useQuery } from '@tanstack/react-query'
import { Search } from '../../../ui/brand/icons.ts'
import { useId, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DeskPage } from '../shell/desk-page.tsx'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { busLinesQuery } from './bus-queries.ts'
import { Destination } from './destination.tsx'
import { Timetable } from './timetable.tsx'

/** The lines from a station. */
function LinesFrom({ lines }: { lines: readonly BusLine[] }) {
  const t = useDeskText()
  const id = useId()
  return (
    <section className="desk-row desk-lines-from" aria-labelledby={id}>
      <h2 id={id} className="type-title">
        <bdi>{lines[0]?.From}</bdi>
      </h2>
      <ul className="desk-lines">
        {lines.map((it) => (
          <li key={it.ToId}>
            <Link className="desk-line-link" to={`?from=${it.FromId}&to=${it.ToId}`}>
              <Destination name={it.To} />
              <span className="type-caption text-ink-2">
                {t('busLineServices', { count: it.Services })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Every line, and those of them with a station that is meant by what is typed. */
function Lines() {
  const t = useDeskText()
  const [text, setText] = useState('')
  const { data, error, refetch } = useQuery(busLinesQuery(useApi(), useLanguage()))
  if (!data) return <NotThereYet error={error} retry={refetch} />
  const found = findNames(data.Items, text, ({ SearchText }) => named(SearchText))
  return (
    <>
      <TextField
        className="max-w-xl"
        label={t('busFindLine')}
        hint={t('busFindHint')}
        icon={<Search aria-hidden />}
        type="search"
        maxLength={80}
        value={text}
        onChange={setText}
      />
      {found.length > 0 ? (
        <div className="desk-rows">
          {[...groupBy(found, ({ FromId }) => FromId)].map(([from, lines]) => (
            <LinesFrom key={from} lines={lines} />
          ))}
        </div>
      ) : (
        <EmptyBlock title={t('busNoLines')} text={t('busNoLinesText')} />
      )}
    </>
  )
}

const idOf = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/** /desk/buses: the lines of our own buses, and of one its timetable. */
export function BusesPage() {
  const t = useDeskText()
  const [params] = useSearchParams()
  const [from, to] = [idOf(params.get('from')), idOf(params.get('to'))]
  return (
    <DeskPage title={t('buses')} path="/desk/buses" text={t('busesText')}>
      {from && to ? <Timetable key={`${from} ${to}`} FromId={from} ToId={to} /> : <Lines />}
    </DeskPage>
  )
}
