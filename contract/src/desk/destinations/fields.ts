import type { EditedDestination } from './calls.ts'

/** What a destination says in each language. */
export const saidFields = ['Name', 'Summary', 'Story', 'BestTime', 'GettingThere'] as const
export type SaidField = (typeof saidFields)[number]
type Sides = 'En' | 'Ar'

/** The fields of a destination, each by its place, such as `En.Story`; spellings are one text, a line each. */
export type DestinationFields = Readonly<
  Pick<EditedDestination, 'Image' | 'IsShown' | 'Position'> & { Spellings: string } & Record<
      `${Sides}.${SaidField}`,
      string
    >
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

/** A destination as it is sent, of its fields. */
export const destinationOf = (its: DestinationFields): EditedDestination => ({
  Image: its.Image,
  IsShown: its.IsShown,
  Position: its.Position,
  Spellings: its.Spellings.split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
  En: saidIn(its, 'En'),
  Ar: saidIn(its, 'Ar'),
})
