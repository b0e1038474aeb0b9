import type { Landing } from '@rihla/contract/landing'
import { PhoneFrame, PhoneShot } from '../hero/phone-frame.tsx'
import { StoreButtons } from '../hero/store-buttons.tsx'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

/** The call to get the app, on the one teal band of the page. */
export function Download({ content, heading }: { content: Landing | null; heading: Heading }) {
  const t = useLandingText()
  const hero = content?.hero
  const stores = content?.app_stores
  const [, second, first = second] = content?.screenshots?.images ?? []
  return (
    <section className="page-width pt-(--section)" aria-labelledby="download-title">
      <div className="download waves on-dark">
        <div className="download-words">
          <SectionHeading id="download-title" quiet="text-white/85 max-w-[440px]" {...heading} />
          <p className="type-small mt-6 mb-3 text-white/85">{t('getIt')}</p>
          <div className="flex flex-wrap gap-3">
            <StoreButtons
              ios={hero?.app_store_ios ?? stores?.ios ?? null}
              android={hero?.app_store_android ?? stores?.android ?? null}
            />
          </div>
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
