import type { ChangeOptions } from '@rihla/contract/changing'
import {
  CalendarDays,
  ChevronRight,
  Lock,
  UserRoundPen,
  type IconComponent,
} from '../../ui/brand/icons.ts'
import { Button } from '../../ui/button/button.tsx'
import type { DialogTools } from './dialog-tools.ts'
import { useChangingText } from './use-changing-text.ts'

type ChoiceProps = {
  icon: IconComponent
  title: string
  it: ChangeOptions['Contact']
  onChoose: () => void
}

/** One thing that can be changed, with until when and on what terms; or that it can't, and why. */
function Choice({ icon: Icon, title, it, onChoose }: ChoiceProps) {
  const t = useChangingText()
  if (!it.IsPossible)
    return (
      <div className="change-choice" data-closed="">
        <Lock size={22} aria-hidden />
        <div className="grid gap-1">
          <p className="type-title">{title}</p>
          <p className="type-caption font-medium">{t('cannot')}</p>
          <p className="type-small text-ink-2">{it.Text}</p>
        </div>
      </div>
    )
  return (
    <button type="button" className="change-choice" onClick={onChoose}>
      <Icon size={22} aria-hidden />
      <span className="grid gap-1">
        <span className="type-title">{title}</span>
        <span className="type-small text-ink-2">{it.Text}</span>
      </span>
      <ChevronRight size={20} className="mirror text-ink-3" aria-hidden />
    </button>
  )
}

/** What to change, with what can't be changed and why. */
export function ChooseStep({ options, tools }: { options: ChangeOptions; tools: DialogTools }) {
  const t = useChangingText()
  const isOpen = options.Contact.IsPossible || options.Sale.IsPossible
  return (
    <>
      <div className="mt-2 grid gap-3">
        {isOpen && <p className="text-ink-2">{t('what')}</p>}
        <Choice
          icon={UserRoundPen}
          title={t(options.HotelPickUp ? 'contactAndHotel' : 'contact')}
          it={options.Contact}
          onChoose={() => tools.goTo('contact')}
        />
        <Choice
          icon={CalendarDays}
          title={t('sale')}
          it={options.Sale}
          onChoose={() => tools.goTo('sale')}
        />
      </div>
      <div className="dialog-actions">
        <Button onClick={tools.onClose}>{t(isOpen ? 'keep' : 'close')}</Button>
      </div>
    </>
  )
}
