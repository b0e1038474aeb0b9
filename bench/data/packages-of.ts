import { inBulk } from './bulk.ts'
import { filledDatabase } from './filled-database.ts'

/** A database of so many made-up honeymoons and as many trips, half of them in rooms of ours; answers its address. */
export const packagesOf = (size: number, adminUrl: string): Promise<string> =>
  filledDatabase(`packages_${size}`, adminUrl, async (client) => {
    await client.query(lists)
    await client.query(hotels)
    await inBulk(client, ['packages', 'package_cities', 'package_stays', 'stock'], async () => {
      await client.query(packages, [size * 2])
      await client.query(deps)
      await client.query(stays)
      await client.query(departures)
    })
    // What the bare page reads: one index with the order.
    await client.query(
      'create index bare_page on packages (kind, city_id, effective_price, id) where active',
    )
    await client.query('update packages_version set version = version + 1')
  })

const lists = `
  insert into images select 'poster-' || n || '.webp', 1200, 800, 'Poster', 'ملصق',
    'data:image/webp;base64,' || repeat('A', 120), '#186878' from generate_series(1, 158) n;
  insert into destinations (id, name_en, name_ar, latitude, longitude, sort_order)
    select n, 'City ' || n, 'مدينة ' || n, 25, 32, n from generate_series(1, 45) n;
  insert into destination_aliases select n, 'madina ' || n from generate_series(1, 45) n;
  insert into search_vocabulary select unnest(array['felucca', 'balloon', 'diving', 'safari', 'museum',
    'temple', 'camel', 'sunset', 'classic', 'city', 'madina', 'tour']) on conflict do nothing`

/** Two thousand room types, half a year of nights; a tenth of the nights has no room left. */
const hotels = `
  insert into hotels (kind, city_id, name_en, name_ar, cover, stars, latitude, longitude, search_text, search_words)
    select 'hotel', 1 + n % 45, 'Hotel ' || n, 'فندق ' || n, 'poster-' || 1 + n % 158 || '.webp', n % 6, 25, 32, '', ''
    from generate_series(1, 1000) n;
  insert into room_types (hotel_id, name_en, name_ar, category_en, category_ar, subtitle_en, subtitle_ar,
      description_en, description_ar, board, max_adults, max_children, max_occupancy, refundable, nightly_capacity)
    select h.id, 'Room ' || k, 'غرفة ' || k, '', '', '', '', '', '', 'HB', 2, 2, 4, 'always', 9
    from hotels h, generate_series(1, 2) k order by h.id, k;
  insert into hotel_texts select id, l, '<p>' || repeat('A calm place by the water. ', 20) || '</p>', 'Corniche 1'
    from hotels, unnest(array['en', 'ar']) l;
  insert into stock (kind, item_id, day, capacity, sold)
    select 'room', r.id, current_date + n, 9, case when (r.id * 13 + n) % 10 = 0 then 9 else (r.id + n) % 5 end
    from room_types r, generate_series(0, 185) n`

const packages = `
  insert into packages (code, kind, city_id, name_en, name_ar, cover, price, offer_price, effective_price,
      free_cancellation_hours, stars, rating, reviews_count, score, nights, type_en, type_ar, places, weekdays,
      search_text, search_words)
    select 'package-' || n, kind, 1 + (n / 2) * 7 % 45, word || ' tour ' || n, 'رحلة ' || n, 'poster-' || 1 + n % 158 || '.webp',
      price, offer, coalesce(offer, price), case when n % 3 > 0 then 72 end, n * 11 % 6, 30 + n * 7 % 20, 100,
      n * 31 % 1000, 4, case when kind = 'trip' then 'Classic' end, case when kind = 'trip' then 'كلاسيكية' end, 10,
      array[n % 7], 'tour ' || n, array_to_tsvector(array['tour', n::text])
    from generate_series(1, $1::integer) n,
      lateral (select case when n % 2 = 0 then 'honeymoon' else 'trip' end as kind,
        (array['Felucca', 'Balloon', 'Diving', 'Safari', 'Museum', 'Temple', 'Camel', 'Sunset'])[1 + n / 3 % 8] as word,
        (100_000 + (n::bigint * 7919 % 400) * 5000)::integer as price) a,
      lateral (select case when n % 5 = 0 then price * 4 / 5 end as offer) b`

const deps = `
  insert into package_cities select id, 1, city_id from packages;
  insert into package_cities select id, 2, 1 + (city_id + id % 40) % 45 from packages where id % 3 > 0;
  insert into package_texts select id, l, '<p>' || repeat('Days by the river. ', 20) || '</p>', null
    from packages, unnest(array['en', 'ar']) l where id <= 20_000`

const stays = `
  insert into package_stays (package_id, sort_order, nights, board, hotel_id, room_id, city_id, stars, hotel_en, hotel_ar)
    select p.id, k, 2, 'HB', h, case when h is not null then 2 * h - p.id % 2 end, 1, 3,
      case when h is null then 'Camp' end, case when h is null then 'مخيم' end
    from packages p, generate_series(1, 2) k,
      lateral (select case when p.id / 2 % 2 = 0 then 1 + (p.id * 17 + k * 29) % 1000 end as h) x`

/** Each package leaves once a week; a tenth of the departures is sold out. Every fortieth has a price of its own. */
const departures = `
  insert into stock (kind, item_id, day, capacity, sold)
    select 'package', p.id, d::date, 10, case when (p.id + extract(doy from d)::integer) % 10 = 0 then 10 else 3 end
    from packages p, generate_series(current_date, current_date + 120, interval '1 day') d
    where extract(dow from d) = p.weekdays[1];
  insert into package_departures (package_id, day, price)
    select item_id, day, 3_000_000 from stock where kind = 'package' and day - current_date between 30 and 44
      and item_id % 40 = 0`
