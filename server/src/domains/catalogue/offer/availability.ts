/**
 * SQL: how many places of the stock row `s` are free at `now`, a placeholder such as `$3`. Catalogue
 * reads stock and never writes it. Expiry is true by time: places of an `active` hold that is over are
 * free, though the sweeper hasn't been.
 */
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
