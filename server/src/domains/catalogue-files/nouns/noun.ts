import type { Field } from './field.ts'

type Row = Readonly<Record<string, unknown>>
/** What must hold of a row whose fields are right by themselves; `what` is said of `field`. */
export type Rule = {
  readonly field: string
  readonly what: string
  readonly holds: (row: Row) => boolean
}
export const rule = <T extends Row>(
  field: string,
  what: string,
  holds: (it: T) => boolean,
  // The schema has been asked before.
): Rule => ({ field, what, holds: (row) => holds(row as T) })

/** A list of the catalogue: what a file of this name holds, and the table that it is written to. */
export type Noun = {
  readonly name: string
  readonly table: string
  /** What tells its rows apart. */
  readonly key: readonly string[]
  readonly fields: Readonly<Record<string, Field>>
  /** Which rows of the table are of this noun, and what their columns are: both as SQL. */
  readonly only?: { readonly where: string; readonly columns: Readonly<Record<string, string>> }
  /** Its rows belong to that of this field: a file replaces all rows of those that it names. */
  readonly partOf?: string
  /** Its rows are known elsewhere by their ids: those that change keep theirs. */
  readonly keepsIds?: true
  /** The table doesn't number its rows itself. */
  readonly numbered?: true
  /** Days before today are left out by exports and refused by imports. */
  readonly day?: string
  /** The order of an export, as SQL; that of the key without one. */
  readonly order?: string
  /** What fields must be together. */
  readonly rules?: readonly Rule[]
}

export const columnOf = (noun: Noun, name: string): string => noun.fields[name]?.column ?? name
