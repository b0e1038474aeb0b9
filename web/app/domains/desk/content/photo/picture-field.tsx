import type { PhotoShape } from '@rihla/contract/content/photo-shapes'
import { ADDRESS_MAX } from '@rihla/contract/content/tables'
import { ImagePlus, X } from '../../../../ui/brand/icons.ts'
import { useState } from 'react'
import { Button, IconButton } from '../../../../ui/button/button.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { useDeskText } from '../../use-desk-text.ts'
import { PhotoDialog } from './photo-dialog.tsx'
import type { Placed } from './placed.ts'

/** A picture of a row: a photograph that is uploaded, or an address. */
export function PictureField({
  label,
  shape,
  address,
  hasOther,
  onChange,
  onPlace,
  error,
}: {
  label: string
  shape: PhotoShape
  address: string
  /** There is the same field in another language. */
  hasOther: boolean
  onChange: (address: string) => void
  onPlace: (photo: Placed) => void
  /** What is wrong with the address, in words. */
  error: string | null
}) {
  const t = useDeskText()
  const [open, setOpen] = useState(false)
  return (
    <div className="grid content-start gap-2">
      <TextField
        label={label}
        value={address}
        onChange={onChange}
        hint={t('photoAddress')}
        error={error}
        dir="ltr"
        inputMode="url"
        maxLength={ADDRESS_MAX}
        end={
          address !== '' && (
            <IconButton label={`${t('photoRemove')}: ${label}`} onClick={() => onChange('')}>
              <X aria-hidden />
            </IconButton>
          )
        }
      />
      <div className="flex flex-wrap items-center gap-3">
        {address.startsWith('/images/') && (
          <img className="desk-content-thumb" src={`${address}?w=160`} alt="" />
        )}
        <Button size="small" onClick={() => setOpen(true)}>
          <ImagePlus aria-hidden />
          {t('photoUpload')}
          <span className="sr-only">: {label}</span>
        </Button>
      </div>
      {open && (
        <PhotoDialog
          what={label}
          shape={shape}
          hasOther={hasOther}
          onClose={() => setOpen(false)}
          onPlace={onPlace}
        />
      )}
    </div>
  )
}
