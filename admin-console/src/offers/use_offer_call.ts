import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { useSubmit } from '#console/forms/use_submit.ts'

interface OfferCall {
  method: 'POST' | 'PUT'
  path: string
  body: object
  /** Key of what is said afterwards; nothing without one. */
  said?: string
}

/** Calls that change what a brand sells, after which the lists of `key` are read anew; `fields` as in `useSubmit`. */
export function useOfferCall(key: readonly string[], ...fields: string[]) {
  const queryClient = useQueryClient()
  const notify = useNotify()
  const { isBusy, faults, refusal, submit } = useSubmit(...fields)

  /** @returns whether it wasn't refused */
  async function save({ method, path, body, said }: OfferCall): Promise<boolean> {
    const isDone = await submit(() => httpClient(path, { method, body: JSON.stringify(body) }))
    await queryClient.invalidateQueries({ queryKey: key })
    if (isDone && said) notify(said, { type: 'success' })
    return isDone
  }

  /** The same without a form: what is refused is said in passing. */
  async function act({ method, path, body, said }: OfferCall): Promise<void> {
    try {
      await httpClient(path, { method, body: JSON.stringify(body) })
      if (said) notify(said, { type: 'success' })
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      await queryClient.invalidateQueries({ queryKey: key })
    }
  }

  return { isBusy, faults, refusal, save, act }
}
