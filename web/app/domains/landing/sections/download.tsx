import type { Landing } from '@rihla/contract/landing'
import { LinkButton } from '../../../ui/button/button.tsx'
import { APP_PATH, storesOf } from '../get-app/app-page.tsx'
import { PhoneFrame, PhoneShot } from '../hero/phone-frame.tsx'
import { StoreButtons } from '../hero/store-buttons.tsx'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

/** The call to get the app, on the one teal band of the page. */
export function Download({ content, heading }: { content: Landing | null; heading: Heading }) {
  const t = useLandingText()
  const stores = storesOf(content)
  const [, second, first = second] = content?.screenshots?.images ?? []
  return (
    <section className="page-width pt-(--section)" aria-labelledby="download-title">
      <div className="download waves on-dark">
        <div className="download-words">
          <SectionHeading id="download-title" quiet="text-white/85 max-w-[440px]" {...heading} />
          {stores.ios || stores.android ? (
            <>
              <p className="type-small mt-6 mb-3 text-white/85">{t('getIt')}</p>
              <div className="flex flex-wrap gap-3">
                <StoreButtons {...stores} />
              </div>
            </>
          ) : (
            <LinkButton className="mt-6" to={APP_PATH}>
              {t('aboutApp')}
            </LinkButton>
          )}
        </div>
        {first && (
          <div className="download-phone" aria-hidden>
            <PhoneFrame>
              <PhoneShot {...first} alt="" />
            </PhoneFrame>
          </div>
        )}
      </div>
    </section>
  )
}
