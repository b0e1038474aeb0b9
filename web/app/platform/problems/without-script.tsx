import { useProblemText } from './use-problem-text.ts'

/** Says above every page what needs scripts, where they are turned off, and whom to call instead. */
export function WithoutScript({ phone }: { phone: string | null | undefined }) {
  const t = useProblemText()
  return (
    <noscript>
      <p className="type-small bg-warn-50 px-5 py-2 text-center text-warn-text">
        {t('withoutScript')}
        {phone && (
          <>
            {` ${t('orCall')} `}
            <a className="underline" href={`tel:${phone.replaceAll(' ', '')}`}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </>
        )}
      </p>
    </noscript>
  )
}
