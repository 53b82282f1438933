import { use, type ReactNode } from 'react'
import { VisitProvider } from '#site/app/visit.tsx'
import type { Visit } from '#site/lib/visit.ts'

/** What needs a visit, once it is there. */
export function WithVisit({ visit, children }: { visit: Promise<Visit>; children: ReactNode }) {
  return <VisitProvider visit={use(visit)}>{children}</VisitProvider>
}
