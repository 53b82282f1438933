import type { ReactNode } from 'react'
import type { Step } from './use_steps.ts'

type StepListProps = {
  steps: readonly Step[]
  className?: string
  stepClass?: string
  /** Above the step at this place. */
  picture?: (place: number) => ReactNode
}

/** How one becomes a member, step by step. */
export function StepList({ steps, className, stepClass, picture }: StepListProps) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }, place) => (
        <li key={title} className={stepClass}>
          {picture?.(place)}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
