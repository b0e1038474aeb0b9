import { deviceTag, languages } from '@rihla/contract/values/language'
import { useContext } from 'react'
import { useText, useLanguage } from '../locale/use-text.tsx'
import { SiteContext } from '../site.ts'
import { alternatesOf } from './alternates.ts'

export type PageSeoProps = {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** Path with the parameters that matter, e.g. `/activity?id=7`. */
  path: string
  image?: string | null
  noindex?: boolean
  /** Structured data (schema.org). */
  structured?: object
}

/** Title, description, canonical, alternates, sharing card and structured data of a page. */
export function PageSeo({ title, description, path, image, noindex, structured }: PageSeoProps) {
  const language = useLanguage()
  const t = useText<typeof import('../problems/messages.en.ts').default>('problems')
  const { publicUrl, named } = useContext(SiteContext)
  const full = `${title} | ${t('product')}`
  const { address, canonical, ...alternates } = alternatesOf(path, publicUrl, named)
  if (noindex) {
    return (
      <>
        <title>{full}</title>
        <meta name="robots" content="noindex" />
      </>
    )
  }
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      <link rel="canonical" href={canonical} />
      {languages.map((it) => (
        <link key={it} rel="alternate" hrefLang={it} href={alternates[it]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:title" content={full} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={deviceTag(language).replace('-', '_')} />
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={new URL(image, publicUrl).href} />}
      {structured && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: JSON.stringify(structured).replaceAll('<', '\\u003c'),
          }}
        />
      )}
    </>
  )
}
