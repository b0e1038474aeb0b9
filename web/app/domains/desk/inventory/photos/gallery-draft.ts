import type { Gallery, GalleryPhoto } from '@rihla/contract/desk/offer-photos'

/** What is being edited: over which edition, and the photographs as they are to be. */
export type GalleryDraft = { readonly edition: string; readonly photos: readonly GalleryPhoto[] }

export const draftOf = ({ Edition, Photos }: Gallery): GalleryDraft => ({
  edition: Edition,
  photos: Photos,
})

const urls = (photos: readonly GalleryPhoto[]): string => photos.map(({ Url }) => Url).join()

/** Whether a draft has other photographs, or another order, than what stands there. */
export const isChanged = ({ Photos }: Gallery, { photos }: GalleryDraft): boolean =>
  urls(Photos) !== urls(photos)

/** Which photograph is on an offer's cards: the first, once a changed draft is saved; null: a room's never are. */
export const coverOf = (gallery: Gallery, draft: GalleryDraft): string | null => {
  if (gallery.Of === 'room') return null
  return isChanged(gallery, draft) ? (draft.photos[0]?.Url ?? null) : gallery.Cover
}

/** Whether cards show another photograph than the first: to save them as they are puts it there. */
export const isCoverElse = ({ Of, Cover, Photos: [first] }: Gallery): boolean =>
  Of === 'offer' && first !== undefined && first.Url !== Cover

/** One photograph moved by a place. */
export function moved(draft: GalleryDraft, from: number, by: -1 | 1): GalleryDraft {
  const photos = [...draft.photos]
  photos.splice(from + by, 0, ...photos.splice(from, 1))
  return { ...draft, photos }
}

export const without = (draft: GalleryDraft, at: number): GalleryDraft => ({
  ...draft,
  photos: draft.photos.filter((_, one) => one !== at),
})

/** With one more at the end; the same photograph stands there once. */
export const withPhoto = (draft: GalleryDraft, photo: GalleryPhoto): GalleryDraft => ({
  ...draft,
  photos: [...draft.photos.filter(({ Url }) => Url !== photo.Url), photo],
})
