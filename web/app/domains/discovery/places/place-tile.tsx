import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../../ui/card/picture.tsx'
import { placeHref } from '../addresses.ts'

type Place = { Slug: string; CityName: string; ImageUrl: string | null }

/** A destination as a picture with its name on it, and a line below that. */
export const PlaceTile = ({
  place: { Slug, CityName, ImageUrl },
  eager = false,
  sizes = '(min-width: 64rem) 290px, (min-width: 48rem) 32vw, 46vw',
  heading: Heading,
  children,
}: {
  place: Place
  eager?: boolean
  sizes?: string
  heading: 'h2' | 'h3'
  children: ReactNode
}) => (
  <Link to={placeHref(Slug)} className="city-tile h-full">
    <Picture src={ImageUrl} alt="" sizes={sizes} eager={eager} />
    <span className="city-words">
      <Heading className="type-h3">
        <bdi>{CityName}</bdi>
      </Heading>
      <span className="type-small">{children}</span>
    </span>
  </Link>
)
