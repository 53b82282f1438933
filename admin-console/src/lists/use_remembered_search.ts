import { useEffect, useState } from 'react'
import { useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * A list that is opened by its bare address shows what it showed last in this browser. From then on the address alone says what is
 * shown, so that one can go back to all of its rows, too: react-admin's own memory would lead forward again.
 * @param list undefined for one whose address doesn't say it
 * @returns whether the address says it by now
 */
export function useRememberedSearch(list: string | undefined): boolean {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [remembered, remember] = useStore(`${list}.search`, '')
  const [wasSettled, settle] = useState(search !== '' || remembered === '')
  const isSettled = list === undefined || wasSettled || search !== ''
  if (isSettled && !wasSettled) settle(true)
  useEffect(() => {
    if (list === undefined) return
    if (!isSettled) return void navigate({ search: remembered }, { replace: true })
    if (search !== remembered) remember(search)
  }, [list, isSettled, search, remembered, remember, navigate])
  return isSettled
}
