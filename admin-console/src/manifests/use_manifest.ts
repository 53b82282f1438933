import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeOf } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import {
  applyManifest,
  manifestFaults,
  type ManifestFault,
  type Plan,
  planManifest,
} from '#console/manifests/manifest.ts'

interface Outcome {
  /** What was said of which text. */
  source: string
  plan?: Plan
  /** The plan is carried out. */
  isApplied?: boolean
  faults?: ManifestFault[]
  /** Text, or its key. */
  failure?: string
}

/** A manifest's text, what the API says of it, and what was applied. The text is kept whatever happens. */
export function useManifest(first: string) {
  const queryClient = useQueryClient()
  const [text, setText] = useState(first)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  /** @returns undefined when it failed */
  async function ask(call: () => Promise<Plan>, isApplied: boolean): Promise<Plan | undefined> {
    setIsBusy(true)
    try {
      const plan = await call()
      setOutcome({ source: text, plan, isApplied })
      return plan
    } catch (error) {
      const faults = manifestFaults(error)
      setOutcome(faults ? { source: text, faults } : { source: text, failure: failureText(error) })
      // Someone else was faster: the plan that was looked at is none any more.
      if (codeOf(error) === 'offer_changed') await planAgain(failureText(error))
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  async function planAgain(failure: string) {
    const plan = await planManifest(text).catch(() => undefined)
    setOutcome({ source: text, failure, ...(plan && { plan }) })
  }

  const check = () => ask(() => planManifest(text), false)

  async function apply(plan: Plan): Promise<Plan | undefined> {
    const applied = await ask(() => applyManifest(text, plan), true)
    // Every screen may show something of it.
    if (applied) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'manifests' })
    return applied
  }

  return {
    text,
    setText,
    isBusy,
    outcome,
    /** What was said is about this very text. */
    isCurrent: outcome?.source === text,
    check,
    apply,
    forget: () => setOutcome(undefined),
  }
}

export type ManifestWork = ReturnType<typeof useManifest>
