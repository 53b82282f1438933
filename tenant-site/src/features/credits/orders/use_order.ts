import { useEffect, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { Route } from '@tuyau/core/types'
import { once } from '#site/lib/api/api.ts'
import { PRICES } from '#site/lib/api/prices.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { recall, remember } from '#site/lib/browser/session_memory.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type Wanted = Route.Body<'orders.store'>

/** An unanswered request may have created an order, so the same idempotency key is reused, also after a reload. */
export function useOrder() {
  const { api, queryClient } = useVisit()
  const [isLeaving, setLeaving] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Wanted) => {
      const name = keyName(body)
      const key = recall<string>(name) ?? crypto.randomUUID()
      remember(name, key)
      const request = { body, ...once(key) }
      return api.orders.store(request)
    },
    onSuccess: ({ redirect_url }, wanted) => {
      remember(keyName(wanted), undefined)
      setLeaving(true)
      location.assign(redirect_url)
    },
    onError: (refused, wanted) => {
      // That order is over, so another try is another order.
      if (['saved_method_refused', 'order_expired'].includes(refusal(refused).code))
        remember(keyName(wanted), undefined)
      // The screen shows what is asked for now, and the message says that it is another price.
      if (isAboutPrice(refused))
        void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => PRICES.has(name) })
    },
  })

  useEffect(() => {
    // Back from the payment page by the browser's back button.
    const comeBack = () => setLeaving(false)
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [])

  return {
    order: (wanted: Wanted) => mutate(wanted),
    isOrdering: isPending || isLeaving,
    failure: error && refusal(error),
  }
}

function isAboutPrice(error: unknown): boolean {
  const { code } = refusal(error)
  return code === 'price_changed' || code === 'order_expired' || code.startsWith('discount_code')
}

/** Another price that is asked for is another request. */
function keyName({
  package_id,
  method,
  code = '',
  saved_method_id = '',
  save_method = false,
  ...seen
}: Wanted): string {
  const { price_minor = '', currency = '' } = seen
  return ['order-key', package_id, method, code, saved_method_id, save_method, price_minor, currency].join(':')
}
