import type { BusStation } from '@rihla/contract/bus/trips'
import { useEffect, useState } from 'react'

type Find = (stations: readonly BusStation[], typed: string) => readonly BusStation[]

/** As typed, without any forgiveness. */
const findAsTyped: Find = (stations, typed) =>
  stations.filter(({ SearchText }) => SearchText.includes(typed.trim().toLowerCase()))

/** Finds stations however they are spelt: what knows how comes after the page, which is alive without it. */
export function useFindStations(): Find {
  const [find, setFind] = useState<Find>(() => findAsTyped)
  useEffect(() => {
    import('./find-stations.ts').then(
      ({ findStations }) => setFind(() => findStations),
      () => undefined,
    )
  }, [])
  return find
}
