import type { ReactNode } from 'react'

type PromiseListProps = {
  promises: readonly string[]
  className?: string
  lineClass?: string
  /** Above the promise at this place. */
  picture?: (place: number) => ReactNode
}

/** What the brand promises, line by line. */
export function PromiseList({ promises, className, lineClass, picture }: PromiseListProps) {
  return (
    <ul className={className}>
      {promises.map((line, place) => (
        <li key={line} className={lineClass}>
          {picture?.(place)}
          {line}
        </li>
      ))}
    </ul>
  )
}
