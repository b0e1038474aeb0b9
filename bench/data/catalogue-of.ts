import { BOOKABLE_DAYS } from '../../server/src/domains/catalogue/index.ts'
import { inBulk } from './bulk.ts'
import { filledDatabase } from './filled-database.ts'

/** A database of so many made-up offers in 45 cities, a quarter of them day-use; answers its address. */
export const catalogueOf = (size: number, adminUrl: string): Promise<string> =>
  filledDatabase(`bench_${size}`, adminUrl, async (client) => {
    await client.query(lists)
    await inBulk(client, ['activities', 'stock'], async () => {
      await client.query(activities, [size])
      await client.query(stock, [size, daysOf(size)])
    })
    await client.query('update catalogue_version set version = version + 1')
    await client.query(vocabulary)
    await client.query(ofBarePage)
  })

const lists = `
  insert into images
    select 'poster-' || n || '.webp', 1200, 800, 'Poster', 'ملصق',
           'data:image/webp;base64,' || repeat('A', 120), '#186878' from generate_series(1, 158) n;
  insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order)
    select n, 'City ' || n, 'مدينة ' || n, 25, 32, n from generate_series(1, 45) n;
  insert into activity_types (id, name_en, name_ar, sort_order)
    select n, 'Type ' || n, 'نوع ' || n, n from generate_series(1, 15) n where n <> 13;`

/** Spread by a hash: nothing comes in an order that an index or a cache would like. */
const hashed = (seed: number, below: number): string =>
  `(hashint8(n * 10 + ${seed}) & 1073741823) % ${below}`

const names = ['felucca', 'balloon', 'diving', 'safari', 'museum', 'cooking', 'camel', 'sunset']
const name = `initcap((array['${names.join("', '")}'])[1 + ${hashed(3, 8)}]) || ' with guide ' || (${hashed(9, 500)})`

/** As the trigger would, but for the whole set: its own check is in the server's tests. */
const activities = `
  insert into activities (code, type_id, city_id, name_en, name_ar, cover, price, offer_price, effective_price,
    free_cancellation_hours, duration_minutes, rating, reviews_count, score, daily_capacity, search_text, search_words)
  select 'activity-' || n, type, city, name, 'جولة مع مرشد', 'poster-' || (1 + ${hashed(4, 158)}) || '.webp',
    price, offer, coalesce(offer, price), case when n % 5 < 3 then 24 end, 60 + ${hashed(6, 8)} * 30,
    30 + ${hashed(7, 21)}, n % 500, ${hashed(8, 1_000_000)}, 20, text, array_to_tsvector(string_to_array(text, ' '))
  from (
    select *, lower(name) || ' جوله مع مرشد city ' || city || ' مدينه ' || city || ' type ' || type || ' نوع ' || type as text
    from (
      select n, case when n % 4 = 0 then 13 else 1 + ${hashed(1, 12)} end as type, 1 + ${hashed(2, 45)} as city, ${name} as name,
        (1 + ${hashed(5, 200)}) * 5000 as price, case when n % 5 = 0 then 2500 end as offer
      from generate_series(1, $1::bigint) n) made) texted`

const vocabulary = `
  insert into search_vocabulary
    select word from ts_stat('select search_words from activities') where length(word) > 2 on conflict do nothing`

/** What the bare page, our limit, reads its rows in order by. */
const ofBarePage = `
  create index bench_city_by_price on activities (city_id, effective_price, id) where active and type_id <> 13`

const ROWS = 3_000_000

/** So many days from tomorrow on have places: all that can be booked, fewer where that would take minutes. */
export const daysOf = (size: number): number =>
  Math.max(1, Math.min(BOOKABLE_DAYS, Math.floor(ROWS / size)))

/** Day by day, as the nightly job writes them; one in ten is sold out, others are nearly. */
const stock = `
  insert into stock (kind, item_id, day, capacity, sold)
  select 'activity', n, current_date + day, 20,
    case (hashint8(n * 128 + day) & 1073741823) % 10 when 0 then 20 when 1 then 18 when 2 then 17 else 3 end
  from generate_series(1, $2::integer) day, generate_series(1, $1::bigint) n`
