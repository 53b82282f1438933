import { use, type ReactNode } from 'react'
import { VisitProvider } from '#site/app/visit.tsx'
import type { Visit } from '#site/lib/visit/visit.ts'

type WithVisitProps = { visit: Promise<Visit>; children: ReactNode }

export function WithVisit({ visit, children }: WithVisitProps) {
  return <VisitProvider visit={use(visit)}>{children}</VisitProvider>
}
