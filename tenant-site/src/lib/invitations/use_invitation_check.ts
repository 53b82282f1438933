import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { invitationQuery } from './invitation_query.ts'

/** Pause in typing after which a code is checked, in ms. */
const PAUSE = 600

/** Checks an invitation code as soon as it is typed, each one once; `fault` is undefined until the code was checked. */
export function useInvitationCheck(initial: string) {
  const { api } = useVisit()
  const [typed, setTyped] = useState(initial)
  const [code, setCode] = useState(initial)
  useEffect(() => {
    const timer = setTimeout(() => setCode(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const { error, isSuccess } = useQuery({ ...invitationQuery(api, code), enabled: code !== '' })
  const refused = error && refusal(error)
  const answer = refused ? (refused.fields.invite_code ?? refused.message) : isSuccess ? '' : undefined
  return {
    fault: typed === code ? answer : undefined,
    type: setTyped,
    checkNow: () => setCode(typed),
  }
}
