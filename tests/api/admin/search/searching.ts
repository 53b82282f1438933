import type { SearchAnswer, SearchHit } from '@manyhearts/api/app/admin/search/search_hit'
import { eventually } from '../../notices/eventually.ts'
import type { Visitor } from '../../../visitor.ts'

/** What a search answers once all brands had the time to; a slow machine gets several tries. */
export function search(as: Visitor, q: string, more: Record<string, string> = {}): Promise<SearchAnswer> {
  return eventually('an answer of all brands', async () => {
    const { status, body } = await as.get(`/api/search?${new URLSearchParams({ q, ...more })}`)
    if (status !== 200) throw new Error(`${q}: ${status}`)
    return body.brands.asked === body.brands.of ? (body as SearchAnswer) : undefined
  })
}

/** Kinds and names of what is found. */
export async function found(as: Visitor, q: string): Promise<string[]> {
  return (await search(as, q)).hits.map(({ kind, label }: SearchHit) => `${kind} ${label}`)
}
