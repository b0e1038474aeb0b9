import { CircleX, Pencil, X } from '../../../ui/brand/icons.ts'
import { lazy, type ReactNode, Suspense, useState, useTransition } from 'react'
import { Button, IconButton } from '../../../ui/button/button.tsx'
import { useFocusAfterSwap } from '../../../ui/navigation/use-focus-after-swap.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

const Sheet = lazy(() =>
  import('../../../ui/overlay/dialog.tsx').then((m) => ({ default: m.Sheet })),
)

type FrameProps = {
  /** The title of the editor. */
  change: string
  renderEditor: (close: () => void) => ReactNode
  children: (edit: () => void) => ReactNode
}

/**
 * The booking card: what is about to be booked, or the editor in its place, once that is loaded: who presses Tab
 * at once must not go past fields that aren't there yet.
 */
export function CardFrame({
  yours,
  change,
  loading,
  renderEditor,
  children,
}: FrameProps & {
  /** What the card is called. */
  yours: string
  loading?: boolean
}) {
  const t = useCatalogueText()
  const [editing, setEditing] = useState(false)
  const [opening, startOpening] = useTransition()
  const close = (): void => setEditing(false)
  const part = {
    ref: useFocusAfterSwap(editing),
    tabIndex: -1,
    className: 'booking-card outline-none',
  }
  if (!editing)
    return (
      <section
        {...part}
        aria-label={yours}
        aria-busy={loading || opening}
        data-opening={opening || undefined}
      >
        {children(() => startOpening(() => setEditing(true)))}
      </section>
    )
  return (
    <section {...part} aria-label={change}>
      <div className="flex items-center justify-between">
        <h2 className="type-title">{change}</h2>
        <IconButton label={t('cancel')} className="-me-2" onClick={close}>
          <X size={20} />
        </IconButton>
      </div>
      {renderEditor(close)}
    </section>
  )
}

/** Why booking failed, where it was pressed. */
export const BookingFailure = ({ text }: { text: string | null }) =>
  text && (
    <p className="notice notice-bad booking-failure" role="alert">
      <CircleX aria-hidden />
      {text}
    </p>
  )

/** The booking card on phones: a bar at the bottom, and a sheet to edit in. */
export function BarFrame({
  change,
  renderEditor,
  button,
  failure,
  children,
}: FrameProps & { button: ReactNode; failure: string | null }) {
  const [editing, setEditing] = useState(false)
  const close = (): void => setEditing(false)
  return (
    <div className="booking-bar lg:hidden">
      <BookingFailure text={failure} />
      {children(() => setEditing(true))}
      {button}
      {editing && (
        <Suspense>
          <Sheet open onClose={close} title={change}>
            {renderEditor(close)}
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}

/** Opens the editor. */
export function EditButton({ className, onEdit }: { className?: string; onEdit: () => void }) {
  const t = useCatalogueText()
  return (
    <Button kind="text" size="small" className={className} onClick={onEdit}>
      <Pencil aria-hidden />
      {t('edit')}
    </Button>
  )
}
