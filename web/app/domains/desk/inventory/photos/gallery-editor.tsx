import { GALLERY_MAX } from '@rihla/contract/desk/limits'
import type { Gallery, GalleryPhoto } from '@rihla/contract/desk/offer-photos'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, ArrowRight, ImagePlus, Save, Trash2 } from '../../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../../platform/api/use-api.ts'
import { useLanguage } from '../../../../platform/locale/use-text.tsx'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { Badge } from '../../../../ui/card/badge.tsx'
import { PhotoDialog } from '../../content/photo/photo-dialog.tsx'
import { DeedButton } from '../../deeds/deed-button.tsx'
import { offerPhotosQuery } from '../inventory-queries.ts'
import { useDeskText } from '../../use-desk-text.ts'
import { keyOf, type Which } from '../use-inventory-address.ts'
import {
  coverOf,
  draftOf,
  isChanged,
  isCoverElse,
  moved,
  without,
  withPhoto,
  type GalleryDraft,
} from './gallery-draft.ts'

function Photo({
  photo,
  badge,
  at,
  of,
  onMove,
  onRemove,
}: {
  photo: GalleryPhoto
  badge: string | null
  at: number
  of: number
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}) {
  const t = useDeskText()
  const language = useLanguage()
  const alt = { en: photo.AltEn, ar: photo.AltAr }[language]
  return (
    <li className="desk-photo">
      <img src={`${photo.Url}?w=320`} alt={alt} loading="lazy" />
      <div className="flex flex-wrap items-center justify-between gap-1">
        {badge ? <Badge tone="info">{badge}</Badge> : <span />}
        <span className="flex">
          <IconButton
            label={t('photoEarlier', { what: alt })}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          >
            <ArrowLeft className="mirror" aria-hidden />
          </IconButton>
          <IconButton
            label={t('photoLater', { what: alt })}
            disabled={at === of - 1}
            onClick={() => onMove(1)}
          >
            <ArrowRight className="mirror" aria-hidden />
          </IconButton>
          <IconButton label={t('photoOut', { what: alt })} onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </div>
    </li>
  )
}

/** Somebody saved while these were being arranged: which of both goes on is chosen, and nothing is lost. */
function Clash({
  theirs,
  onMine,
  onTheirs,
}: {
  theirs: Gallery
  onMine: () => void
  onTheirs: () => void
}) {
  const t = useDeskText()
  return (
    <div role="alert" className="grid gap-3">
      <div className="desk-warning">
        <div>
          <p className="font-semibold">{t('contentClash')}</p>
          <p>{t('offerPhotosNow')}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-2">
        {theirs.Photos.map(({ Url }) => (
          <img key={Url} className="desk-content-thumb" src={`${Url}?w=160`} alt="" />
        ))}
      </p>
      <div className="desk-deeds">
        <Button size="small" kind="teal" onClick={onMine}>
          {t('offerPhotosMine')}
        </Button>
        <Button size="small" onClick={onTheirs}>
          {t('contentClashTheirs')}
        </Button>
      </div>
    </div>
  )
}

/** The photographs of an offer or a room: arranged, added, taken out, and saved with a reason. */
export function GalleryEditor({ which, gallery }: { which: Which; gallery: Gallery }) {
  const t = useDeskText()
  const api = useApi()
  const client = useQueryClient()
  const language = useLanguage()
  const [edited, setEdited] = useState<GalleryDraft | null>(null)
  const [isAdding, setAdding] = useState(false)
  const draft = edited ?? draftOf(gallery)
  const { photos } = draft
  const changed = isChanged(gallery, draft)
  const clash = changed && draft.edition !== gallery.Edition
  const cover = coverOf(gallery, draft)
  const isElse = !changed && isCoverElse(gallery)
  return (
    <div className="desk-row grid grid-cols-1 gap-4">
      <h3 className="type-title">
        <bdi>{gallery.Name}</bdi>
      </h3>
      {clash && (
        <Clash
          theirs={gallery}
          onMine={() => setEdited({ ...draft, edition: gallery.Edition })}
          onTheirs={() => setEdited(null)}
        />
      )}
      {photos.length === 0 ? (
        <p className="type-small text-ink-2">{t('offerPhotosNone')}</p>
      ) : (
        <ol className="desk-photos">
          {photos.map((photo, at) => (
            <Photo
              key={photo.Url}
              {...{ photo, at }}
              of={photos.length}
              badge={photo.Url === cover ? t('offerPhotosCover') : null}
              onMove={(by) => setEdited(moved(draft, at, by))}
              onRemove={() => setEdited(without(draft, at))}
            />
          ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="small"
          disabled={photos.length >= GALLERY_MAX}
          onClick={() => setAdding(true)}
        >
          <ImagePlus aria-hidden />
          {t('photoUpload')}
        </Button>
        <Button size="small" disabled={!changed} onClick={() => setEdited(null)}>
          {t('contentUndo')}
        </Button>
        <DeedButton
          about={`${keyOf(which)} ${gallery.Of}`}
          kind="teal"
          icon={<Save aria-hidden />}
          text={t('offerPhotosSave')}
          title={t('contentSaveOf', { what: gallery.Name })}
          note={t('contentSaveNote')}
          disabled={(!changed && !isElse) || clash}
          run={async (deed) => {
            const Photos = photos.map(({ Url }) => Url)
            const { Edition } = await api.call('setOfferPhotos', {
              ...which,
              ...deed,
              Of: gallery.Of,
              Edition: draft.edition,
              Photos,
            })
            // They are saved, also where they can't be read again just now.
            const { queryKey } = offerPhotosQuery(api, language, which)
            const Cover = gallery.Of === 'offer' ? (photos[0]?.Url ?? null) : null
            const saved = { ...gallery, Edition, Photos: [...photos], Cover }
            client.setQueryData(queryKey, (before) => ({
              Galleries: (before?.Galleries ?? []).map((it) => (it.Of === gallery.Of ? saved : it)),
            }))
            setEdited(null)
            return t('offerPhotosSaved')
          }}
        />
        <p className="type-small text-ink-2" role="status">
          {changed ? t('contentUnsaved') : isElse && t('offerPhotosCoverElse')}
        </p>
      </div>
      {isAdding && (
        <PhotoDialog
          what={gallery.Name}
          shape="landscape"
          hasOther={false}
          onClose={() => setAdding(false)}
          onPlace={({ url, alt }) =>
            setEdited(
              withPhoto(draft, { Url: url, AltEn: alt['en'] ?? '', AltAr: alt['ar'] ?? '' }),
            )
          }
        />
      )}
    </div>
  )
}
