import { ARTICLE } from '@rihla/contract/blog/limits'
import { directionOf, type Language } from '@rihla/contract/values/language'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/card/picture.tsx'
import { prose } from '../../../ui/form/prose.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ImagePicker } from '../images/image-picker.tsx'
import { useUpload } from '../images/use-upload.ts'
import { DialogForm } from './dialog-form.tsx'
import { useWritingText } from '../use-writing-text.ts'

export type ChosenImage = { readonly src: string; readonly alt: string }

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Asks for an image in the text and what it shows, in the language of the text. */
export function ImageDialog({
  file,
  language,
  before,
  onDone,
}: {
  /** One that was pasted or dropped. */
  file: File | null
  language: Language
  /** The one that is chosen in the text. */
  before: Record<string, unknown> | null
  onDone: (image: ChosenImage | null) => void
}) {
  const t = useWritingText()
  const id = useId()
  const upload = useUpload('imageTooLarge')
  const [src, setSrc] = useState(textOf(before?.['src']))
  const [alt, setAlt] = useState(textOf(before?.['alt']))
  const [asked, setAsked] = useState(false)
  const send = async (chosen: File): Promise<void> => {
    const image = await upload.send(chosen)
    if (image) setSrc(image.url)
  }
  const sendPasted = useEffectEvent(() => file && void send(file))
  // Once the dialog stands: what was pasted is sent without being asked for again.
  useEffect(() => queueMicrotask(sendPasted), [])
  const { min, max } = ARTICLE.alt
  const { length } = alt.trim()
  const altProblem = length < min ? 'alt_required' : length > max ? 'alt_too_long' : null
  const done = (): void => {
    setAsked(true)
    if (src !== '' && !altProblem && !upload.busy) onDone({ src, alt: alt.trim() })
  }
  return (
    <Dialog
      open
      onClose={() => onDone(null)}
      title={t('imageInText')}
      locked={Boolean(upload.busy)}
      actions={
        <Button kind="teal" type="submit" form={id} disabled={src === ''}>
          {t(before ? 'imageSave' : 'imageInsert')}
        </Button>
      }
    >
      <DialogForm id={id} onSubmit={done}>
        {src !== '' && (
          <div className="writing-picture">
            <Picture key={src} src={src} alt={alt} sizes="430px" />
          </div>
        )}
        <ImagePicker
          label={t('imageInText')}
          text={t(src === '' ? 'chooseImage' : 'changeImage')}
          busy={upload.busy}
          problem={upload.problem}
          hint={t('imageHint')}
          onPick={(chosen) => void send(chosen)}
        />
        <TextField
          label={t('alt')}
          name="image_alt"
          lang={language}
          dir={directionOf(language)}
          autoComplete="off"
          {...prose}
          hint={t('altHint')}
          value={alt}
          error={asked && altProblem ? t(altProblem) : null}
          onChange={setAlt}
        />
      </DialogForm>
    </Dialog>
  )
}
