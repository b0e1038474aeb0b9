import type { BusStation } from '@rihla/contract/bus/trips'
import { describe, expect, it } from 'vitest'
import { findStations } from './find-stations.ts'
import { byRegion, surelyMeant } from './stations.ts'

const station = (
  StationID: number,
  StationName: string,
  RegionName: string | null,
  SearchText: string,
): BusStation => ({
  StationID,
  IsCity: false,
  StationName,
  RegionName,
  SearchText,
  Latitude: null,
  Longitude: null,
  BoardingPoint: null,
})
const stations = [
  station(1, 'Cairo, Ramses', 'Greater Cairo', 'cairo ramses القاهره رمسيس ramsis'),
  station(2, 'Hurghada, El Dahar', 'Red Sea', 'hurghada el dahar الغردقه الدهار ghardaqa'),
  station(3, 'Somewhere', null, 'somewhere مكان'),
  station(4, 'Cairo, Tahrir', 'Greater Cairo', 'cairo tahrir القاهره التحرير'),
]
const names = (typed: string) => findStations(stations, typed).map(({ StationID }) => StationID)

describe('stations', () => {
  it.each([
    ['', [1, 2, 3, 4]],
    ['cairo', [1, 4]],
    ['القاهرة', [1, 4]],
    ['قاهره رمسيس', [1]],
    ['RAMSIS', [1]],
    ['الغَردقة', [2]],
    ['Ghardaqa', [2]],
    ['Hurghada, El Dahar', [2]],
    ['nowhere', []],
    ['hurghda', [2]],
    ['7urghada', [2]],
    ['كايرو', [1, 4]],
    ['cairo ramsees', [1]],
  ])('are found by %j', (typed, ids) => {
    expect(names(typed)).toEqual(ids)
  })

  it('are meant by what can only be one, or is a city with all of its own', () => {
    const city = { ...station(9, 'Cairo, all stations', 'Greater Cairo', 'cairo'), IsCity: true }
    const [ramses, hurghada] = stations
    if (!ramses || !hurghada) throw new Error('no stations')
    expect(surelyMeant([hurghada])).toBe(hurghada)
    expect(surelyMeant([city, ramses])).toBe(city)
    expect(surelyMeant([ramses, hurghada])).toBeNull()
    expect(surelyMeant([])).toBeNull()
  })

  it('stand by region, the nameless one last', () => {
    expect(byRegion(stations).map(({ StationID }) => StationID)).toEqual([1, 4, 2, 3])
  })
})
