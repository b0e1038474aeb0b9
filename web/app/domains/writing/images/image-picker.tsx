import { CircleAlert, ImagePlus } from '../../../ui/brand/icons.ts'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button/button.tsx'

/** A button that asks for an image file; `busy` says what is being done with the one that was chosen. */
export function ImagePicker({
  label,
  text,
  busy,
  problem,
  hint,
  onPick,
}: {
  /** What the image is for. */
  label: string
  text: string
  busy: string | false
  problem: string | null
  hint: string
  onPick: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <div className="grid justify-items-start gap-1.5">
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file chosen again is another try.
          event.target.value = ''
          if (file) onPick(file)
        }}
      />
      <Button
        busy={busy}
        aria-describedby={id}
        data-problem={problem ? '' : undefined}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden />
        {text}
        <span className="sr-only">: {label}</span>
      </Button>
      <p
        id={id}
        className={problem ? 'field-error' : 'field-hint'}
        role={problem ? 'alert' : undefined}
      >
        {problem && <CircleAlert aria-hidden />}
        {problem ?? hint}
      </p>
    </div>
  )
}
