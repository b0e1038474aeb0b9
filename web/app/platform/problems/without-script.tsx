import { useProblemText } from './use-problem-text.ts'

type Props = { phone: string | null | undefined }

/** Says above every page what needs scripts, where they are turned off, and whom to call instead. */
export const WithoutScript = (props: Props) => (
  // Whoever runs scripts never reads it: their browser needs no code that writes it.
  <noscript>{import.meta.env.SSR && <Words {...props} />}</noscript>
)

function Words({ phone }: Props) {
  const t = useProblemText()
  return (
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
  )
}
