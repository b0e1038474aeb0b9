import { languages, type Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import { editionOf } from '../../../platform/edition.ts'
import { storyHtml, storyText } from './story-text.ts'

/** What a destination says in a language; '' where nothing is written. */
type Said = {
  readonly name: string
  readonly summary: string
  /** As editors write it (`story-text.ts`). */
  readonly story: string
  readonly bestTime: string
  readonly gettingThere: string
}

/** A destination as editors see it. */
export type EditedDestination = Readonly<Record<Language, Said>> & {
  /** The name of a photograph. */
  readonly image: string | null
  readonly shown: boolean
  readonly position: number
  readonly spellings: readonly string[]
}

/** Its `edition` is another one once anybody, or a file, changed anything of it. */
type Standing = {
  readonly slug: string
  readonly edition: string
  readonly destination: EditedDestination
}

/** Places are some dozens, and read at once: a list that is longer ends here. */
const MOST = 1000

/** Every destination in the order of the public lists. */
export async function listEditedDestinations(db: Db) {
  const { rows } = await sql<{
    id: number
    nameEn: string
    nameAr: string
    image: string | null
    shown: boolean
    written: Language[]
  }>`
    select d.id, d.name_en as "nameEn", d.name_ar as "nameAr", d.image, d.shown,
      array(select t.language::text from destination_texts t where t.destination_id = d.id order by 1) as written
    from destinations d order by d.sort_order, d.id limit ${MOST}`.execute(db)
  return rows
}

type Row = Pick<EditedDestination, 'image' | 'shown' | 'position' | 'spellings'> & {
  readonly slug: string
  readonly names: Readonly<Record<Language, string>>
  readonly texts: Readonly<Partial<Record<Language, Omit<Said, 'name'>>>>
}

/** The same in one spelling and one order, as it will be read again. */
const tidy = (it: EditedDestination): EditedDestination => ({
  image: it.image,
  shown: it.shown,
  position: it.position,
  spellings: [...new Set(it.spellings)].toSorted(),
  en: saidIn(it, 'en'),
  ar: saidIn(it, 'ar'),
})
function saidIn(it: EditedDestination, language: Language): Said {
  const { name, summary, story, bestTime, gettingThere } = it[language]
  return { name, summary, story: storyText(storyHtml(story)), bestTime, gettingThere }
}

const nothing = { summary: '', story: '', bestTime: '', gettingThere: '' }

/** A destination as it stands; undefined: there is none. */
export async function readEditedDestination(
  db: Db | Trx,
  id: number,
): Promise<Standing | undefined> {
  const { rows } = await sql<Row>`
    select d.slug, d.image, d.shown, d.sort_order as position,
      array(select alias from destination_aliases where destination_id = d.id) as spellings,
      json_build_object('en', d.name_en, 'ar', d.name_ar) as names,
      coalesce((select json_object_agg(t.language, json_build_object('summary', t.summary, 'story', t.story,
          'bestTime', coalesce(t.best_time, ''), 'gettingThere', coalesce(t.getting_there, '')))
        from destination_texts t where t.destination_id = d.id), '{}') as texts
    from destinations d where d.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) return
  const said = (language: Language): Said => {
    const texts = row.texts[language] ?? nothing
    return { name: row.names[language], ...texts, story: storyText(texts.story) }
  }
  const destination = tidy({ ...row, en: said('en'), ar: said('ar') })
  return { slug: row.slug, edition: editionOf(destination), destination }
}

async function write(trx: Trx, id: number, it: EditedDestination): Promise<void> {
  await sql`
    update destinations set name_en = ${it.en.name}, name_ar = ${it.ar.name}, image = ${it.image},
      shown = ${it.shown}, sort_order = ${it.position} where id = ${id}`.execute(trx)
  // Spellings that stay aren't written: every offer there would be, too.
  await sql`
    delete from destination_aliases where destination_id = ${id} and alias <> all(${it.spellings}::text[])`.execute(
    trx,
  )
  await sql`
    insert into destination_aliases (destination_id, alias)
    select ${id}, unnest(${it.spellings}::text[]) on conflict do nothing`.execute(trx)
  await sql`delete from destination_texts where destination_id = ${id}`.execute(trx)
  for (const language of languages) {
    const { summary, story, bestTime, gettingThere } = it[language]
    if (summary === '') continue
    await sql`
      insert into destination_texts (destination_id, language, summary, story, best_time, getting_there)
      values (${id}, ${language}, ${summary}, ${storyHtml(story)}, ${bestTime || null}, ${gettingThere || null})`.execute(
      trx,
    )
  }
}

/**
 * Saves a destination over the edition that was being edited. Another one there means that somebody saved
 * meanwhile: that is refused, unless it says the same, as after a save whose answer was lost (K14).
 */
export async function saveDestination(
  db: Db,
  id: number,
  edition: string,
  asked: EditedDestination,
): Promise<Standing | Refusal<'destination_not_found' | 'content_changed' | 'photo_gone'>> {
  const wanted = tidy(asked)
  return db.transaction().execute(async (trx) => {
    await sql`select lock_destination(${id})`.execute(trx)
    const standing = await readEditedDestination(trx, id)
    if (!standing) return refuse('destination_not_found')
    if (standing.edition === editionOf(wanted)) return standing
    if (standing.edition !== edition) return refuse('content_changed')
    if (wanted.image !== null) {
      // It stays from here on: one that nothing shows yet may be forgotten at this moment.
      const { rows } = await sql`
        select from images where name = ${wanted.image} for key share`.execute(trx)
      if (rows.length === 0) return refuse('photo_gone')
    }
    await write(trx, id, wanted)
    return { ...standing, edition: editionOf(wanted), destination: wanted }
  })
}
