import type { Language } from '@manyhearts/locales/languages'
import { createApi } from '#site/lib/api/api.ts'
import { ConsentsPanel } from '#site/features/identity/consents/consents_panel.tsx'
import { consentsApi } from '../consents_api.ts'
import { galleryVisit } from '../gallery_visit.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'
import { WithVisit } from '../with_visit.tsx'

const query = new URLSearchParams(location.search)
const language = (query.get('language') ?? 'en') as Language
const states = query.has('api') ? (['api'] as const) : (['there', 'waiting', 'failed'] as const)

const visits = states.map((state) => {
  const api = state === 'api' ? createApi({ origin: location.origin }) : consentsApi(state)
  return [state, galleryVisit(api, language, ['identity'])] as const
})

/** With `?api`, shows the consents of the member logged in at this address. */
export function ConsentsSection() {
  return (
    <Section title="Consents" isWide>
      {visits.map(([state, visit]) => (
        <State key={state} name={`consents, ${state}`}>
          <WithVisit visit={visit}>
            <ConsentsPanel />
          </WithVisit>
        </State>
      ))}
    </Section>
  )
}
