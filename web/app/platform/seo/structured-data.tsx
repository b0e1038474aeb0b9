/** Facts of a page for search engines (schema.org), as JSON that no browser runs. */
export const StructuredData = ({ data }: { data: object }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        '\\u003c',
      ),
    }}
  />
)
