import type { BusService } from '@rihla/contract/desk/buses/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ChevronLeft } from '../../../ui/brand/icons.ts'
import { NotThereYet } from '../shell/not-there-yet.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { useMay } from '../use-me.ts'
import { AddService } from './add-service.tsx'
import { busTimetableQuery } from './bus-queries.ts'
import { Destination } from './destination.tsx'
import { ChangeService, EndService } from './service-deeds.tsx'
import { ServiceRow } from './service-row.tsx'

const questions = { change: ChangeService, end: EndService } as const

/** A question about a row as it stood then; closed, it keeps what was typed until another one is asked. */
type Asked = {
  readonly about: keyof typeof questions
  readonly row: BusService
  readonly isOpen: boolean
}

/**
 * The timetable of a line. A question stands beside the rows: what others save takes rows away, and gives others their
 * days, while somebody types.
 */
export function Timetable({ FromId, ToId }: { FromId: number; ToId: number }) {
  const t = useDeskText()
  const may = useMay()
  const line = { FromId, ToId }
  const { data, error, refetch } = useQuery(busTimetableQuery(useApi(), useLanguage(), line))
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (about: Asked['about'], row: BusService) => () =>
    setAsked({ about, row, isOpen: true })
  const Question = questions[asked?.about ?? 'change']
  return (
    <>
      <Link className="link desk-back" to="/desk/buses">
        <ChevronLeft size={18} className="mirror" aria-hidden />
        {t('busAllLines')}
      </Link>
      {data ? (
        <>
          <div className="desk-item">
            <h2 className="type-h3">
              <bdi>{data.Line.From}</bdi> <Destination name={data.Line.To} />
            </h2>
            {may('addToTimetable') && (
              <AddService
                line={line}
                like={data.Services[0]}
                today={data.Today}
                openUntil={data.OpenUntil}
                classes={data.Classes}
                buses={data.Buses}
              />
            )}
          </div>
          <ul className="desk-rows">
            {data.Services.map((it) => (
              <ServiceRow
                key={it.Id}
                it={it}
                today={data.Today}
                onChange={ask('change', it)}
                onEnd={ask('end', it)}
              />
            ))}
          </ul>
          {asked && (
            <Question
              key={`${asked.about} ${asked.row.Id} ${asked.row.Edition}`}
              row={asked.row}
              services={data.Services}
              today={data.Today}
              isOpen={asked.isOpen}
              onClose={() => setAsked({ ...asked, isOpen: false })}
            />
          )}
        </>
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
    </>
  )
}
