import { api } from '@rihla/contract'

type Schema = { readonly _zod: { readonly def: Definition } }
type Definition = {
  readonly type: string
  readonly shape?: Readonly<Record<string, Schema>>
  readonly innerType?: Schema
  readonly element?: Schema
  readonly options?: readonly Schema[]
  readonly in?: Schema
  readonly out?: Schema
}

/** Id, TripID, user_id, reservationId, Filters.CityId, and a booking's reference. */
const NAMES_A_THING = /(^id|^Id|ID|Id|_id|\bReference)$/

/** The fields of an input that name a thing, at any depth. */
export function idsOf({ _zod: { def } }: Schema): string[] {
  const inner = [def.innerType, def.element, def.in, def.out, ...(def.options ?? [])]
  const found = inner.flatMap((schema) => (schema ? idsOf(schema) : []))
  for (const [name, schema] of Object.entries(def.shape ?? {}))
    found.push(...(NAMES_A_THING.test(name) ? [name] : []), ...idsOf(schema))
  return [...new Set(found)]
}

export type CallName = keyof typeof api

/** Every call of the contract that takes an id. */
export const callsWithIds = (Object.keys(api) as CallName[]).filter(
  (name) => idsOf(api[name].input).length > 0,
)
