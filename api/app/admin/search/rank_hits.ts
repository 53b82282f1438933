import { type HitKind, MOST_OF_A_KIND, type SearchHit } from './search_hit.js'

interface Wanted {
  text: string
  nearId?: string
}

/** The best of each kind: of the brand in which staff are, then whose name is the text or begins with it, then by name. */
export function firstOfEachKind(hits: readonly SearchHit[], wanted: Wanted): { hits: SearchHit[]; more: HitKind[] } {
  const kinds = Object.groupBy(hits, ({ kind }) => kind)
  const groups = Object.entries(kinds) as [HitKind, SearchHit[]][]
  return {
    hits: groups.flatMap(([, group]) => group.toSorted(better(wanted)).slice(0, MOST_OF_A_KIND)),
    more: groups.filter(([, group]) => group.length > MOST_OF_A_KIND).map(([kind]) => kind),
  }
}

function better({ text, nearId }: Wanted) {
  const wanted = text.toLowerCase()
  const rank = (hit: SearchHit) => [hit.tenant?.id === nearId ? 0 : 1, likeness(hit, wanted)] as const
  return (one: SearchHit, other: SearchHit) => {
    const [[here, like], [there, alike]] = [rank(one), rank(other)]
    return (
      here - there ||
      like - alike ||
      one.label.localeCompare(other.label) ||
      (one.tenant?.slug ?? one.id).localeCompare(other.tenant?.slug ?? other.id)
    )
  }
}

/** 0: it is called so; 1: its name begins so; 2: something else about it is alike. */
function likeness(hit: SearchHit, wanted: string): number {
  const names = hit.kind === 'tenant' ? [hit.label, hit.tenant.slug, hit.detail ?? ''] : [hit.label]
  const known = names.map((name) => name.toLowerCase())
  if (known.includes(wanted)) return 0
  return known.some((name) => name.startsWith(wanted)) ? 1 : 2
}
