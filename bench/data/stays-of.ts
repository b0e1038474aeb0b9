import { inBulk } from './bulk.ts'
import { filledDatabase } from './filled-database.ts'

/** A database of so many made-up hotels with three rooms each and 365 nights; answers its address. */
export const staysOf = (size: number, adminUrl: string): Promise<string> =>
  filledDatabase(`stays_${size}`, adminUrl, async (client) => {
    await client.query(lists)
    await inBulk(client, ['hotels'], () => client.query(hotels, [size]))
    await client.query(texts)
    await client.query(rooms)
    await inBulk(client, ['room_rates', 'stock'], async () => {
      await client.query(rates)
      await client.query(nights)
    })
  })

const lists = `
  insert into images select 'poster-' || n || '.webp', 1200, 800, 'Poster', 'ملصق',
    'data:image/webp;base64,' || repeat('A', 120), '#186878' from generate_series(1, 158) n;
  insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order)
    select n, 'City ' || n, 'مدينة ' || n, 25, 32, n from generate_series(1, 30) n;`

/** SQL: a number below `n` that looks drawn by lot and is the same every time; `of` are bigints. */
const draw = (n: number, of: string): string => `(hashint8extended(${of}, 0) & 1048575) % ${n}`

const hotels = `
  insert into hotels (code, kind, city_id, name_en, name_ar, cover, stars, rating, raters, reviews_count, score,
      latitude, longitude, instant_confirmation, free_cancellation_days, offer_percent, search_text, search_words)
    select 'stay-' || n, 'hotel', 1 + n % 30, 'Hotel ' || n, 'فندق ' || n, 'poster-' || 1 + n % 158 || '.webp', ${draw(6, 'n')},
      30 + ${draw(20, 'n + 1e6::bigint')}, 100, 100, ${draw(1000, 'n + 2e6::bigint')}, 25, 32, n % 3 > 0,
      case when n % 4 > 0 then n % 7 end, case when n % 5 = 0 then 5 + ${draw(30, 'n + 3e6::bigint')} end,
      'hotel ' || n, array_to_tsvector(array['hotel', n::text])
    from generate_series(1, $1::bigint) n`

const texts = `
  insert into hotel_texts select id, l, '<p>' || repeat('A calm place by the water. ', 20) || '</p>', 'Corniche 1'
    from hotels, unnest(array['en', 'ar']) l`

const rooms = `
  insert into room_types (hotel_id, name_en, name_ar, category_en, category_ar, subtitle_en, subtitle_ar,
      description_en, description_ar, board, max_adults, max_children, max_occupancy, refundable, nightly_capacity,
      min_nights, sort_order)
    select h.id, 'Room ' || k, 'غرفة ' || k, '', '', '', '', '', '', (array['BB', 'HB', 'AI'])[k], 1 + k, k, 2 * k + 1,
      'always', 5, 1 + (h.id + k) % 2, k
    from hotels h, generate_series(1, 3) k where k > 1 or h.id > 0`

/** Three seasons on top of each other, which begin on one of forty days, as the hotel says. */
const rates = `
  insert into room_rates (room_id, priority, first_night, last_night, weekdays, price, single_price, extra_adult)
    select r.id, p, current_date - 70 + (r.hotel_id % 40)::integer + p * 60, current_date + 500, case when p = 2 then '{4,5}' else '{0,1,2,3,4,5,6}' end::smallint[],
      base, base * 3 / 4, base / 3
    from room_types r, generate_series(0, 2) p,
      lateral (select (80000 + ${draw(40, 'r.id')} * 10000 + p * 20000)::integer as base) b`

/** Most nights have rooms left, a tenth has none, and not everywhere the same. */
const nights = `
  insert into stock (kind, item_id, day, capacity, sold)
    select 'room', r.id, current_date + n, 5, case when ${draw(10, 'r.id * 400 + n')} = 0 then 5 else (r.id + n) % 5 end
    from room_types r, generate_series(0, 364) n`
