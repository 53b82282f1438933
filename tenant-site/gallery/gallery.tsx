import { Suspense } from 'react'
import { LookLinks } from './look_links.tsx'
import { AccountSection } from './sections/account_section.tsx'
import { ActionsSection } from './sections/actions_section.tsx'
import { ConsentsSection } from './sections/consents_section.tsx'
import { ChoicesSection } from './sections/choices_section.tsx'
import { FieldsSection } from './sections/fields_section.tsx'
import { LeavingSection } from './sections/leaving_section.tsx'
import { MessagesSection } from './sections/messages_section.tsx'
import { OverlaysSection } from './sections/overlays_section.tsx'
import { PhotosSection } from './sections/photos_section.tsx'
import { PeopleSection } from './sections/people_section.tsx'
import { ProgressSection } from './sections/progress_section.tsx'
import { TokensSection } from './sections/tokens_section.tsx'
import styles from './gallery.module.css'

/** Every component of the site in every state. */
export function Gallery() {
  return (
    <main className={styles.gallery}>
      <h1>Gallery</h1>
      <LookLinks />
      <TokensSection />
      <ActionsSection />
      <FieldsSection />
      <ChoicesSection />
      <PeopleSection />
      <Suspense>
        <PhotosSection />
        <LeavingSection />
        <ConsentsSection />
      </Suspense>
      <MessagesSection />
      <ProgressSection />
      <OverlaysSection />
      <AccountSection />
    </main>
  )
}
