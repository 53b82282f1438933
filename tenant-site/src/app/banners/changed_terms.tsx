import { lazy, Suspense, useEffect, useState } from 'react'
import { PAGES } from '@manyhearts/locales/pages'
import { useLocation } from 'react-router-dom'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useOverlayTurn } from '#site/lib/browser/use_overlay_turn.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

const loadDialog = () => import('#site/features/identity/consents/changed_terms_dialog.tsx')
const ChangedTermsDialog = lazy(loadDialog)

const KEY = 'changed-terms-later'

/** Where nobody is asked: the texts themselves, where one takes one’s data along or leaves, and where something else is asked already. */
const NOT_ON = [...PAGES.map((name) => `/${name}`), '/profile', '/complaints', '/account-deleted', '/age-check']

/** Asks a member to read what has changed in the texts he agreed to: in his turn, once in a visit. */
export default function ChangedTerms() {
  const { loadWords } = useVisit()
  const { pathname } = useLocation()
  const [isReady, setReady] = useState(false)
  const [isLater, setLater] = useState(() => recall<boolean>(KEY) === true)
  const isAway = NOT_ON.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  const isMyTurn = useOverlayTurn('terms', isReady && !isLater && !isAway)

  useEffect(() => {
    // Files that don't come now come with the next visit.
    Promise.all([loadDialog(), loadWords(['identity'])]).then(
      () => setReady(true),
      () => {}
    )
  }, [loadWords])

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
