import type { Language } from '@manyhearts/locales/languages'
import { createApi } from '#site/lib/api/api.ts'
import { DeletionPanel } from '#site/features/identity/deletion/deletion_panel.tsx'
import { ExportPanel } from '#site/features/identity/exports/export_panel.tsx'
import { exportsApi } from '../exports_api.ts'
import { galleryVisit } from '../gallery_visit.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'
import { WithVisit } from '../with_visit.tsx'

const query = new URLSearchParams(location.search)
const language = (query.get('language') ?? 'en') as Language
const states = query.has('api') ? (['api'] as const) : (['none', 'pending', 'ready', 'failed'] as const)

/** With `?api`, the data of the member logged in at this address. */
const visits = states.map((state) => {
  const api = state === 'api' ? createApi({ origin: location.origin }) : exportsApi(state)
  return [state, galleryVisit(api, language, ['identity', 'site'])] as const
})

export function LeavingSection() {
  return (
    <Section title="Data and leaving" isWide>
      {visits.map(([state, visit]) => (
        <State key={state} name={`copy of one’s data, ${state}`}>
          <WithVisit visit={visit}>
            <ExportPanel />
          </WithVisit>
        </State>
      ))}
      <State name="leaving">
        <WithVisit visit={visits[0]![1]}>
          <DeletionPanel />
        </WithVisit>
      </State>
    </Section>
  )
}
