import type { useDeskText } from '../use-desk-text.ts'

type DeskText = ReturnType<typeof useDeskText>

const shared = {
  Image: 'destination-Image',
  IsShown: 'destination-IsShown',
  Position: 'destination-Position',
  Spellings: 'destination-Spellings',
} as const
const said = {
  Name: 'destination-Name',
  Summary: 'destination-Summary',
  Story: 'destination-Story',
  BestTime: 'destination-BestTime',
  GettingThere: 'destination-GettingThere',
} as const
const languages = { En: 'contentIn_en', Ar: 'contentIn_ar' } as const
const isIn = <T extends object>(name: string, of: T): name is Extract<keyof T, string> => name in of

/** What the field at a place is called, such as 'Story, Arabic'; the log's lines name them the same. */
export function destinationFieldText(t: DeskText, place: string): string {
  if (isIn(place, shared)) return t(shared[place])
  const [side = '', field = ''] = place.split('.')
  if (!isIn(side, languages) || !isIn(field, said)) return place
  return t('contentIn', { what: t(said[field]), language: t(languages[side]) })
}
