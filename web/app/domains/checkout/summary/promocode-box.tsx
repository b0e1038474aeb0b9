import { useMutation } from '@tanstack/react-query'
import { CircleCheck, Tag } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

/** A promocode: applied, or why it was not; one that is applied can be taken off. */
export function PromocodeBox({ booking }: { booking: BookingDraft }) {
  const t = useCheckoutText()
  const { promocode, tryPromocode, ended, held } = booking
  const [typed, setTyped] = useState(promocode ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const { mutate, isPending: busy } = useMutation({
    mutationFn: tryPromocode,
    onSuccess: (verdict, code) => {
      if (code === null) setTyped('')
      else if (verdict?.IsSuccess)
        showToast({ title: t('promocodeApplied'), text: verdict.Message })
      else if (verdict) setProblem(verdict.Message || t('promocodeInvalid'))
    },
  })
  const applied = promocode !== null && !busy
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (busy) return
    if (!applied && typed.trim() === '') setProblem(t('promocodeEmpty'))
    else mutate(applied ? null : typed.trim())
  }
  const status = applied ? (held.Reservation.Promocode?.Message ?? t('promocodeApplied')) : null
  return (
    <form noValidate onSubmit={submit} className="grid gap-1.5">
      <div className="promocode">
        <TextField
          label={t('promocode')}
          name="promocode"
          dir="ltr"
          autoComplete="off"
          maxLength={40}
          icon={<Tag aria-hidden />}
          value={typed}
          readOnly={applied}
          onChange={(text) => (setTyped(text), setProblem(null))}
          error={problem}
          end={applied ? <CircleCheck size={18} className="text-ok-600" aria-hidden /> : undefined}
        />
        <Button
          type="submit"
          className="mt-[26px] self-start"
          disabled={ended}
          busy={busy && t('applyBusy')}
        >
          {t(applied ? 'remove' : 'apply')}
        </Button>
      </div>
      <p role="status" className="type-caption text-ok-ink empty:hidden">
        {status}
      </p>
    </form>
  )
}
