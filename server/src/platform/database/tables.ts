import { CamelCasePlugin, sql, type RawBuilder, type Selectable } from 'kysely'
import type { Db, Trx } from './connect.ts'
import type { DB } from './schema.d.ts'

/** The tables that a store works with: `db.withTables<Tables<'users' | 'countries'>>()`. */
export type Tables<Name extends keyof DB> = Pick<DB, Name>

/** A table with what its domain knows better than its columns say, such as the shape of JSON. */
export type Table<Name extends keyof DB, Known extends object> = Omit<DB[Name], keyof Known> & Known

/** A table's row as it is read. */
export type Row<Name extends keyof DB, Known extends object = {}> = Selectable<Table<Name, Known>>

type Camel<Text extends string> = Text extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text

/** A table's row as `camelRows` reads it. */
export type CamelRow<Name extends keyof DB, Known extends object = {}> = {
  readonly [Column in keyof Row<Name, Known> & string as Camel<Column>]: Row<Name, Known>[Column]
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

/** The rows of a statement, their columns in camel case; what JSON columns hold stays as it is. */
export const camelRows = async <Row>(db: Db | Trx, statement: RawBuilder<Row>): Promise<Row[]> =>
  (await statement.execute(db.withPlugin(camelCase))).rows

/**
 * All columns of a table, named one by one: a statement that says `*` instead isn't prepared (decision 065). A
 * column that is missing doesn't compile. `of` is what the statement calls the table where it reads others, too.
 */
export const columnsOf = <Name extends keyof DB>(
  all: Record<keyof DB[Name] & string, true>,
  of?: string,
): RawBuilder<unknown> => {
  const names = Object.keys(all).map((name) => `"${name}"`)
  return sql.raw(names.map((name) => (of ? `${of}.${name}` : name)).join(', '))
}
