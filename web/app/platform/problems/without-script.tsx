import { SUPPORT_PHONE } from '@rihla/contract/values/support'
import { useProblemText } from './use-problem-text.ts'

/** Says above every page what needs scripts, where they are turned off, and whom to call instead. */
export function WithoutScript() {
  const t = useProblemText()
  return (
    <noscript>
      <p className="type-small bg-warn-50 px-5 py-2 text-center text-warn-text">
        {t('withoutScript')}{' '}
        <a className="underline" href={`tel:${SUPPORT_PHONE.replaceAll(' ', '')}`}>
          <bdi dir="ltr">{SUPPORT_PHONE}</bdi>
        </a>
      </p>
    </noscript>
  )
}
