import type { Landing } from '@rihla/contract/landing'
import { useLandingText } from '../use-landing-text.ts'

type Content = Landing['stats']

/** What is shown before editors wrote a number (platform.md, section 9). */
const FALLBACKS = {
  downloads: '150K+',
  hotels: '4000+',
  rating: '4.8',
  reviews: '4000+',
  social_views: '50M+',
} as const
const NUMBERS = ['downloads', 'hotels', 'rating', 'reviews', 'social_views'] as const

/** The numbers of the company, each with what it counts. */
export function statsOf(
  content: Content,
  ownLabel: (name: (typeof NUMBERS)[number]) => string,
): { value: string; label: string }[] {
  return NUMBERS.map((name) => ({
    value: content?.[name] ?? FALLBACKS[name],
    label: content?.[`${name}_label`] ?? ownLabel(name),
  }))
}

/** `4000+` reads from the left, `150 ألف+` from the right. */
const Figure = ({ text }: { text: string }) => (
  <bdi dir={/\p{L}/u.test(text) ? undefined : 'ltr'}>{text}</bdi>
)

export function Stats({ content }: { content: Content }) {
  const t = useLandingText()
  const achievements = content?.stats ?? []
  return (
    <section className="page-width pt-(--section)" aria-label={t('stats')}>
      <div className="panel stats">
        <dl className="stats-numbers">
          {statsOf(content, (name) => t(`stat-${name}`)).map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure text={value} />
              </dd>
            </div>
          ))}
        </dl>
        {achievements.length > 0 && (
          <div className="stats-achievements">
            {content?.achievements_title && (
              <h2 className="type-title">{content.achievements_title}</h2>
            )}
            <ul>
              {achievements.map(({ value, label }) => (
                <li key={label}>
                  <b>
                    <Figure text={value} />
                  </b>{' '}
                  {label}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  )
}
