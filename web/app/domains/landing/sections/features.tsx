import type { Landing } from '@rihla/contract/landing'
import {
  Headphones,
  ShieldCheck,
  Wallet,
  Zap,
  type IconComponent,
} from '../../../ui/brand/icons.ts'
import { useLandingText } from '../use-landing-text.ts'
import { SectionHeading, type Heading } from './section-heading.tsx'

type Feature = Pick<Landing['features'][number], 'title' | 'description' | 'image_url' | 'icon'>

/** The icons that content may name. */
const ICONS: Readonly<Record<string, IconComponent>> = {
  zap: Zap,
  wallet: Wallet,
  'shield-check': ShieldCheck,
  headphones: Headphones,
}

/** What the page says of itself before editors wrote anything. */
function useOwnFeatures(): Feature[] {
  const t = useLandingText()
  const own = (icon: string, title: string, description: string): Feature => ({
    icon,
    title,
    description,
    image_url: null,
  })
  return [
    own('zap', t('whyInstant'), t('whyInstantText')),
    own('wallet', t('whyPay'), t('whyPayText')),
    own('shield-check', t('whyPrice'), t('whyPriceText')),
    own('headphones', t('whyPeople'), t('whyPeopleText')),
  ]
}

function FeatureMark({ icon, image_url }: Feature) {
  if (image_url) return <img src={image_url} alt="" width={40} height={40} loading="lazy" />
  const Icon = ICONS[icon ?? ''] ?? Zap
  return <Icon size={26} className="text-teal-700" aria-hidden />
}

/** Why here. */
export function Features({
  features,
  heading,
}: {
  features: readonly Feature[]
  heading: Heading
}) {
  const own = useOwnFeatures()
  return (
    <section className="page-width pt-(--section)" aria-labelledby="features-title">
      <div className="mb-8">
        <SectionHeading id="features-title" {...heading} />
      </div>
      <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-4">
        {(features.length > 0 ? features : own).map((feature) => (
          <li
            key={feature.title}
            className="grid content-start gap-2 border-sand-300 max-lg:flex max-lg:gap-4 lg:border-s lg:ps-6 lg:first:border-0 lg:first:ps-0"
          >
            <FeatureMark {...feature} />
            <div>
              <h3 className="type-title">{feature.title}</h3>
              <p className="type-small mt-1 text-ink-2">{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
