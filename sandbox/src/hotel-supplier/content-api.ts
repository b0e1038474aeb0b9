import { type Context, Hono } from 'hono'
import type { Hotel } from './inventory/hotel.ts'
import { hotels } from './inventory/index.ts'
import { boards, listedKinds, roomsOf } from './inventory/rooms.ts'
import { descriptionOf, facilities, facilitiesOf, hoursOf } from './inventory/words.ts'
import type { Photos } from './photos.ts'
import { auditData, inTongue, type Tongue } from './wire.ts'
import type { Timers } from '../timers.ts'

const MOST = 1000
const UPDATED = '2026-03-01'

export const tongueOf = (c: Context): Tongue => (c.req.query('language') === 'ARA' ? 'ARA' : 'ENG')

/** The calls by which a merchant copies hotels, rooms, boards and facilities into its own database. */
export function contentApi(photos: Photos, timers: Timers): Hono {
  const api = new Hono()
  const page = <T>(c: Context, name: string, all: readonly T[], show: (one: T) => object) => {
    const from = Math.max(1, Number(c.req.query('from') ?? 1) || 1)
    const to = Math.max(from, Math.min(Number(c.req.query('to') ?? 100) || 100, from + MOST - 1))
    const list = all.slice(from - 1, to).map(show)
    return c.json({
      from,
      to: from + list.length - 1,
      total: all.length,
      auditData: auditData(timers.now()),
      [name]: list,
    })
  }
  const content = (text: readonly [string, string], tongue: Tongue) => ({
    content: inTongue(text, tongue),
    languageCode: tongue,
  })

  api.get('/hotels', (c) => {
    const tongue = tongueOf(c)
    const since = c.req.query('lastUpdateTime') ?? ''
    const listed = since > UPDATED ? [] : hotels
    return page(c, 'hotels', listed, (hotel) => presentContent(hotel, tongue))
  })
  api.get('/types/rooms', (c) =>
    page(c, 'rooms', listedKinds, (kind) => {
      const [type, characteristic] = kind.code.split('.')
      const { code, minPax, maxPax, maxAdults, maxChildren } = kind
      const description = inTongue(kind.name, tongueOf(c))
      return { code, type, characteristic, minPax, maxPax, maxAdults, maxChildren, description }
    }),
  )
  api.get('/types/boards', (c) =>
    page(c, 'boards', boards, ({ code, name }) => ({
      code,
      description: content(name, tongueOf(c)),
    })),
  )
  api.get('/types/facilities', (c) =>
    page(c, 'facilities', facilities, ({ code, group, name }) => ({
      code,
      facilityGroupCode: group,
      facilityTypologyCode: 1,
      description: content(name, tongueOf(c)),
    })),
  )

  function presentContent(hotel: Hotel, tongue: Tongue) {
    const hours = hoursOf(hotel)
    return {
      code: hotel.code,
      name: content(hotel.name, tongue),
      description: content(descriptionOf(hotel), tongue),
      countryCode: 'EG',
      destinationCode: hotel.destination.code,
      zoneCode: 1,
      coordinates: { longitude: hotel.longitude, latitude: hotel.latitude },
      categoryCode: `${hotel.stars}EST`,
      categoryGroupCode: `GRUPO${hotel.stars}`,
      accommodationTypeCode: hotel.style === 'flats' ? 'APTHOTEL' : 'HOTEL',
      address: content(hotel.street, tongue),
      postalCode: '00000',
      city: content(hotel.destination.name, tongue),
      phones: [{ phoneNumber: `+2065${hotel.code}`, phoneType: 'PHONEHOTEL' }],
      rooms: roomsOf(hotel.style).map((room) => ({
        roomCode: room.code,
        isParentRoom: true,
        minPax: room.minPax,
        maxPax: room.maxPax,
        maxAdults: room.maxAdults,
        maxChildren: room.maxChildren,
        minAdults: 1,
        roomType: room.code.slice(0, 3),
        characteristicCode: room.code.slice(4),
      })),
      facilities: [
        ...facilitiesOf(hotel).map(({ code, group }, at) => ({
          facilityCode: code,
          facilityGroupCode: group,
          order: at + 1,
          indYesOrNo: true,
          voucher: false,
        })),
        {
          facilityCode: 260,
          facilityGroupCode: 70,
          order: 1,
          timeFrom: hours.from,
          voucher: false,
        },
        { facilityCode: 390, facilityGroupCode: 70, order: 1, timeTo: hours.until, voucher: false },
      ],
      images: photos.of(hotel).map(({ path, type }, at) => ({
        imageTypeCode: type,
        path,
        order: at + 1,
        visualOrder: at + 1,
      })),
      lastUpdate: UPDATED,
      ranking: (hotel.code * 37) % 100,
    }
  }
  return api
}
