import { useVisit } from '#site/lib/visit/visit.ts'

/** What the page is about, for search engines (schema.org as JSON-LD). Never about a member. */
export function StructuredData({ about }: { about: Record<string, unknown> }) {
  const { nonce } = useVisit()
  return (
    <script
      type="application/ld+json"
      // Browsers hide it from scripts, so React would not find what it wrote.
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written({ '@context': 'https://schema.org', ...about }) }}
    />
  )
}

/** JSON that cannot end the script element it stands in. */
function written(about: Record<string, unknown>): string {
  return JSON.stringify(about).replaceAll('<', '\\u003c')
}
