import { ActivationFailed } from './activation_failed.tsx'
import { ActivationLink } from './activation_link.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

export function ActivationPage({ token, link }: LinkPage) {
  if (link.used) return <ActivationFailed reason="used" />
  if (link.expired) return <ActivationFailed reason="expired" />
  return <ActivationLink token={token} />
}
