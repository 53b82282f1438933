import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { SignupDraft } from './signup_draft.ts'
import { type SignupExtras, signupSteps, type SignupStep } from './signup_steps.ts'

export function useSignupSteps(extras: SignupExtras, draft: SignupDraft) {
  const steps = signupSteps(extras)
  const [place, setPlace] = useState(() => resumeAt(steps, draft))
  const step = steps[place]!

  /** Synchronous, so that the new step can be focused. */
  const show = (to: number) => flushSync(() => setPlace(to))

  return {
    step,
    count: steps.length,
    number: place + 1,
    isFirst: place === 0,
    isLast: place === steps.length - 1,
    isShown: (name: SignupStep['name']) => step.name === name,
    next: () => show(place + 1),
    back: () => show(place - 1),
    /** Goes to the first step with one of these fields. */
    showFields: (fields: string[]) => {
      const found = steps.findIndex((one) => one.fields.some((name) => fields.includes(name)))
      if (found >= 0) show(found)
    },
  }
}

/** Resumes at the draft's step, or after what was answered elsewhere; at most at the password, which isn't stored. */
function resumeAt(steps: readonly SignupStep[], { step, answered }: SignupDraft): number {
  const isAsked = steps.findIndex(({ name }) => name === answered)
  // What comes before it is not passed over.
  const after = isAsked === 0 ? 1 : 0
  const left = Math.max(
    after,
    steps.findIndex(({ name }) => name === step)
  )
  const password = steps.findIndex(({ name }) => name === 'access')
  return Math.max(0, Math.min(left, password))
}
