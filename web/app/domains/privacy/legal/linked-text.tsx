import { Link } from 'react-router'
import { usePrivacyText } from '../use-privacy-text.ts'

/** From the footer's content; what is not set is described instead. */
export type Contacts = { email: string | null; phone: string | null }

/** Cuts words at the contacts and links that stand in them. */
export const splitLinks = (words: string): string[] =>
  words.split(/(\{email\}|\{phone\}|\[[^\]]+\]\(\/[\w-]*\))/).filter((piece) => piece !== '')

const NO_CONTACTS: Contacts = { email: null, phone: null }

type Words = {
  contacts?: Contacts
  /** Beside a form: what was typed stays where it is. */
  newTab?: boolean
}

function Piece({ piece, contacts = NO_CONTACTS, newTab }: Words & { piece: string }) {
  const t = usePrivacyText()
  const { email, phone } = contacts
  if (piece === '{email}')
    return !email ? (
      t('noEmail')
    ) : (
      <a href={`mailto:${email}`}>
        <bdi dir="ltr">{email}</bdi>
      </a>
    )
  if (piece === '{phone}')
    return !phone ? (
      t('noPhone')
    ) : (
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="whitespace-nowrap">
        <bdi dir="ltr">{phone}</bdi>
      </a>
    )
  const [, label, to] = /^\[([^\]]+)\]\((.+)\)$/.exec(piece) ?? []
  if (!label || !to) return piece
  return (
    <Link className="link underline" to={to} target={newTab ? '_blank' : undefined}>
      {label}
    </Link>
  )
}

/** Words of a legal text, with its contacts and links in place. */
export const LinkedText = ({ words, ...rest }: Words & { words: string }) =>
  splitLinks(words).map((piece, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a fixed text never move
    <Piece key={at} piece={piece} {...rest} />
  ))
