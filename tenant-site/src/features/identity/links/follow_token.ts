import { redirect } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'

const TOKEN = /^[\w-]{43}$/

/** Redirects a URL with a link's token in its query to the link's page. */
export function followToken({ url }: PageRequest): void {
  const token = url.searchParams.get('token') ?? ''
  if (TOKEN.test(token)) throw redirect(`/${token}`)
}
