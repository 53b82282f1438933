import type { ReactNode } from 'react'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { classes } from '#site/ui/classes.ts'
import type { SignupStep } from './signup_steps.ts'
import styles from '#site/features/identity/signup/steps/signup_form.module.css'

type StepPartProps = {
  step: SignupStep['name']
  isShown: boolean
  children: ReactNode
}

/** Hidden steps stay in the form; without JavaScript all are shown. */
export function StepPart({ step, isShown, children }: StepPartProps) {
  const isHydrated = useHydrated()
  return (
    <div data-step={step} hidden={isHydrated && !isShown} className={classes(!isShown && styles.later)}>
      {children}
    </div>
  )
}
