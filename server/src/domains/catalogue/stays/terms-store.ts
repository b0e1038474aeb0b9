import { sql, type RawBuilder } from 'kysely'
import { named, type Db, type Trx } from '../../../platform/database/connect.ts'
import { NOT_SET, siteDatesSql, type SiteDates } from '../site/site-dates.ts'
import {
  freeNightsSql,
  toFreeNights,
  type FreeNights,
  type FreeRooms,
  type NightRange,
} from './nights-store.ts'
import type { RoomTerms } from './price/party.ts'
import type { ChildBand } from '../party/child-terms.ts'
import {
  cancellationStepsSql,
  saleEndSql,
  sailingsSql,
  type MealPlan,
  type Rate,
  type Sailing,
  type Stay,
  type StayKind,
  type StayRoom,
} from './stay.ts'
import type { StayTaxes } from './price/taxes.ts'

type RoomJson = Omit<StayRoom, 'name' | 'category' | 'terms'> &
  RoomTerms & { name_en: string; name_ar: string; category_en: string; category_ar: string } & {
    rates: Rate[]
    mealPlans: MealPlan[]
    free: FreeNights | null
  }

type Row = {
  id: number
  kind: StayKind
  name_en: string
  name_ar: string
  city_en: string
  city_ar: string
  address: Stay['address']
  latitude: number
  longitude: number
  cover: string | null
  stars: number
  free_cancellation_days: number | null
  cancellation_steps: Stay['cancellationSteps']
  check_in_from: string
  check_out_until: string
  sale_end: Stay['saleEnd']
  site_dates: SiteDates | null
  offer_percent: number | null
  offer_name_en: string | null
  offer_name_ar: string | null
  offer_expires_at: Date | null
  child_bands: ChildBand[]
  taxes: StayTaxes
  sailings: Sailing[]
  rooms: RoomJson[]
}

const toRoom = (json: RoomJson): StayRoom => {
  const { name_en, name_ar, category_en, category_ar, free: _, ...room } = json
  const { baseAdults, maxAdults, maxChildren, maxOccupancy, ...rest } = room
  return {
    ...rest,
    name: { en: name_en, ar: name_ar },
    category: { en: category_en, ar: category_ar },
    terms: { baseAdults, maxAdults, maxChildren, maxOccupancy },
  }
}

const toStay = (row: Row): Stay => ({
  id: row.id,
  kind: row.kind,
  name: { en: row.name_en, ar: row.name_ar },
  city: { en: row.city_en, ar: row.city_ar },
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  cover: row.cover,
  stars: row.stars,
  freeCancellationDays: row.free_cancellation_days,
  cancellationSteps: row.cancellation_steps,
  checkInFrom: row.check_in_from,
  checkOutUntil: row.check_out_until,
  saleEnd: row.sale_end,
  siteDates: row.site_dates ?? NOT_SET,
  offer:
    row.offer_percent === null
      ? null
      : {
          percent: row.offer_percent,
          name:
            row.offer_name_en !== null && row.offer_name_ar !== null
              ? { en: row.offer_name_en, ar: row.offer_name_ar }
              : null,
          expiresAt: row.offer_expires_at,
        },
  childBands: row.child_bands,
  taxes: row.taxes,
  sailings: row.sailings,
  rooms: row.rooms.map(toRoom),
})

/** Which stay to read: this hotel, or the one a room belongs to. */
export type StayWanted = { readonly hotelId: number } | { readonly roomId: number }

/**
 * A hotel or ship on sale with everything that prices its rooms in a range of nights, in one statement: rooms on
 * sale in the editor's order, rates highest priority first; undefined when it isn't on sale.
 */
export async function loadStay(
  db: Db | Trx,
  wanted: StayWanted,
  range: NightRange,
): Promise<Stay | undefined> {
  const row = await readStay(db, wanted, range)
  return row && toStay(row)
}

/** As `loadStay`, with the rooms of each type that are free at `now` on every night of the range. */
export async function loadStayAndFree(
  db: Db,
  hotelId: number,
  range: NightRange,
  now: Date,
): Promise<{ stay: Stay; free: FreeRooms } | undefined> {
  const row = await readStay(db, { hotelId }, range, freeNightsSql(range, now))
  const rooms = row?.rooms.map(({ id, free }) => [id, toFreeNights(free, range)] as const)
  return row && { stay: toStay(row), free: new Map(rooms) }
}

async function readStay(
  db: Db | Trx,
  wanted: StayWanted,
  { first, last }: NightRange,
  free?: RawBuilder<unknown>,
): Promise<Row | undefined> {
  const which =
    'roomId' in wanted
      ? sql`h.id = (select r.hotel_id from room_types r where r.id = ${wanted.roomId} and r.active)`
      : sql`h.id = ${wanted.hotelId}`
  const name = 'roomId' in wanted ? 'stay-of-room' : free ? 'stay-and-free' : 'stay-of-hotel'
  const { rows } = await sql<Row>`${named(name)}
    select h.id, h.kind, h.name_en, h.name_ar, d.name_en as city_en, d.name_ar as city_ar, h.latitude, h.longitude, h.cover,
      (select json_object_agg(t.language, t.address) from hotel_texts t where t.hotel_id = h.id) as address,
      h.stars, h.free_cancellation_days, to_char(h.check_in_from, 'HH24:MI') as check_in_from,
      to_char(h.check_out_until, 'HH24:MI') as check_out_until, ${sql.raw(saleEndSql)} as sale_end,
      ${sql.raw(siteDatesSql('stays'))} as site_dates,
      ${sql.raw(cancellationStepsSql)} as cancellation_steps, h.offer_percent, h.offer_name_en,
      h.offer_name_ar, h.offer_expires_at, h.child_bands,
      (select json_build_object('service', t.service, 'city', t.city, 'vat', t.vat) from stay_taxes t
        where t.valid_from <= ${first}::date order by t.valid_from desc limit 1) as taxes,
      ${sql.raw(sailingsSql)} as sailings,
      coalesce((select json_agg(json_build_object(
          'id', r.id, 'name_en', r.name_en, 'name_ar', r.name_ar, 'category_en', r.category_en,
          'category_ar', r.category_ar, 'board', r.board, 'baseAdults', r.base_adults,
          'maxAdults', r.max_adults, 'maxChildren', r.max_children, 'maxOccupancy', r.max_occupancy,
          'refundable', r.refundable, 'refundablePercent', r.refundable_percent, 'minNights', r.min_nights, 'free', ${free ?? sql`null`},
          'image', (select i.image from room_images i where i.room_id = r.id order by i.sort_order limit 1),
          'rates', coalesce((select json_agg(json_build_object('priority', p.priority,
              'firstNight', p.first_night, 'lastNight', p.last_night, 'weekdays', p.weekdays, 'price', p.price,
              'singlePrice', p.single_price, 'extraAdult', p.extra_adult, 'minNights', p.min_nights) order by p.priority desc)
            from room_rates p
            where p.room_id = r.id and p.first_night <= ${last}::date and p.last_night >= ${first}::date), '[]'),
          'mealPlans', coalesce((select json_agg(json_build_object('id', m.id, 'board', m.board,
              'supplement', m.supplement) order by m.supplement, m.id)
            from meal_plans m where m.room_id = r.id), '[]')
        ) order by r.sort_order, r.id)
        from room_types r where r.hotel_id = h.id and r.active), '[]') as rooms
    from hotels h join destinations d on d.id = h.city_id
    where h.active and ${which}`.execute(db)
  return rows[0]
}
