import { differing, standing, type Flat } from '@rihla/contract/content/flat-rows'
import { fieldsOf } from '@rihla/contract/desk/destinations/fields'
import type { EditedDestination as Wire } from '@rihla/contract/desk/destinations/calls'
import { orBusy } from '../../../platform/database/or-busy.ts'
import { isRefusal, refuse } from '../../../platform/refusal.ts'
import {
  imagePath,
  listEditedDestinations,
  readEditedDestination,
  saveDestination,
  type EditedDestination,
} from '../../catalogue/index.ts'
import { deedOf } from '../audit/deed-of.ts'
import { doDeed } from '../audit/do-deed.ts'
import type { DeskDeps } from '../deps.ts'
import type { MountDesk } from '../mount-desk.ts'

const presentSaid = (it: EditedDestination['en']): Wire['En'] => ({
  Name: it.name,
  Summary: it.summary,
  Story: it.story,
  BestTime: it.bestTime,
  GettingThere: it.gettingThere,
})
const present = (it: EditedDestination): Wire => ({
  Image: it.image && imagePath(it.image),
  IsShown: it.shown,
  Position: it.position,
  Spellings: [...it.spellings],
  En: presentSaid(it.en),
  Ar: presentSaid(it.ar),
})

const saidOf = (it: Wire['En']): EditedDestination['en'] => ({
  name: it.Name,
  summary: it.Summary,
  story: it.Story,
  bestTime: it.BestTime,
  gettingThere: it.GettingThere,
})
const IMAGES = imagePath('')

/** Its fields, each by its place. */
const flat = (it: EditedDestination): Flat => fieldsOf(present(it))

/** Names, spellings, story, photograph and place of destinations, by whoever writes content: they show at once. */
export function mountDestinations(mount: MountDesk, deps: DeskDeps): void {
  const { db, offersChanged } = deps

  mount('getDeskDestinations', async () => ({
    Items: (await listEditedDestinations(db)).map((it) => ({
      Id: it.id,
      NameEn: it.nameEn,
      NameAr: it.nameAr,
      ImageUrl: it.image && imagePath(it.image),
      IsShown: it.shown,
      Written: it.written,
    })),
  }))

  mount('getDeskDestination', async ({ id }) => {
    const it = await readEditedDestination(db, id)
    if (!it) return refuse('destination_not_found')
    return { Id: id, Slug: it.slug, Edition: it.edition, Destination: present(it.destination) }
  })

  mount('saveDestination', async (input, staff) => {
    const { id, Edition, Destination } = input
    const asked: EditedDestination = {
      image: Destination.Image?.slice(IMAGES.length) ?? null,
      shown: Destination.IsShown,
      position: Destination.Position,
      spellings: Destination.Spellings,
      en: saidOf(Destination.En),
      ar: saidOf(Destination.Ar),
    }
    let before: Flat | null = null
    // The log keeps what is asked to change, and no story whole that stays.
    const about = async () => {
      const it = await readEditedDestination(db, id)
      if (!it) return null
      const { en, ar } = it.destination
      const now = flat(it.destination)
      before ??= now
      const places = differing(before, flat(asked))
      return { subject: { en: en.name, ar: ar.name }, ...standing(now, places) }
    }
    return doDeed(deps, deedOf(staff, 'saveDestination', input, null), about, async () => {
      const saved = await orBusy(() => saveDestination(db, id, Edition, asked))
      if (isRefusal(saved)) return saved
      await offersChanged()
      return { State: 'done' as const, Edition: saved.edition }
    })
  })
}
