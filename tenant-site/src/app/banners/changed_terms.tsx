import { lazy, Suspense, useEffect, useState } from 'react'
import { PAGES } from '@manyhearts/locales/pages'
import { useLocation } from 'react-router-dom'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const loadDialog = () => import('#site/features/identity/consents/changed_terms_dialog.tsx')
const ChangedTermsDialog = lazy(loadDialog)

const KEY = 'changed-terms-later'

/** Not on the texts themselves, where members export data or leave, or where another question is already open. */
const NOT_ON = [...PAGES.map((name) => `/${name}`), '/profile', '/complaints', '/account-deleted', '/age-check']

/** Asks members to read changed terms they agreed to: queued with other overlays, once per visit. */
export default function ChangedTerms() {
  const { loadNamespaces } = useVisit()
  const { pathname } = useLocation()
  const [isReady, setReady] = useState(false)
  const [isLater, setLater] = useState(() => recall<boolean>(KEY) === true)
  const isAway = NOT_ON.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  const isMyTurn = useOverlayTurn('terms', isReady && !isLater && !isAway)

  useEffect(() => {
    // Failed downloads are retried on the next visit.
    Promise.all([loadDialog(), loadNamespaces(['identity'])]).then(
      () => setReady(true),
      () => {}
    )
  }, [loadNamespaces])

  function putOff() {
    remember(KEY, true)
    setLater(true)
  }

  return (
    isMyTurn && (
      <Suspense>
        <ChangedTermsDialog onClose={putOff} />
      </Suspense>
    )
  )
}
