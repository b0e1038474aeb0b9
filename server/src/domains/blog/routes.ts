import * as history from '@rihla/contract/blog/history'
import * as managing from '@rihla/contract/blog/managing'
import * as reading from '@rihla/contract/blog/reading'
import * as writing from '@rihla/contract/blog/writing'
import type { Caller } from '../../platform/http/caller.ts'
import type { Mount } from '../../platform/http/mount.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import type { BlogDeps } from './deps.ts'
import { uploadImage } from './images/upload-image.ts'
import { createListedArticles } from './reading/listed-articles.ts'
import { createRememberedCards, type Remembered } from './reading/remembered-cards.ts'
import { createRememberedSections } from './reading/remembered-sections.ts'
import { showArticle, showOffers } from './reading/show-article.ts'
import { listArticles, showHome } from './reading/show-blog.ts'
import { cardsOf, listedArticles, sectionNames } from './reading/store.ts'
import { createArticle } from './writing/create-article.ts'
import { deleteArticle } from './writing/delete-article.ts'
import { listManaged, showEditable } from './writing/manage.ts'
import { previewArticle } from './writing/preview-article.ts'
import { listRevisions, restoreRevision, showRevision } from './writing/restore-revision.ts'
import { setAside, updateArticle } from './writing/update-article.ts'

/** Seconds that the same answer serves all readers; a save clears what is kept in its own process. */
const KEEP = 5

/** Puts the calls of the blog in place: everybody reads, staff alone write. */
export function blogRoutes(mount: Mount, deps: BlogDeps): void {
  const now = (): number => deps.clock.now().getTime()
  const lists = createListedArticles((list) => listedArticles(deps.db, list), now)
  const sections = createRememberedSections(() => sectionNames(deps.db), now)
  const cards = createRememberedCards((ids) => cardsOf(deps.db, ids))
  const remembered = { lists, cards, sections }
  readingRoutes(mount, deps, remembered)
  const changed = (): void => {
    lists.forget()
    sections.forget()
    deps.changed()
  }
  writingRoutes(mount, { ...deps, changed }, remembered)
}

function readingRoutes(mount: Mount, deps: BlogDeps, remembered: Remembered): void {
  const { db } = deps
  const kept = { cacheSeconds: KEEP }
  mount(reading.getBlogHome, (_, caller) => showHome(db, caller.language), kept)
  mount(
    reading.getBlogArticles,
    (input, caller) => listArticles(remembered, input, caller.language),
    kept,
  )
  mount(
    reading.getBlogArticle,
    ({ slug }, caller) => showArticle(db, remembered, slug, caller.language),
    kept,
  )
  mount(reading.getBlogOffers, ({ slug }, caller) => showOffers(deps, slug, caller.language), kept)
}

/** Who writes: the guard of these calls has let staff in alone. */
async function writer<T>(
  caller: Caller,
  work: (userId: number) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const identity = await caller.identity()
  return identity ? work(identity.userId) : refuse('unauthenticated')
}

function writingRoutes(mount: Mount, deps: BlogDeps, remembered: Remembered): void {
  const { db } = deps
  mount(managing.getManagedArticles, (input) => listManaged(db, input))
  mount(managing.getEditableArticle, ({ id }, caller) => showEditable(deps, id, caller.language))
  mount(history.getRevisions, ({ id }) => listRevisions(db, id))
  mount(history.getRevision, (input) => showRevision(db, input))
  mount(history.restoreRevision, (input, caller) =>
    writer(caller, (userId) => restoreRevision(deps, userId, input)),
  )
  mount(writing.previewArticle, (input) => previewArticle(deps, remembered, input))
  mount(writing.priceArticleOffers, async ({ offers }, caller) =>
    offers.length > 0 ? deps.priceOffers(offers, caller.language) : [],
  )
  mount(writing.createArticle, (input, caller) =>
    writer(caller, (userId) => createArticle(deps, userId, input)),
  )
  mount(writing.updateArticle, (input, caller) =>
    writer(caller, (userId) => updateArticle(deps, userId, input)),
  )
  mount(writing.keepRevision, (input, caller) =>
    writer(caller, (userId) => setAside(deps, userId, input)),
  )
  mount(writing.deleteArticle, ({ id }) => deleteArticle(deps, id))
  mount(writing.uploadArticleImage, ({ Image }, caller) =>
    writer(caller, (userId) => uploadImage(deps, userId, Image)),
  )
}
