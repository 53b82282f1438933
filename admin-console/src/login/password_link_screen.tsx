import { useQuery } from '@tanstack/react-query'
import { HttpError, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { httpClient } from '#console/data/http_client.ts'
import { LinkEnded } from '#console/login/link_ended.tsx'
import type { PasswordLink } from '#console/login/password_link.ts'
import { PasswordLinkForm } from '#console/login/password_link_form.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { PlainPage } from '#console/theme/plain_page.tsx'
import { Waiting } from '#console/theme/waiting.tsx'

const NOT_FOUND = 404

/** Where the link of an invitation or of a reset leads, without a log-in. */
export default function PasswordLinkScreen() {
  const translate = useTranslate()
  const { token = '' } = useParams()
  const path = `/api/password_links/${encodeURIComponent(token)}`
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    queryKey: ['password_links', token],
    queryFn: async ({ signal }): Promise<PasswordLink> => (await httpClient(path, { signal })).json,
    // What is typed doesn't move, and a link that was used is no news.
    staleTime: Infinity,
    gcTime: 0,
  })
  if (link) return <PasswordLinkForm path={path} link={link} />
  if (error instanceof HttpError && error.status === NOT_FOUND) return <LinkEnded />
  return (
    <PlainPage title={translate('password_link.title')}>
      {error ? <Failed error={error} onRetry={refetch} /> : <Waiting />}
    </PlainPage>
  )
}
