import { languages, type Language } from '@rihla/contract/values/language'
import type { Trx } from '@rihla/server/platform/database/connect'
import { addMissing } from '../add-rows.ts'
import type { Pair } from '../pair.ts'
import { places, type Place } from '../places.ts'
import { placeTexts } from './index.ts'

const inLanguage = ([en, ar]: Pair, language: Language): string => ({ en, ar })[language]

function textsOf({ id, en }: Place, language: Language): object[] {
  const texts = placeTexts[en]
  if (!texts) return []
  const { summary, guide } = texts
  const story = guide?.story.map((it) => `<p>${inLanguage(it, language)}</p>`).join('') ?? ''
  return [
    {
      destination_id: id,
      language,
      summary: inLanguage(summary, language),
      story,
      best_time: guide ? inLanguage(guide.bestTime, language) : null,
      getting_there: guide ? inLanguage(guide.gettingThere, language) : null,
    },
  ]
}

/** Writes what is known about each destination where nothing is written yet. */
export async function writePlaceTexts(trx: Trx): Promise<void> {
  const rows = languages.flatMap((language) => places.flatMap((place) => textsOf(place, language)))
  await addMissing(trx, 'destination_texts', rows, ['destination_id', 'language'])
}
