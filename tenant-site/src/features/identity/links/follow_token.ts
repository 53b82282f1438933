import { redirect } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'

const TOKEN = /^[\w-]{43}$/

/** Whoever brings a link's token in the query is sent to the link's own page. */
export function followToken({ url }: PageRequest): void {
  const token = url.searchParams.get('token') ?? ''
  if (TOKEN.test(token)) throw redirect(`/${token}`)
}
