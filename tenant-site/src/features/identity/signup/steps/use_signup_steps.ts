import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { SignupDraft } from './signup_draft.ts'
import { type SignupExtras, signupSteps, type SignupStep } from './signup_steps.ts'

/** Where somebody is in the sign-up. All fields stay in the form, so that going back or on loses none. */
export function useSignupSteps(extras: SignupExtras, draft: SignupDraft) {
  const steps = signupSteps(extras)
  const [place, setPlace] = useState(() => resumeAt(steps, draft))
  const step = steps[place]!

  /** Shows another step at once, so that something in it can be given focus. */
  const show = (to: number) => flushSync(() => setPlace(to))

  return {
    step,
    count: steps.length,
    /** 1 for the first. */
    number: place + 1,
    isFirst: place === 0,
    isLast: place === steps.length - 1,
    isShown: (name: SignupStep['name']) => step.name === name,
    next: () => show(place + 1),
    back: () => show(place - 1),
    /** Shows the first step that has one of these fields. */
    showFields: (fields: string[]) => {
      const found = steps.findIndex((one) => one.fields.some((name) => fields.includes(name)))
      if (found >= 0) show(found)
    },
  }
}

/** Where the draft was left; the password isn't kept, so nobody goes on beyond it without giving it anew. */
function resumeAt(steps: readonly SignupStep[], { step }: SignupDraft): number {
  const left = steps.findIndex(({ name }) => name === step)
  const password = steps.findIndex(({ name }) => name === 'access')
  return Math.max(0, Math.min(left, password))
}
