import type { BusService, BusTimetable } from '@rihla/contract/desk/buses/calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { ChevronLeft } from '../../../ui/brand/icons.ts'
import { EmptyBlock } from '../../../ui/feedback/result-block.tsx'
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

const NO_ROWS: readonly BusService[] = []

/** A line with what can be done with it, and its rows; where none is left, how it gets one. */
function Line({
  it,
  ask,
}: {
  it: BusTimetable
  ask: (about: Asked['about'], row: BusService) => void
}) {
  const t = useDeskText()
  const may = useMay()
  const mayAdd = may('addToTimetable')
  const { Line: line, Services, Today } = it
  return (
    <>
      <div className="desk-item">
        <h2 className="type-h3">
          <bdi>{line.From}</bdi> <Destination name={line.To} />
        </h2>
        {mayAdd && (
          <AddService
            line={line}
            like={Services[0]}
            today={Today}
            classes={it.Classes}
            buses={it.Buses}
          />
        )}
      </div>
      {it.StationOff && (
        <p className="notice notice-warn" role="status">
          {t('busStationOff', { station: it.StationOff })}
        </p>
      )}
      {Services.length > 0 ? (
        <ul className="desk-rows">
          {Services.map((row) => (
            <ServiceRow
              key={row.Id}
              it={row}
              today={Today}
              onChange={() => ask('change', row)}
              onEnd={() => ask('end', row)}
            />
          ))}
        </ul>
      ) : (
        <EmptyBlock title={t('busNoServices')} {...(mayAdd && { text: t('busNoServicesText') })} />
      )}
    </>
  )
}

/**
 * The timetable of a line. A question stands beside the rows: what others save takes rows away, and gives others their
 * days, while somebody types.
 */
export function Timetable({ FromId, ToId }: { FromId: number; ToId: number }) {
  const t = useDeskText()
  const asking = busTimetableQuery(useApi(), useLanguage(), { FromId, ToId })
  const { data, error, refetch } = useQuery(asking)
  const [asked, setAsked] = useState<Asked | null>(null)
  const Question = questions[asked?.about ?? 'change']
  // What was read of it before isn't so any more; what only couldn't be asked for is.
  const gone = error instanceof ApiProblem && error.code === 'timetable_not_found' ? error : null
  return (
    <>
      <Link className="link desk-back" to="/desk/buses">
        <ChevronLeft size={18} className="mirror" aria-hidden />
        {t('busAllLines')}
      </Link>
      {gone ? (
        <EmptyBlock title={gone.message} action={{ text: t('busAllLines'), to: '/desk/buses' }} />
      ) : data ? (
        <Line it={data} ask={(about, row) => setAsked({ about, row, isOpen: true })} />
      ) : (
        <NotThereYet error={error} retry={refetch} />
      )}
      {asked && data && (
        <Question
          key={`${asked.about} ${asked.row.Id} ${asked.row.Edition}`}
          row={asked.row}
          services={gone ? NO_ROWS : data.Services}
          today={data.Today}
          stationOff={data.StationOff}
          isOpen={asked.isOpen}
          onClose={() => setAsked({ ...asked, isOpen: false })}
        />
      )}
    </>
  )
}
