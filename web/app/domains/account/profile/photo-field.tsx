import { Trash2, Upload } from '../../../ui/brand/icons.ts'
import { useEffect, useMemo, useRef } from 'react'
import { Avatar } from '../../../ui/card/avatar.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { IMAGE_TYPES } from '../contract-constants.ts'
import { imageProblem, type Photo } from './profile-rules.ts'

/** The address of a file for as long as it is shown. */
function usePreview(photo: Photo): string | null {
  const address = useMemo(
    () => (photo instanceof File ? URL.createObjectURL(photo) : null),
    [photo],
  )
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
  }, [address])
  return address
}

/** The photo in a circle as it will be shown; chosen, changed or taken away. */
export function PhotoField({
  name,
  image,
  photo,
  onChange,
}: {
  name: string
  image: string | null
  photo: Photo
  onChange: (photo: Photo) => void
}) {
  const t = useAccountText()
  const input = useRef<HTMLInputElement>(null)
  const preview = usePreview(photo)
  const shown = photo === 'same' ? image : preview
  const choose = (file: File | undefined): void => {
    const problem = imageProblem(file)
    if (problem) showToast({ title: t('imageInvalid'), text: t(problem), tone: 'bad' })
    else if (file) onChange(file)
    if (input.current) input.current.value = ''
  }
  return (
    <div className="flex flex-wrap items-center gap-4" role="group" aria-label={t('photo')}>
      <Avatar name={name} image={shown} size={80} />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => input.current?.click()}>
            <Upload aria-hidden />
            {t(shown ? 'photoChange' : 'photoChoose')}
          </Button>
          {shown && (
            <Button
              size="small"
              kind="danger-quiet"
              onClick={() => onChange(image ? 'none' : 'same')}
            >
              <Trash2 aria-hidden />
              {t('photoRemove')}
            </Button>
          )}
        </div>
        <p className="type-caption text-ink-3">{t('photoHint')}</p>
        <input
          ref={input}
          type="file"
          name="photo"
          className="sr-only"
          tabIndex={-1}
          aria-label={t('photo')}
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => choose(event.target.files?.[0])}
        />
      </div>
    </div>
  )
}
