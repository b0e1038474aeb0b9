import type { BusStation } from '@rihla/contract/bus/trips'
import { Building2, MapPin } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Combobox, type ComboOption } from '../../../ui/form/combobox.tsx'
import { useBusText } from '../use-bus-text.ts'
import { byRegion, surelyMeant } from './stations.ts'
import { useFindStations } from './use-find-stations.ts'

export type StationList = {
  list: readonly BusStation[]
  state: 'ready' | 'loading' | 'error'
  retry: () => void
}

/** One of the stations, found by typing in either language; `other` is at the other end. */
export function StationField({
  label,
  stations,
  chosen,
  other,
  onChoose,
}: {
  label: string
  stations: StationList
  chosen: number | null
  other: number | null
  onChoose: (id: number | null) => void
}) {
  const t = useBusText()
  const findStations = useFindStations()
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(false)
  const name = stations.list.find(({ StationID }) => StationID === chosen)?.StationName ?? ''
  const found = findStations(stations.list, typed ?? '')
  const options: ComboOption[] = byRegion(found)
    .filter(({ StationID }) => StationID !== other)
    .map(({ StationID, StationName, RegionName, IsCity }) => ({
      key: String(StationID),
      text: StationName,
      group: RegionName ?? t('stationOther'),
      icon: IsCity ? <Building2 aria-hidden /> : <MapPin aria-hidden />,
    }))
  const type = (text: string): void => {
    setTyped(text)
    setLeft(false)
    if (chosen !== null) onChoose(null)
  }
  const leave = (): void => {
    setLeft(true)
    if (chosen !== null || !typed?.trim()) return
    const meant = surelyMeant(found.filter(({ StationID }) => StationID !== other))
    if (!meant) return
    setTyped(null)
    onChoose(meant.StationID)
  }
  const unknown = left && chosen === null && !!typed?.trim() && stations.state === 'ready'
  return (
    <div onBlur={leave} className="min-w-0">
      <Combobox
        label={label}
        placeholder={t('stationPlaceholder')}
        icon={<MapPin aria-hidden />}
        text={typed ?? name}
        onText={type}
        onPick={({ key }) => {
          setTyped(null)
          onChoose(Number(key))
        }}
        options={options}
        state={stations.state}
        loadingText={t('stationsLoading')}
        emptyText={t('stationsNone')}
        errorText={t('stationsFailed')}
        onRetry={stations.retry}
        error={unknown ? t('stationUnknown') : null}
      />
    </div>
  )
}
