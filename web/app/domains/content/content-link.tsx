import { Link, type LinkProps } from 'react-router'
import { useContentText } from './use-content-text.ts'

type ContentLinkProps = Omit<LinkProps, 'to'> & {
  link: { label: string; href: string; is_external: boolean }
}

/** A link that editors wrote; where they want a new tab for it, screen readers say so. */
export function ContentLink({ link: { label, href, is_external }, ...its }: ContentLinkProps) {
  const t = useContentText()
  return (
    <Link {...its} to={href} {...(is_external && { target: '_blank', rel: 'noopener' })}>
      {label}
      {is_external && <span className="sr-only"> {t('newTab')}</span>}
    </Link>
  )
}
