import { Printer } from '../../../ui/brand/icons.ts'
import { Link } from 'react-router'
import { dayMonthYear } from '../../../platform/locale/dates.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LEGAL_PAGES } from '../legal-links.tsx'
import { usePrivacyText } from '../use-privacy-text.ts'
import type { Block, LegalText } from './legal-text.ts'
import { LinkedText, type Contacts } from './linked-text.tsx'
import type { LegalName } from './read-legal.ts'

/** Names of cookies are code: they read from left to right wherever they stand. */
const isCode = (term: string): boolean => /^[\w:, -]+$/.test(term) && /[a-z][-:]|^[a-z]/.test(term)

function LegalBlock({ block, contacts }: { block: Block; contacts: Contacts }) {
  if (typeof block === 'string')
    return (
      <p>
        <LinkedText words={block} contacts={contacts} />
      </p>
    )
  if (!('facts' in block)) {
    const [List, items] =
      'list' in block ? (['ul', block.list] as const) : (['ol', block.steps] as const)
    return (
      <List>
        {items.map((words) => (
          <li key={words}>
            <LinkedText words={words} contacts={contacts} />
          </li>
        ))}
      </List>
    )
  }
  return (
    <dl className="legal-facts">
      {block.facts.map(([term, words]) => (
        <div key={term}>
          <dt>{isCode(term) ? <bdi dir="ltr">{term}</bdi> : term}</dt>
          <dd>
            <LinkedText words={words} contacts={contacts} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Contents({ sections }: { sections: LegalText['sections'] }) {
  const t = usePrivacyText()
  return (
    <nav className="legal-contents" aria-labelledby="contents-title">
      <h2 id="contents-title" className="type-title">
        {t('contents')}
      </h2>
      <ol>
        {Object.entries(sections).map(([id, { title }], at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden>{at + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Related({ name }: { name: LegalName }) {
  const t = usePrivacyText()
  return (
    <nav className="legal-related" aria-labelledby="related-title">
      <h2 id="related-title" className="type-title">
        {t('related')}
      </h2>
      <ul>
        {LEGAL_PAGES.filter(([href]) => href !== `/${name}`).map(([href, text]) => (
          <li key={href}>
            <Link className="link" to={href}>
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A legal page: contents beside numbered sections that can be linked to, and printed. */
export function LegalPage({
  name,
  text,
  footer,
}: {
  name: LegalName
  text: LegalText
  footer: { contact_email: string | null; contact_phone: string | null } | null | undefined
}) {
  const t = usePrivacyText()
  const language = useLanguage()
  const contacts = { email: footer?.contact_email ?? null, phone: footer?.contact_phone ?? null }
  return (
    <main id="main" className="page-width legal">
      <PageSeo title={text.title} description={text.description} path={`/${name}`} />
      <header className="legal-head">
        <h1 className="type-h1">{text.title}</h1>
        <p className="legal-lead">{text.lead}</p>
        <p className="legal-note">
          <time dateTime={text.updated}>
            {t('updated', { date: dayMonthYear(text.updated, language) })}
          </time>
          <span>{t('arabicPrevails')}</span>
          <Button kind="text" size="small" className="-ms-2" onClick={() => print()}>
            <Printer aria-hidden />
            {t('print')}
          </Button>
        </p>
      </header>
      <Contents sections={text.sections} />
      <article className="legal-body">
        {Object.entries(text.sections).map(([id, { title, body }], at) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className="type-h3">
              <span className="text-ink-3">{at + 1}.</span> {title}
            </h2>
            {body.map((block, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a fixed text never move
              <LegalBlock key={place} block={block} contacts={contacts} />
            ))}
          </section>
        ))}
        <Related name={name} />
      </article>
    </main>
  )
}
