import type { Selectable } from 'kysely'
import type { DB } from './schema.d.ts'

/** The tables that a store works with: `db.withTables<Tables<'users' | 'countries'>>()`. */
export type Tables<Name extends keyof DB> = Pick<DB, Name>

/** A table with what its domain knows better than its columns say, such as the shape of JSON. */
export type Table<Name extends keyof DB, Known extends object> = Omit<DB[Name], keyof Known> & Known

/** A table's row as it is read. */
export type Row<Name extends keyof DB, Known extends object = {}> = Selectable<Table<Name, Known>>
