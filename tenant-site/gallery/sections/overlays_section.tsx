import { useState } from 'react'
import { Button } from '#site/ui/buttons/button.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { LikeOverlay } from '#site/ui/overlays/like_overlay.tsx'
import { MatchOverlay } from '#site/ui/overlays/match_overlay.tsx'
import { Sheet } from '#site/ui/overlays/sheet.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { PEOPLE } from '../people.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'

type Shown = 'dialog' | 'sheet' | 'match' | 'like'

export function OverlaysSection() {
  const [shown, setShown] = useState<Shown>()
  const close = () => setShown(undefined)
  const shared = {
    onClose: close,
    title: LONG_WORDS.german,
    description: 'What is asked, in a sentence.',
    closeLabel: 'Close',
    footer: <Button onClick={close}>Go on</Button>,
  }
  return (
    <Section title="Overlays">
      {(['dialog', 'sheet', 'match', 'like'] as const).map((name) => (
        <State key={name} name={name}>
          <Button onClick={() => setShown(name)}>Open {name}</Button>
        </State>
      ))}
      <Dialog isOpen={shown === 'dialog'} {...shared}>
        <p>The matter itself.</p>
      </Dialog>
      <Sheet isOpen={shown === 'sheet'} {...shared}>
        <p>The matter itself.</p>
      </Sheet>
      {shown === 'match' && (
        <MatchOverlay
          title="You like each other"
          text="Say the first word."
          self={PEOPLE.without}
          other={PEOPLE.fictional}
          otherTo="/"
          otherLabel="Ada’s profile"
          onPhoto={close}
          onClose={close}
        >
          <Button onClick={close}>Go on</Button>
        </MatchOverlay>
      )}
      {shown === 'like' && (
        <LikeOverlay
          title="Ada likes you"
          text="Have a look."
          person={PEOPLE.fictional}
          to="/"
          label="Ada’s profile"
          hasHeart
          onPhoto={close}
          onClose={close}
        >
          <Button onClick={close}>Go on</Button>
        </LikeOverlay>
      )}
    </Section>
  )
}
