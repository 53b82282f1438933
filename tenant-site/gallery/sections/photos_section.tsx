import type { Language } from '@manyhearts/locales/languages'
import { PhotosPanel } from '#site/features/members/photos/photos_panel.tsx'
import { photosVisit } from '../photos_visit.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'
import { WithVisit } from '../with_visit.tsx'

const query = new URLSearchParams(location.search)
const language = (query.get('language') ?? 'en') as Language
const states = query.has('api') ? (['api'] as const) : (['arranged', 'none', 'waiting', 'failed'] as const)

/** With `?api`, the photos of the member logged in at this address. */
const visits = states.map((state) => [state, photosVisit(state, language)] as const)

export function PhotosSection() {
  return (
    <Section title="Own photos" isWide>
      {visits.map(([state, visit]) => (
        <State key={state} name={`photos, ${state}`}>
          <WithVisit visit={visit}>
            <PhotosPanel />
          </WithVisit>
        </State>
      ))}
    </Section>
  )
}
