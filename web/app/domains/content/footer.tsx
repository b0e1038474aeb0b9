import type { Footer as FooterContent } from '@rihla/contract/content'
import { Mail, MapPin, Phone } from '../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { kinds, useKindsText } from '../kinds/index.ts'
import { ChatButton, LegalLinks } from '../privacy/index.ts'
import { ContentLink } from './content-link.tsx'
import { shownLinks } from './existing-pages.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import { useContentText } from './use-content-text.ts'

const SOCIALS = ['facebook', 'instagram', 'youtube', 'twitter', 'linkedin'] as const
const NAMES = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  twitter: 'X',
  linkedin: 'LinkedIn',
}

function Contacts({ footer }: { footer: FooterContent }) {
  const t = useContentText()
  return (
    <div>
      <h2 className="footer-head">{t('footerContact')}</h2>
      <ul className="footer-list">
        {footer.contact_phone && (
          <li>
            <a
              href={`tel:${footer.contact_phone.replaceAll(' ', '')}`}
              aria-label={`${t('phone')}: ${footer.contact_phone}`}
            >
              <Phone size={17} aria-hidden />
              <bdi dir="ltr">{footer.contact_phone}</bdi>
            </a>
          </li>
        )}
        {footer.contact_email && (
          <li>
            <a
              href={`mailto:${footer.contact_email}`}
              aria-label={`${t('email')}: ${footer.contact_email}`}
            >
              <Mail size={17} aria-hidden />
              <bdi dir="ltr">{footer.contact_email}</bdi>
            </a>
          </li>
        )}
        <li>
          <ChatButton />
        </li>
        {footer.contact_address && (
          <li className="flex items-start gap-2 py-[7px]">
            <MapPin size={17} className="mt-1" aria-hidden />
            {footer.contact_address}
          </li>
        )}
      </ul>
    </div>
  )
}

function Stores({ footer }: { footer: FooterContent }) {
  const t = useContentText()
  const stores = [
    ['App Store', footer.app_store_ios],
    ['Google Play', footer.app_store_android],
  ] as const
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {stores.map(
        ([name, href]) =>
          href && (
            <a
              key={name}
              className="button button-ghost button-small"
              href={href}
              rel="noopener"
              aria-label={t('store', { name })}
            >
              <bdi dir="ltr">{name}</bdi>
            </a>
          ),
      )}
    </div>
  )
}

function Socials({ footer }: { footer: FooterContent }) {
  const t = useContentText()
  const set = SOCIALS.flatMap((name) => {
    const href = footer[`social_${name}`]
    return href ? [{ name, href }] : []
  })
  if (set.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-5">
      {set.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            rel="noopener"
            className="hover:text-white hover:underline"
            aria-label={t('social', { name: NAMES[name] })}
          >
            <bdi dir="ltr">{NAMES[name]}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The footer, from content; what is not set is not shown. */
export function Footer({ footer, year }: { footer: FooterContent | null; year: string }) {
  const t = useContentText()
  const kindText = useKindsText()
  const links = shownLinks(footer?.links ?? [])
  return (
    <footer className="site-footer on-dark">
      <div className="waves h-[84px]" aria-hidden />
      <div className="page-width grid gap-10 pt-6 pb-12 md:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="max-w-[300px]">
          <Logo />
          <p className="mt-4">{footer?.company_description || t('footerText')}</p>
          {footer && <Stores footer={footer} />}
        </div>
        <div>
          <h2 className="footer-head">{t('footerBook')}</h2>
          <ul className="footer-list">
            {kinds.map(({ list, module }) => (
              <li key={list}>
                <Link to={list}>{kindText(`name${module}`)}</Link>
              </li>
            ))}
            <li>
              <Link to="/last-minute">{t('offers')}</Link>
            </li>
          </ul>
        </div>
        {links.length > 0 && (
          <div>
            <h2 className="footer-head">{t('footerRihla')}</h2>
            <ul className="footer-list">
              {links.map((link) => (
                <li key={`${link.href} ${link.label}`}>
                  <ContentLink link={link} />
                </li>
              ))}
            </ul>
          </div>
        )}
        {footer && <Contacts footer={footer} />}
      </div>
      <div className="page-width">
        <div className="type-caption flex flex-wrap items-center justify-between gap-4 border-t border-white/15 pt-6 pb-24">
          <p>{footer?.copyright_text || t('copyright', { year })}</p>
          <LegalLinks />
          {footer && <Socials footer={footer} />}
        </div>
      </div>
    </footer>
  )
}
