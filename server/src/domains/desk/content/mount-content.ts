import { differing, flatRows, standing, type Flat } from '@rihla/contract/content/flat-rows'
import { PHOTO_MAX_BYTES, photoShapes } from '@rihla/contract/content/photo-shapes'
import { orBusy } from '../../../platform/database/or-busy.ts'
import type { Limit } from '../../../platform/http/protection/rate-limits.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import { readEdited, saveEdited, type EditedRows } from '../../content/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'

/** A table and a photograph have names, and no numbers. */
const NOTHING = 0
/** Each costs a fair part of a second of a core. */
const photosPerPerson: Limit = { name: 'desk-photo', points: 200, seconds: 3600 }

/** What the log calls a table: its name, in whatever language it is read. */
const subjectOf = (table: string) => ({ subject: { en: table, ar: table } })

/** What editors write for the public pages: it shows at once. */
export function mountContent(mount: MountDesk, deps: DeskDeps): void {
  const { db, limits, contentChanged, keepPhoto } = deps

  mount('getDeskContent', async ({ Table }) => {
    const { edition, rows } = await readEdited(db, Table)
    return { Table, Edition: edition, Rows: rows as Record<string, Record<string, unknown>[]> }
  })

  mount('saveContent', async (input, staff) => {
    const { Table, Rows } = input.Content
    const asked: EditedRows = Rows
    let before: Flat | null = null
    // The log keeps what is asked to change, and no table whole.
    const about = async () => {
      const flat = flatRows((await readEdited(db, Table)).rows)
      before ??= flat
      return { ...subjectOf(Table), ...standing(flat, differing(before, flatRows(asked))) }
    }
    const deed = deedOf(staff, 'saveContent', { ...input, id: NOTHING }, null)
    return doDeed(deps, deed, about, async () => {
      const saved = await orBusy(() => saveEdited(db, Table, input.Edition, asked))
      if (isRefusal(saved)) return saved
      contentChanged()
      return { State: 'done' as const, Edition: saved.edition }
    })
  })

  mount('uploadContentPhoto', async (input, staff) => {
    const { Image, Shape, Across, Down, AltEn, AltAr } = input
    // Nobody sees it before it is saved in a row, with a reason: that it was uploaded says enough.
    const asked = { ...input, id: NOTHING, Reason: 'photo' }
    const subject = { subject: { en: AltEn, ar: AltAr } }
    return doDeed(
      deps,
      deedOf(staff, 'uploadContentPhoto', asked, null),
      async () => subject,
      async () => {
        if (Image.size > PHOTO_MAX_BYTES) return refuse('photo_too_large')
        const wait = await limits.count(photosPerPerson, String(staff.userId))
        if (wait > 0) return refuse('too_many_requests', { seconds: wait })
        const cut = { shape: photoShapes[Shape], across: Across, down: Down }
        const name = await keepPhoto(Image, cut, { en: AltEn, ar: AltAr })
        if (isRefusal(name)) return name
        return name === null
          ? refuse('photo_format')
          : { State: 'done' as const, Url: `/images/${name}` }
      },
    )
  })
}
