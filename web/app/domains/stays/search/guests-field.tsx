import type { StayKind } from '@rihla/contract/catalogue/stays-address'
import { ChevronDown, Users } from 'lucide-react'
import { useState } from 'react'
import { Field } from '../../../ui/form/field.tsx'
import { Popover } from '../../../ui/overlay/popover.tsx'
import { GuestsEditor } from '../booking/guests-editor.tsx'
import { usePartyText, type Party } from '../use-party-text.ts'
import { useStaysText } from '../use-stays-text.ts'

/** Who comes along, in one field that opens. */
export function GuestsField({
  kind,
  party,
  onChange,
}: {
  kind: StayKind
  party: Party
  onChange: (party: Party) => void
}) {
  const t = useStaysText()
  const partyText = usePartyText()
  const [open, setOpen] = useState(false)
  return (
    <Field label={t('guests')}>
      {(ids) => (
        <div className="relative">
          <button
            {...ids}
            type="button"
            className="field-box w-full text-[15.5px]"
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            <Users aria-hidden />
            <span className="min-w-0 flex-1 truncate text-start">{partyText(party)}</span>
            <ChevronDown aria-hidden />
          </button>
          <Popover
            open={open}
            onClose={() => setOpen(false)}
            label={t('guests')}
            sheet
            end
            className="md:min-w-[330px]!"
          >
            <GuestsEditor kind={kind} party={party} onChange={onChange} />
          </Popover>
        </div>
      )}
    </Field>
  )
}
