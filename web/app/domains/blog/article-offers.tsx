import type { PricedOffer } from '@rihla/contract/blog/reading'
import { Link } from 'react-router'
import { Picture } from '../../ui/card/picture.tsx'
import { Price } from '../../ui/card/price.tsx'
import { offerHref } from './addresses.ts'
import { useBlogText } from './use-blog-text.ts'

/** Kinds whose price is the lowest of several rooms. */
const FROM = new Set<PricedOffer['module']>(['Hotel', 'NileCruise'])

/** What the article is about and can be booked, at the price of now; nothing when none of it can. */
export function ArticleOffers({ offers }: { offers: readonly PricedOffer[] }) {
  const t = useBlogText()
  const bookable = offers.flatMap((offer) => {
    const href = offerHref(offer)
    return href ? [{ ...offer, href }] : []
  })
  if (bookable.length === 0) return null
  return (
    <section className="panel story-side story-offers" aria-labelledby="article-offers">
      <div>
        <h2 id="article-offers" className="type-h3">
          {t('offers')}
        </h2>
        <p className="type-caption text-ink-3">{t('offersNote')}</p>
      </div>
      <ul className="grid gap-1">
        {bookable.map((offer) => (
          <li key={`${offer.module} ${offer.id}`} className="story-offer">
            <span className="story-offer-picture">
              <Picture
                src={offer.image}
                alt=""
                placeholder={offer.placeholder}
                colour={offer.colour}
                sizes="84px"
              />
            </span>
            <span className="grid min-w-0 gap-0.5">
              <Link className="card-link type-small font-medium text-ink" to={offer.href}>
                <bdi>{offer.name}</bdi>
              </Link>
              <span className="type-caption text-ink-3">{offer.city}</span>
              <Price
                now={offer.price}
                was={offer.original_price}
                note={offer.price_text}
                from={FROM.has(offer.module)}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
