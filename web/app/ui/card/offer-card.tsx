import { discountPercent } from '@rihla/contract/values/money'
import { Heart } from '../brand/icons.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../button/button.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { Score, Stars } from './rating.tsx'
import { useUiText } from '../use-ui-text.ts'

export type OfferCardProps = {
  href: string
  name: string
  place: string
  image: { src: string | null; placeholder?: string | null; colour?: string | null }
  /** Above the fold. */
  eager?: boolean
  /** One short white label on the picture. */
  tag?: ReactNode
  rating?: number | null
  reviews?: number
  /** One line under the name. */
  line?: ReactNode
  /** At most two badges. */
  badges?: ReactNode
  now: number
  was?: number | null
  priceNote?: string
  /** The price is the lowest of several. */
  priceFrom?: boolean
  /** Something at the price's end, such as a small button or a clock. */
  action?: ReactNode
  /** Instead of the place line, such as a clock. */
  top?: ReactNode
  /** Before the place in a row, such as class stars. */
  before?: ReactNode
  heading?: 'h2' | 'h3'
  noFavourite?: boolean
  /** Where it is saved; without it the heart lasts as long as the page. */
  favourite?: { saved: boolean; toggle: () => void }
}

/** Whether the label on the picture says the discount already: once on a card is enough. */
const saysDiscount = ({ tag, now, was }: OfferCardProps): boolean =>
  typeof tag === 'string' && !!was && tag.includes(`${discountPercent(was, now)}%`)

function Favourite({ name, favourite }: Pick<OfferCardProps, 'name' | 'favourite'>) {
  const [here, setHere] = useState(false)
  const t = useUiText()
  const { saved, toggle } = favourite ?? { saved: here, toggle: () => setHere(!here) }
  return (
    <IconButton
      className="icon-button-disc card-favourite"
      label={t(saved ? 'saved' : 'save', { name })}
      aria-pressed={saved}
      onClick={toggle}
    >
      <Heart size={18} />
    </IconButton>
  )
}

const Media = ({
  image,
  tag,
  eager,
  sizes,
}: Pick<OfferCardProps, 'image' | 'tag' | 'eager'> & { sizes: string }) => (
  <div className="card-media">
    <Picture {...image} alt="" sizes={sizes} eager={eager} />
    {tag && <span className="badge badge-white">{tag}</span>}
  </div>
)

/** An offer as a card: the whole of it is one link, the heart a separate button. */
export function OfferCard(card: OfferCardProps) {
  const Heading = card.heading ?? 'h3'
  return (
    <article className="offer-card">
      <Media
        {...card}
        sizes="(min-width: 1280px) 300px, (min-width: 768px) 45vw, calc(100vw - 54px)"
      />
      {!card.noFavourite && <Favourite {...card} />}
      <div className="card-body">
        {card.top ?? (
          <div className="card-line">
            <span>{card.place}</span>
            {card.rating ? <Stars rating={card.rating} /> : null}
          </div>
        )}
        <Heading className="type-title">
          <Link className="card-link" to={card.href}>
            {card.name}
          </Link>
        </Heading>
        {card.line && <p className="type-caption text-ink-3">{card.line}</p>}
        {card.badges && <div className="card-tags">{card.badges}</div>}
        <div className="card-price flex items-end justify-between gap-3">
          <Price
            now={card.now}
            was={card.was}
            note={card.priceNote}
            from={card.priceFrom}
            untagged={card.top !== undefined || saysDiscount(card)}
            aligned
          />
          {card.action}
        </div>
      </div>
    </article>
  )
}

/** The same offer as a row of a list. */
export function OfferRow(card: OfferCardProps) {
  const Heading = card.heading ?? 'h3'
  return (
    <article className="offer-card offer-row">
      <Media {...card} sizes="(min-width: 768px) 270px, 112px" />
      {!card.noFavourite && <Favourite {...card} />}
      <div className="card-body">
        <div className={card.before ? 'card-line justify-start!' : 'card-line'}>
          {card.before}
          <span>{card.place}</span>
        </div>
        <Heading className="type-h3">
          <Link className="card-link" to={card.href}>
            {card.name}
          </Link>
        </Heading>
        {card.rating ? <Score rating={card.rating} reviews={card.reviews} /> : null}
        {card.line && <p className="type-small text-ink-2">{card.line}</p>}
        {card.badges && <div className="card-tags md:mt-auto">{card.badges}</div>}
      </div>
      <div className="row-side">
        <Price
          now={card.now}
          was={card.was}
          note={card.priceNote}
          from={card.priceFrom}
          untagged={saysDiscount(card)}
          size="list"
        />
        {card.action && <div className="mt-3 max-md:hidden">{card.action}</div>}
      </div>
    </article>
  )
}
