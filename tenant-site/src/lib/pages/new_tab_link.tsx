import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { hasPage } from './has_page.ts'

/** Opens in a new tab so that the form isn't lost; plain text where the site has no such page. */
export function NewTabLink({ to, children }: { to: string; children?: ReactNode }) {
  if (!hasPage(to)) return children
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  )
}
