import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { SignupPromptContext, type SignupReason } from '#site/lib/brand/signup_prompt.ts'
import { useMayJoin } from '#site/lib/brand/use_may_join.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import type { SignupEvent } from '#site/app/banners/announce_signup.ts'

const loadModal = () => import('./signup_modal.tsx')
const SignupModal = lazy(loadModal)

type Asked = { search: string; reason?: SignupReason; at: string; isStarted: boolean }

/** Lets components ask visitors to sign up in place (specification §2), if the brand takes new members. */
export function SignupPrompt({ children }: { children: ReactNode }) {
  const { loadNamespaces } = useVisit()
  const { key } = useLocation()
  const navigate = useNavigate()
  const user = useUser()
  const mayJoin = useMayJoin()
  const [asked, setAsked] = useState<Asked | null>(null)
  const mayAsk = !user && mayJoin

  // Stable reference: otherwise every heart on the page would re-render.
  const ask = useCallback(
    (next: string, reason?: SignupReason) => {
      if (!mayAsk) return false
      const search = `?${new URLSearchParams({ next })}`
      Promise.all([loadModal(), loadNamespaces(['identity'])]).then(
        () => setAsked({ search, reason, at: key, isStarted: false }),
        // The dialog failed to load: use the sign-up page.
        () => navigate({ pathname: '/signup', search })
      )
      return true
    },
    [mayAsk, key, loadNamespaces, navigate]
  )

  async function follow(event: SignupEvent) {
    if (event === 'started') return setAsked((now) => now && { ...now, isStarted: true })
    if (event === 'flow_complete') await navigate({ pathname: '/activate', search: asked?.search })
    setAsked(null)
  }

  return (
    <SignupPromptContext value={ask}>
      {children}
      {asked?.at === key && (
        <Suspense>
          <SignupModal search={asked.search} reason={asked.reason} isStarted={asked.isStarted} onEvent={follow} />
        </Suspense>
      )}
    </SignupPromptContext>
  )
}
