import { useVisit } from '#site/lib/visit/visit.ts'

/** schema.org data for search engines (JSON-LD); never about a member. */
export function StructuredData({ about }: { about: Record<string, unknown> }) {
  const { nonce } = useVisit()
  return (
    <script
      type="application/ld+json"
      // Browsers hide the nonce from scripts, so hydration would report a mismatch.
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: written({ '@context': 'https://schema.org', ...about }) }}
    />
  )
}

/** JSON that can't close its script element. */
function written(about: Record<string, unknown>): string {
  return JSON.stringify(about).replaceAll('<', '\\u003c')
}
