import { useLocation, useParams } from 'react-router-dom'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import type { LanderWords } from './use_lander_words.ts'

/** An address with an unknown campaign is the lander's own page. */
export function LanderHead({ title, text, isCampaign, noindex }: LanderWords & { noindex?: boolean }) {
  const { pathname } = useLocation()
  const { slug } = useParams()
  const lander = slug ? pathname.replace(/\/[^/]+\/*$/, '') : undefined
  return <PageHead title={title} description={text} canonical={isCampaign ? undefined : lander} noindex={noindex} />
}
