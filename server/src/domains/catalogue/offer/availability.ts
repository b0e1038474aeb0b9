/**
 * SQL: whether an offer has so many places free on a day. A scalar subquery on purpose: it is asked
 * row by row while a page is read in order; a join would begin with everything there is on that day.
 */
export const hasPlacesOnSql = (
  kind: 'activity',
  itemId: string,
  day: string,
  seats: string,
  now: string,
): string =>
  `(select ${hasPlacesSql(seats, now)} from stock s
     where s.kind = '${kind}' and s.item_id = ${itemId} and s.day = ${day})`

/**
 * SQL: whether the stock row `s` has so many places free. Catalogue reads stock here and nowhere
 * else, and never writes it. Expiry is true by time: places of an `active` hold that is over are
 * free, though the sweeper hasn't been; they are looked for only where they can matter.
 * `seats` and `now` are placeholders such as `$3`.
 */
const hasPlacesSql = (seats: string, now: string): string => `(not s.closed and (
  s.capacity - s.held - s.sold >= ${seats}
  or (s.held > 0 and s.capacity - s.sold >= ${seats} and ${freePlacesSql(now)} >= ${seats})))`

/** SQL: how many places of the stock row `s` are free at `now`. */
export const freePlacesSql = (now: string): string => `(s.capacity - s.held - s.sold + coalesce((
  select sum(l.quantity)::integer from hold_lines l join holds h on h.id = l.hold_id
   where l.kind = s.kind and l.item_id = s.item_id and l.day = s.day
     and h.state = 'active' and h.expires_at <= ${now}), 0))`

/**
 * SQL: as `freePlacesSql`, and none on a closed day. Looks for ended holds only where something is
 * held, since it is asked of thousands of nights at once.
 */
export const freeNowSql = (now: string): string =>
  `(case when s.closed then 0 when s.held = 0 then s.capacity - s.sold else ${freePlacesSql(now)} end)`
