import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { refusal, type Refusal } from '#site/lib/api/refusal.ts'

const OURS = { status: 422, code: 'invalid', message: '', meta: {} }

/** Form validated by the API: spread `form` on `<Form>`; faults found by `check` prevent sending. */
export function useForm(
  send: (data: FormData) => Promise<void>,
  check: (data: FormData) => Record<string, string> = () => ({})
) {
  const { t } = useTranslation('site')
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (busy) return
    const data = new FormData(form)
    const faults = check(data)
    if (Object.keys(faults).length > 0) return refuse(form, { ...OURS, fields: faults })
    setBusy(true)
    setRefused(null)
    try {
      await send(data)
    } catch (error) {
      refuse(form, refusal(error))
    } finally {
      setBusy(false)
    }
  }

  function refuse(form: HTMLFormElement, answer: Refusal) {
    setRefused(answer)
    focusFirst(form, answer.fields)
  }

  const general = refused && Object.keys(refused.fields).length === 0
  return {
    form: { onSubmit },
    busy,
    errors: refused?.fields ?? {},
    failure: general ? refused.message || t('load_failed.offline') : null,
    refused,
  }
}

function focusFirst(form: HTMLFormElement, fields: Record<string, string>) {
  const named = (element: HTMLElement) => element.getAttribute('data-field') ?? element.getAttribute('name') ?? ''
  const controls = form.querySelectorAll<HTMLElement>('input:not([type=hidden]), select, textarea')
  ;[...controls].find((control) => named(control) in fields)?.focus()
}
