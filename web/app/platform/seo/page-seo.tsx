import { deviceTag, languages } from '@rihla/contract/values/language'
import { useContext } from 'react'
import { useText, useLanguage } from '../locale/use-text.tsx'
import { SiteContext } from '../site.ts'
import { SHARE_SIZE, sharedPicturePath, siteShareImagePath } from '@rihla/contract/share-image'
import { alternatesOf } from './alternates.ts'
import { StructuredData } from './structured-data.tsx'

export type PageSeoProps = {
  /** Without the product's name, which is added. */
  title: string
  description?: string
  /** Path with the parameters that matter, e.g. `/activity?id=7`. */
  path: string
  image?: string | null
  noindex?: boolean
  /** What the sharing card shows, unless the page's own image or the site's: as large as such cards are. */
  card?: { src: string; alt: string }
  /** Structured data (schema.org). */
  structured?: object
}

function SharingImage({
  image,
  card,
  product,
}: Pick<PageSeoProps, 'image' | 'card'> & { product: string }) {
  const { publicUrl } = useContext(SiteContext)
  const language = useLanguage()
  const src = card?.src ?? (image ? sharedPicturePath(image) : siteShareImagePath(language))
  const alt = card?.alt ?? (image ? null : product)
  return (
    <>
      <meta property="og:image" content={new URL(src, publicUrl).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {alt && (
        <>
          <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
          <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
          <meta property="og:image:alt" content={alt} />
        </>
      )}
    </>
  )
}

/** Title, description, canonical, alternates, sharing card and structured data of a page. */
export function PageSeo({
  title,
  description,
  path,
  image,
  card,
  noindex,
  structured,
}: PageSeoProps) {
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
      <meta property="og:site_name" content={t('product')} />
      <SharingImage image={image} card={card} product={t('product')} />
      {structured && <StructuredData data={structured} />}
    </>
  )
}
