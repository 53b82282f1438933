import { portraitsOf } from '#site/lib/brand/brand_art.ts'
import { Avatar } from '#site/ui/people/avatar.tsx'
import { Badge } from '#site/ui/text/badge.tsx'
import { HeartButton } from '#site/ui/buttons/heart_button.tsx'
import { LockedPhoto } from '#site/ui/photos/locked_photo.tsx'
import { PersonLine } from '#site/ui/people/person_line.tsx'
import { Portrait } from '#site/ui/people/portrait.tsx'
import { PortraitWall } from '#site/ui/people/portrait_wall.tsx'
import { PremiumBadge } from '#site/ui/people/premium_badge.tsx'
import { ProfileCard } from '#site/ui/people/profile_card.tsx'
import { ProfileCardSkeleton } from '#site/ui/people/profile_card_skeleton.tsx'
import { LONG_WORDS } from '../long_words.ts'
import { PEOPLE } from '../people.ts'
import { Section } from '../section.tsx'
import { State } from '../state.tsx'
import styles from '../gallery.module.css'

/** Letters of all colours, wide, narrow, with accents and taken apart; the last has no name. */
const NAMES = ['Wim', 'Ina', 'Åsa', 'E\u0301lodie', 'Łukasz', 'Quinn', 'jan', '']

const DRAWINGS = portraitsOf({ niche: 1, theme: { preset: 'blush' } } as Parameters<typeof portraitsOf>[0], 3)

export function PeopleSection() {
  const unread = <Badge text="99+" label="more than 99 unread messages" />
  return (
    <Section title="People">
      {Object.entries(PEOPLE).map(([name, person]) => (
        <State key={name} name={`card, ${name}`}>
          <ProfileCard
            person={person}
            to="/"
            place={name === 'long' ? LONG_WORDS.finnish : 'Turku, 12 km'}
            premiumLabel={name === 'plain' ? 'Premium member' : undefined}
            onlineLabel={name === 'plain' ? 'Online' : undefined}
            newLabel={name === 'fictional' ? 'New' : undefined}
            action={<HeartButton label={`Like ${person.name}`} text="Like" isPressed={false} onPress={() => {}} />}
          />
        </State>
      ))}
      <State name="card, waiting">
        <ProfileCardSkeleton />
      </State>
      <State name="locked photo">
        <div className={styles.frame}>
          <LockedPhoto placeholder="" blurred={null} title="Three more photos" action="Get Premium" to="/" />
        </div>
      </State>
      <State name="closed photos">
        <div className={styles.frame}>
          <LockedPhoto placeholder="" blurred={null} title="Mira shows photos to people she likes" />
        </div>
        <div className={styles.frame}>
          <Portrait person={{ ...PEOPLE.without, veil: { src: null, placeholder: 'AAAA' } }} isFluid />
        </div>
      </State>
      <State name="wall">
        <PortraitWall pictures={DRAWINGS} caption="Drawings, not members." />
      </State>
      <State name="line">
        <PersonLine person={PEOPLE.plain} premiumLabel="Premium member" detail="See you on Sunday?" end={unread} />
        <PersonLine person={PEOPLE.long} detail={LONG_WORDS.german} end={unread} />
        <PersonLine person={PEOPLE.fictional} size="small" />
      </State>
      <State name="avatars">
        <Avatar person={PEOPLE.plain} size="small" />
        <Avatar person={PEOPLE.fictional} />
        <Avatar person={PEOPLE.without} size="large" />
      </State>
      <State name="without photos">
        {NAMES.map((name) => (
          <Avatar key={name} person={{ ...PEOPLE.without, name }} />
        ))}
      </State>
      {NAMES.slice(0, 3).map((name) => (
        <State key={name} name={`without a photo, ${name}`}>
          <div>
            <Portrait person={{ ...PEOPLE.without, name }} />
          </div>
        </State>
      ))}
      <State name="badges">
        {(['unread', 'primary', 'warning', 'danger'] as const).map((tone) => (
          <Badge key={tone} tone={tone} text="3" label={`3, ${tone}`} />
        ))}
        <PremiumBadge label="Premium" />
      </State>
    </Section>
  )
}
