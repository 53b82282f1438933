import { data, useSearchParams } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { ComplaintPage } from './complaint_page.tsx'
import { ComplaintStatus } from './complaint_status.tsx'

const TOKEN = /^[\w-]{43}$/

/** @throws 404 for an unknown complaint link */
export const load: Load = async ({ api, queryClient }, { url }) => {
  const token = url.searchParams.get('token')
  if (token === null) return
  if (!TOKEN.test(token)) throw data({ code: 'not_found' }, { status: 404 })
  await queryClient.fetchQuery(call(api, 'complaints.show', { params: { token } }))
}

export default function ComplaintsScreen() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return token === null ? <ComplaintPage /> : <ComplaintStatus key={token} token={token} />
}
