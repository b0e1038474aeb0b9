import type { EditedDestination } from './calls.ts'

/** What a destination says in each language. */
export const saidFields = ['Name', 'Summary', 'Story', 'BestTime', 'GettingThere'] as const
export type SaidField = (typeof saidFields)[number]
type Sides = 'En' | 'Ar'

/** The fields of a destination, each by its place, such as `En.Story`; spellings are one text, a line each. */
export type DestinationFields = Readonly<
  Pick<EditedDestination, 'Image' | 'IsShown'> & {
    /** Null: none is typed. */
    Position: number | null
    Spellings: string
  } & Record<`${Sides}.${SaidField}`, string>
>
export type DestinationField = keyof DestinationFields

/** The fields of a destination as it is sent. */
export const fieldsOf = ({ Spellings, En, Ar, ...its }: EditedDestination): DestinationFields => ({
  ...its,
  Spellings: Spellings.join('\n'),
  'En.Name': En.Name,
  'Ar.Name': Ar.Name,
  'En.Summary': En.Summary,
  'Ar.Summary': Ar.Summary,
  'En.Story': En.Story,
  'Ar.Story': Ar.Story,
  'En.BestTime': En.BestTime,
  'Ar.BestTime': Ar.BestTime,
  'En.GettingThere': En.GettingThere,
  'Ar.GettingThere': Ar.GettingThere,
})

const saidIn = (its: DestinationFields, side: Sides): EditedDestination['En'] => ({
  Name: its[`${side}.Name`],
  Summary: its[`${side}.Summary`],
  Story: its[`${side}.Story`],
  BestTime: its[`${side}.BestTime`],
  GettingThere: its[`${side}.GettingThere`],
})

/** The spellings of a text that has one in each line. */
export const spellingsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** A destination as it is sent, of its fields; without a position it can't be. */
export function destinationOf(its: DestinationFields): EditedDestination {
  const { Image, IsShown, Position } = its
  if (Position === null) throw new Error('A destination without a position')
  return {
    Image: Image?.trim() || null,
    IsShown,
    Position,
    Spellings: spellingsIn(its.Spellings),
    En: saidIn(its, 'En'),
    Ar: saidIn(its, 'Ar'),
  }
}
