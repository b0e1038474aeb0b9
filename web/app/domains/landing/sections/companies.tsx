import type { Landing } from '@rihla/contract/landing'
import { SectionHeading, type Heading } from './section-heading.tsx'

type Company = Landing['partners'][number]

/** The logo of a company, or its name where there is none; a link where it has an address. */
function CompanyMark({ name, logo_url: logo, website_url: website }: Company) {
  const mark = logo ? (
    <img src={logo} alt={name} height={36} className="max-h-9 w-auto" loading="lazy" />
  ) : (
    <bdi>{name}</bdi>
  )
  return website ? (
    <a href={website} rel="noopener" className="flex min-h-11 items-center hover:text-ink">
      {mark}
    </a>
  ) : (
    mark
  )
}

/** Who stands behind a booking. */
export const TrustedProviders = ({
  providers,
  heading,
}: {
  providers: readonly Company[]
  heading: Heading
}) =>
  providers.length > 0 && (
    <section className="page-width pt-(--section)" aria-labelledby="providers-title">
      <div className="mb-6">
        <SectionHeading id="providers-title" {...heading} />
      </div>
      <ul className="providers">
        {providers.map((provider) => (
          <li key={provider.name}>
            <CompanyMark {...provider} />
          </li>
        ))}
      </ul>
    </section>
  )

/** Names in one line between two hairlines. */
export const Partners = ({ partners, label }: { partners: readonly Company[]; label: string }) =>
  partners.length > 0 && (
    <section className="page-width pt-(--section)" aria-label={label}>
      <ul className="partners">
        {partners.map((partner) => (
          <li key={partner.name}>
            <CompanyMark {...partner} />
          </li>
        ))}
      </ul>
    </section>
  )
