import type { Language } from '@rihla/contract/values/language'
import { useState } from 'react'
import { Picture } from '../../../ui/card/picture.tsx'
import { prose } from '../../../ui/form/prose.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ImagePicker } from '../images/image-picker.tsx'
import { useUpload, type Uploaded } from '../images/use-upload.ts'
import { useWritingText } from '../use-writing-text.ts'
import { FormPart } from './form-part.tsx'
import type { ArticleForm } from './use-article-form.ts'

const pictures = {
  cover: {
    title: 'cover',
    url: 'cover_image_url',
    en: 'cover_alt',
    ar: 'cover_alt_ar',
    tooLarge: 'coverTooLarge',
  },
  secondary: {
    title: 'secondary',
    url: 'secondary_image_url',
    en: 'secondary_alt',
    ar: 'secondary_alt_ar',
    tooLarge: 'secondaryTooLarge',
  },
} as const
type Which = (typeof pictures)[keyof typeof pictures]

function Alts({ form, which }: { form: ArticleForm; which: Which }) {
  const t = useWritingText()
  const said = (name: Which[Language]) => {
    const key = form.problems[name]
    return key ? t(key) : null
  }
  return (
    <>
      <TextField
        label={t('altEn')}
        name={which.en}
        lang="en"
        dir="ltr"
        autoComplete="off"
        {...prose}
        hint={t('altHint')}
        value={form.draft.fields[which.en]}
        error={said(which.en)}
        onChange={(text) => form.set({ [which.en]: text })}
      />
      <TextField
        label={t('altAr')}
        name={which.ar}
        lang="ar"
        dir="rtl"
        autoComplete="off"
        {...prose}
        hint={t('altHint')}
        value={form.draft.fields[which.ar]}
        error={said(which.ar)}
        onChange={(text) => form.set({ [which.ar]: text })}
      />
    </>
  )
}

function PictureField({ form, which }: { form: ArticleForm; which: Which }) {
  const t = useWritingText()
  const upload = useUpload(which.tooLarge)
  const [uploaded, setUploaded] = useState<Uploaded | null>(null)
  const url = form.draft.fields[which.url]
  const fault = form.problems[which.url]
  const facts = uploaded?.url === url ? uploaded : null
  const pick = async (file: File): Promise<void> => {
    const image = await upload.send(file)
    if (!image) return
    setUploaded(image)
    form.set({ [which.url]: image.url })
  }
  return (
    <div className="grid content-start gap-4">
      <h3 className="type-title">{t(which.title)}</h3>
      {url && (
        <div className="writing-picture">
          <Picture
            src={url}
            alt={form.draft.fields[which.en]}
            placeholder={facts?.placeholder}
            colour={facts?.colour}
            sizes="(min-width: 768px) 420px, 90vw"
          />
        </div>
      )}
      <ImagePicker
        label={t(which.title)}
        text={t(url ? 'changeImage' : 'chooseImage')}
        busy={upload.busy}
        problem={upload.problem ?? (fault ? t(fault) : null)}
        hint={!form.isNew && url && !facts ? t('imageKept') : t('imageHint')}
        onPick={(file) => void pick(file)}
      />
      {url && <Alts form={form} which={which} />}
    </div>
  )
}

/** The two pictures of an article, and what they show. */
export function PicturesPart({ form }: { form: ArticleForm }) {
  const t = useWritingText()
  return (
    <FormPart title={t('pictures')}>
      <div className="writing-pair">
        <PictureField form={form} which={pictures.cover} />
        <PictureField form={form} which={pictures.secondary} />
      </div>
    </FormPart>
  )
}
