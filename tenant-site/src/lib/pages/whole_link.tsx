import { useLocation } from 'react-router-dom'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { WHOLE } from './use_is_whole.ts'

/** For browsers without scripts, at the end of a list whose rest would be drawn by one. */
export function WholeLink({ children }: { children: string }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set(WHOLE, 'true')
  return (
    <noscript>
      <ButtonLink to={`${pathname}?${query}`} variant="secondary" size="large">
        {children}
      </ButtonLink>
    </noscript>
  )
}
