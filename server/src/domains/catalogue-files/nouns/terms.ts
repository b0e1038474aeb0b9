import { as, choice, code, date, maybe, money, whole, yesNo, type Field } from './field.ts'
import { rule, type Noun } from './noun.ts'

/** What can be named by kind and code, and the files that it may stand in. */
const OFFERS = `(select id, code, case when type_id = 13 then 'day_use' else 'activity' end as kind from activities
  union all select id, code, kind from hotels union all select id, code, kind from packages
  union all select id, code, 'room' from room_types)`
const fileOfKind = `case s.fields->>'kind' when 'activity' then 'activities' when 'day_use' then 'day-uses'
  else (s.fields->>'kind') || 's' end`
const ofKind = (kind: string): string => `${OFFERS} r where r.kind = ${kind}`

/** An offer of the row's own kind. */
const offer: Field = {
  ...code,
  column: 'offer_id',
  reference: {
    table: OFFERS,
    code: 'code',
    id: 'id',
    also: `r.kind = s.fields->>'kind'`,
    staged: `o.noun = ${fileOfKind}`,
  },
  into: (name) =>
    `(select r.id from ${ofKind(`s.fields->>'kind'`)} and r.code = s.fields->>'${name}')`,
  from: (own) => `(select r.code from ${ofKind('t.kind')} and r.id = ${own})`,
}

const oneOfBoth = rule(
  'percent',
  'either percent or amount must be given',
  (it: { percent?: number | null; amount?: number | null }) =>
    (it.percent ?? null) === null ? (it.amount ?? null) !== null : (it.amount ?? null) === null,
)

/** What is paid first: by kind, and by offer where one has terms of its own. */
export const depositNoun: Noun = {
  name: 'deposit-terms',
  table: 'deposit_terms',
  key: ['kind', 'offer'],
  rules: [oneOfBoth],
  fields: {
    kind: choice('activity', 'day_use', 'hotel', 'cruise', 'honeymoon', 'trip', 'partner_hotel'),
    offer: maybe(offer),
    active: yesNo('true'),
    percent: maybe(whole(5, 90, 'smallint')),
    amount: maybe({
      ...money(1),
      into: (name) => `((s.fields->>'${name}')::numeric * 100)::bigint`,
    }),
    balance_days: whole(1, 90, 'smallint'),
    unpaid: choice('terms', 'kept'),
  },
}

const DAY_MS = 86_400_000
const MOST_DAYS = 1000
const short = rule(
  'last',
  `must not be before first, nor ${MOST_DAYS} days after it`,
  (it: { first: string; last: string }) => {
    const days = (Date.parse(it.last) - Date.parse(it.first)) / DAY_MS
    return days >= 0 && days < MOST_DAYS
  },
)

/** How many places there are, by ranges of days; it is written through the inventory. */
export const allotmentNoun: Noun = {
  name: 'allotments',
  table: 'stock',
  key: ['kind', 'offer', 'first'],
  rules: [short],
  day: 'last',
  fields: {
    kind: choice('activity', 'day_use', 'room', 'honeymoon', 'trip'),
    offer: as('item_id', offer),
    first: date,
    last: date,
    places: whole(0, 100_000),
    closed: yesNo('false'),
  },
}
