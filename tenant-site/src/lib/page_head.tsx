import { useLocation } from 'react-router-dom'
import { useSettings } from './use_settings.ts'
import { useUser } from './use_user.ts'
import { useVisit } from './visit.ts'
import { waitingFor } from './waiting_for.ts'

type PageHeadProps = {
  title: string
  description?: string
  /** Pages of members and own pages stay out of search engines. */
  noindex?: boolean
}

/** What every screen tells the browser about itself; React moves it into the head. */
export function PageHead({ title, description, noindex = false }: PageHeadProps) {
  const { origin } = useVisit()
  const { pathname } = useLocation()
  const { name } = useSettings()
  const waiting = waitingFor(useUser())
  const full = title === name ? name : `${title} · ${name}`
  return (
    <>
      <title>{waiting > 0 ? `(${waiting}) ${full}` : full}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={origin + pathname} />}
    </>
  )
}
